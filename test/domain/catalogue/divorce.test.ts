import { expect, test } from 'vitest'
import { divorce } from '../../../domain/catalogue/divorce'
import { homeSearchAt } from './homeSearchLines'
import { screenOf } from './screen'

/** Wording A9, checklist DIV: key | type | title | options | help | messages | shown when. */
const screen = `
step | Scheiding | Als u en uw partner uit elkaar gaan, verandert uw woonsituatie. Wij vragen wat u dan wilt. | -
section | section_81 | Als u uit elkaar gaat | has_partner = 1 | Volgens de ingevoerde gegevens heeft u geen partner.
current_home | radio | Wilt u in uw huidige woning blijven wonen als u en uw partner uit elkaar gaan? | 1 = Ja; 0 = Nee | - | Maak een keuze | has_partner = 1
${homeSearchAt('has_partner = 1 and current_home = 0')}
solution | radio | Wat doet u als u uw woonlasten dan niet meer kunt betalen? | 0 = Ik geef minder uit; 1 = Ik gebruik mijn spaargeld; 2 = Ik pas mijn hypotheek aan; 3 = Ik verhuis naar een goedkopere woning; 4 = Anders | - | Maak een keuze | has_partner = 1
solution.explanation | text area | Leg uit wat u dan doet | - | - | - | has_partner = 1 and solution = 4
section | section_82 | Uw werk | has_partner = 1 | -
working_time | slider 0 to 40, step 1, default 40, marks 0,8,16,24,32,40, '{n} uur per week' | Hoeveel uur per week wilt u werken als u en uw partner uit elkaar gaan? | - | - | - | has_partner = 1
`

test('divorce shows exactly what the specification lists', () => {
  expect(screenOf(divorce)).toEqual(screen.trim().split('\n'))
})
