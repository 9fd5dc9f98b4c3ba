import { expect, test } from 'vitest'
import { unemployment } from '../../../domain/catalogue/unemployment'
import { homeSearchAt } from './homeSearchLines'
import { screenOf } from './screen'

/** Wording A6, checklist UNE: key | type | title | options | help | messages | shown when. */
const screen = `
step | Werkloosheid | Bij werkloosheid daalt uw inkomen. Wij vragen wat dat betekent voor uw woning en hypotheek. | Volgens onze gegevens kunt u deze pagina overslaan. (date_of_birth over 65)
section | section_51 | Als u werkloos wordt | always | -
becoming_unemployed | checkboxes | Wat heeft u geregeld voor als u werkloos wordt? | unemployment_benefit = Ik heb recht op een WW-uitkering; mortgage_protection = Ik heb een woonlastenverzekering; savings = Ik heb spaargeld; partner_income = Mijn partner heeft inkomen (has_partner = 1); family_support = Mijn familie kan mij helpen; other = Iets anders; none = Ik heb nog niets geregeld (alone) | - | Minimaal 1 antwoord(en) | always
becoming_unemployed_explanation | text area | Wilt u dit toelichten? | - | - | - | always
current_home | radio | Wilt u in uw huidige woning blijven wonen als u werkloos wordt? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
${homeSearchAt('current_home = 0')}
solution | radio | Wat doet u als u uw woonlasten dan niet meer kunt betalen? | 0 = Ik geef minder uit; 1 = Ik gebruik mijn spaargeld; 2 = Ik pas mijn hypotheek aan; 3 = Ik verhuis naar een goedkopere woning; 4 = Anders | - | Maak een keuze | always
solution.explanation | text area | Leg uit wat u dan doet | - | - | - | solution = 4
section | section_52 | Uw partner | has_partner = 1 | Volgens de ingevoerde gegevens heeft u geen partner.
partner_working_time | slider 0 to 40, step 1, default 40, marks 0,8,16,24,32,40, '{n} uur per week' | Hoeveel uur per week gaat uw partner werken als u werkloos wordt? | - | - | - | has_partner = 1
`

test('unemployment shows exactly what the specification lists', () => {
  expect(screenOf(unemployment)).toEqual(screen.trim().split('\n'))
})
