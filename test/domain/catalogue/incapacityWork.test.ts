import { expect, test } from 'vitest'
import { incapacityWork } from '../../../domain/catalogue/incapacityWork'
import { homeSearchAt } from './homeSearchLines'
import { screenOf } from './screen'

/** Wording A7, checklist INC: key | type | title | options | help | messages | shown when. */
const screen = `
step | Arbeidsongeschiktheid | Als u door ziekte of een ongeluk niet meer kunt werken, daalt uw inkomen. Wij vragen wat u dan wilt. | Volgens onze gegevens kunt u deze pagina overslaan. (date_of_birth over 65)
section | section_61 | Als u arbeidsongeschikt wordt | always | -
becoming_incapacitated | checkboxes | Wat heeft u geregeld voor als u arbeidsongeschikt wordt? | wia_benefit = Ik heb recht op een WIA-uitkering; employer_supplement = Mijn werkgever vult mijn inkomen aan; own_insurance = Ik heb zelf een verzekering; savings = Ik heb spaargeld; partner_income = Mijn partner heeft inkomen (has_partner = 1); other = Iets anders; none = Ik heb nog niets geregeld (alone) | - | Minimaal 1 antwoord(en) | always
becoming_incapacitated_explanation | text area | Wilt u dit toelichten? | - | - | - | always
insurance_type | radio | Welke verzekering tegen arbeidsongeschiktheid heeft u? | 0 = Geen verzekering; 1 = Arbeidsongeschiktheidsverzekering (AOV); 2 = Woonlastenverzekering; 3 = Verzekering via mijn werkgever (bijvoorbeeld WGA-hiaat); 4 = Een andere verzekering; 5 = Weet ik niet | - | Maak een keuze | always
current_home | radio | Wilt u in uw huidige woning blijven wonen als u arbeidsongeschikt wordt? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
${homeSearchAt('current_home = 0')}
solution | radio | Wat doet u als u uw woonlasten dan niet meer kunt betalen? | 0 = Ik geef minder uit; 1 = Ik gebruik mijn spaargeld; 2 = Ik pas mijn hypotheek aan; 3 = Ik verhuis naar een goedkopere woning; 4 = Anders | - | Maak een keuze | always
solution.explanation | text area | Leg uit wat u dan doet | - | - | - | solution = 4
section | section_62 | Uw partner | has_partner = 1 | Volgens de ingevoerde gegevens heeft u geen partner.
incapacity_work_hours | slider 0 to 40, step 1, default 40, marks 0,8,16,24,32,40, '{n} uur per week' | Hoeveel uur per week gaat uw partner werken als u arbeidsongeschikt wordt? | - | - | - | has_partner = 1
`

test('incapacity_work shows exactly what the specification lists', () => {
  expect(screenOf(incapacityWork)).toEqual(screen.trim().split('\n'))
})
