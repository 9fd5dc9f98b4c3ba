import { expect, test } from 'vitest'
import { deathOfPartner } from '../../../domain/catalogue/deathOfPartner'
import { homeSearchAt } from './homeSearchLines'
import { screenOf } from './screen'

/** Wording A8, checklist DOP: key | type | title | options | help | messages | shown when. */
const screen = `
step | Overlijden van uw partner | Als uw partner overlijdt, verandert uw inkomen. Wij vragen hoe u dan wilt wonen en leven. | -
section | section_71 | Als uw partner overlijdt | has_partner = 1 | Volgens de ingevoerde gegevens heeft u geen partner.
heading | Wat u belangrijk vindt | has_partner = 1
my_partner_is_going_to_die | checkboxes | Wat vindt u belangrijk als uw partner overlijdt? | same_lifestyle = Ik kan leven zoals ik nu leef; repay_mortgage = De hypotheek wordt (deels) afgelost; care_children = Er is genoeg tijd en geld voor de kinderen; work_less = Ik kan minder werken; other = Iets anders | - | Minimaal 1 antwoord(en) | has_partner = 1
other_explanation | text area | Leg uit wat u belangrijk vindt | - | - | - | has_partner = 1 and my_partner_is_going_to_die.other = 1
heading | Wat er geregeld is | has_partner = 1
partner_dies | checkboxes | Wat is er geregeld voor als uw partner overlijdt? | orv = Overlijdensrisicoverzekering (ORV); survivors_pension = Nabestaandenpensioen via het pensioenfonds of de werkgever; life_insurance = Levensverzekering; savings = Spaargeld of beleggingen; no_insurance = Er is geen verzekering; unknown = Weet ik niet (alone) | - | Minimaal 1 antwoord(en) | has_partner = 1
no_insurance_explanation | text area | Waarom is er geen verzekering? | - | - | - | has_partner = 1 and partner_dies.no_insurance = 1
heading | Wonen en betalen | has_partner = 1
current_home | radio | Wilt u in uw huidige woning blijven wonen als uw partner overlijdt? | 1 = Ja; 0 = Nee | - | Maak een keuze | has_partner = 1
${homeSearchAt('has_partner = 1 and current_home = 0')}
solution | radio | Wat doet u als u uw woonlasten dan niet meer kunt betalen? | 0 = Ik geef minder uit; 1 = Ik gebruik mijn spaargeld; 2 = Ik pas mijn hypotheek aan; 3 = Ik verhuis naar een goedkopere woning; 4 = Anders | - | Maak een keuze | has_partner = 1
solution.explanation | text area | Leg uit wat u dan doet | - | - | - | has_partner = 1 and solution = 4
section | section_72 | Uw werk | has_partner = 1 | -
working_time | slider 0 to 40, step 1, default 40, marks 0,8,16,24,32,40, '{n} uur per week' | Hoeveel uur per week wilt u werken als uw partner overlijdt? | - | - | - | has_partner = 1
`

test('death_of_partner shows exactly what the specification lists', () => {
  expect(screenOf(deathOfPartner)).toEqual(screen.trim().split('\n'))
})
