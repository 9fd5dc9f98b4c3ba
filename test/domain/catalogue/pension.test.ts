import { expect, test } from 'vitest'
import { pension } from '../../../domain/catalogue/pension'
import { homeSearchAt } from './homeSearchLines'
import { screenOf } from './screen'

/** Wording A10, checklist PEN: key | type | title | options | help | messages | shown when. */
const screen = `
step | Pensioen | Na uw pensioen is uw inkomen vaak lager. Wij vragen hoe u dan wilt wonen. | -
section | section_91 | Na uw pensioen | always | -
heading | Wonen en betalen | always
current_home | radio | Wilt u na uw pensioen in uw huidige woning blijven wonen? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
${homeSearchAt('current_home = 0')}
solutions | checkboxes | Wat doet u als uw pensioen te laag is voor uw woonlasten? | sell_the_house = Ik verkoop mijn woning; change_mortgage = Ik pas mijn hypotheek aan; other = Anders | - | Minimaal 1 antwoord(en) | always
solutions.explanation | text area | Leg uit wat u dan doet | - | - | - | solutions.other = 1
heading | Veranderingen | always
table | Hoe groot is de kans dat dit na uw pensioen gebeurt?
moving | table row | Verhuizen | 0 = Onwaarschijnlijk; 1 = Kans aanwezig; 2 = Zeer waarschijnlijk | - | Maak een keuze | always
heritage | table row | Een erfenis of schenking krijgen | 0 = Onwaarschijnlijk; 1 = Kans aanwezig; 2 = Zeer waarschijnlijk | - | Maak een keuze | always
relevant_change | table row | Een andere belangrijke verandering | 0 = Onwaarschijnlijk; 1 = Kans aanwezig; 2 = Zeer waarschijnlijk | - | Maak een keuze | always
explanation | text area | Wilt u deze veranderingen toelichten? | - | - | - | always
heading | Als uw partner overlijdt | has_partner = 1
partner_dies | checkboxes | Wat is er geregeld voor als uw partner na uw pensioen overlijdt? | orv = Overlijdensrisicoverzekering (ORV); survivors_pension = Nabestaandenpensioen via het pensioenfonds of de werkgever; life_insurance = Levensverzekering; savings = Spaargeld of beleggingen; no_insurance = Er is geen verzekering; unknown = Weet ik niet (alone) | - | Minimaal 1 antwoord(en) | has_partner = 1
no_insurance_explanation | text area | Waarom is er geen verzekering? | - | - | - | has_partner = 1 and partner_dies.no_insurance = 1
section | section_92 | Uw partner | has_partner = 1 | Volgens de ingevoerde gegevens heeft u geen partner.
working_time | slider 0 to 40, step 1, default 40, marks 0,8,16,24,32,40, '{n} uur per week' | Hoeveel uur per week werkt uw partner als u met pensioen bent? | - | - | - | has_partner = 1
solution | radio | Wat doen u en uw partner als het inkomen dan te laag is? | 0 = Wij geven minder uit; 1 = Wij gebruiken ons spaargeld; 2 = Mijn partner gaat meer werken; 3 = Wij verhuizen naar een goedkopere woning; 4 = Anders | - | Maak een keuze | has_partner = 1
solution.explanation | text area | Leg uit wat u dan doet | - | - | - | has_partner = 1 and solution = 4
`

test('pension shows exactly what the specification lists', () => {
  expect(screenOf(pension)).toEqual(screen.trim().split('\n'))
})
