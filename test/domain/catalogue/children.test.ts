import { expect, test } from 'vitest'
import { children } from '../../../domain/catalogue/children'
import { homeSearchAt } from './homeSearchLines'
import { screenOf } from './screen'

/** Wording A5, checklist CHI: key | type | title | options | help | messages | shown when. */
const screen = `
step | Kinderen | Kinderen hebben invloed op uw inkomen, uw uitgaven en uw woonwensen. | -
section | section_41 | Uw gezin | always | -
childrenAtHome | Kinderen die thuis wonen | Volgens de ingevoerde gegevens wonen er geen kinderen bij u thuis. | always
heading | Gezinsuitbreiding | always
family_expansion | radio | Verwacht u gezinsuitbreiding? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
working_time | slider 0 to 40, step 4, default 40, marks 0,8,16,24,32,40, '{n} uur per week' | Hoeveel uur per week wilt u werken na de gezinsuitbreiding? | - | - | - | family_expansion = 1
section | section_42 | Als uw gezin groter wordt | family_expansion = 1 | -
moving | radio | Wilt u verhuizen als uw gezin groter wordt? | 1 = Ja; 0 = Nee | - | Maak een keuze | family_expansion = 1
${homeSearchAt('family_expansion = 1 and moving = 1')}
financing | radio | Hoe betaalt u de extra kosten voor uw gezin? | 0 = Van mijn of ons inkomen; 1 = Van spaargeld; 2 = Ik geef minder uit aan andere dingen; 3 = Ik verhoog mijn hypotheek; 4 = Met hulp van familie; 5 = Anders | - | Maak een keuze | family_expansion = 1
financing.explanation | text area | Leg uit hoe u de kosten betaalt | - | - | - | family_expansion = 1 and financing = 5
`

test('children shows exactly what the specification lists', () => {
  expect(screenOf(children)).toEqual(screen.trim().split('\n'))
})
