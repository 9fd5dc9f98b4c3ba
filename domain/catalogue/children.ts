/**
 * The step 'Kinderen': the children at home, expected family expansion with working hours, and how a growing family
 * moves and pays the extra costs.
 */

import { is } from '../language/condition'
import { block, readOnlyEntry, section, step } from '../language/section'
import { homeSearch } from './homeSearch'
import { requiredRadio, requiredYesNo } from './requiredChoice'
import { ownHours, workingHours } from './workingHours'

const familyExpansion = requiredYesNo('Verwacht u gezinsuitbreiding?')

const family = section('section_41', 'Uw gezin', {
  children_at_home: readOnlyEntry('childrenAtHome', 'Kinderen die thuis wonen', {
    empty: 'Volgens de ingevoerde gegevens wonen er geen kinderen bij u thuis.',
  }),
  expansion: block(
    {
      family_expansion: familyExpansion,
      working_time: workingHours('Hoeveel uur per week wilt u werken na de gezinsuitbreiding?', ownHours, 4, {
        shownWhen: is(familyExpansion, 1),
      }),
    },
    { title: 'Gezinsuitbreiding' },
  ),
})

const wantsToMove = requiredYesNo('Wilt u verhuizen als uw gezin groter wordt?')

const living = section(
  'section_42',
  'Als uw gezin groter wordt',
  {
    moving: wantsToMove,
    home: homeSearch(is(wantsToMove, 1)),
    // 5, not 4, asks how: this question has one option more than the solutions (spec 2 section 4).
    financing: requiredRadio(
      'Hoe betaalt u de extra kosten voor uw gezin?',
      [
        [0, 'Van mijn of ons inkomen'],
        [1, 'Van spaargeld'],
        [2, 'Ik geef minder uit aan andere dingen'],
        [3, 'Ik verhoog mijn hypotheek'],
        [4, 'Met hulp van familie'],
        [5, 'Anders'],
      ],
      { explanation: { title: 'Leg uit hoe u de kosten betaalt', at: [5] } },
    ),
  },
  { shownWhen: is(familyExpansion, 1) },
)

export const children = step(
  'children',
  'Kinderen',
  'Kinderen hebben invloed op uw inkomen, uw uitgaven en uw woonwensen.',
  [family, living],
)
