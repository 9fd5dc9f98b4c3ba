import { is } from '../../language/condition'
import { section } from '../../language/section'
import { hasPartner } from '../personalDetails/partner'
import { requiredRadio } from '../requiredChoice'

export const owner = section(
  'section_3',
  'Eigenaar en inkomen',
  {
    whos_the_owner: requiredRadio(
      'Wie is of wordt de eigenaar van de woning?',
      [
        [0, 'Ik'],
        [1, 'Mijn partner'],
        [2, 'Mijn partner en ik samen'],
        [3, 'Anders'],
      ],
      { explanation: { title: 'Leg uit wie de eigenaar is of wordt', at: [3] } },
    ),
    whos_income: requiredRadio('Van welk inkomen betaalt u de hypotheek?', [
      [0, 'Van mijn inkomen'],
      [1, 'Van het inkomen van mijn partner'],
      [2, 'Van het inkomen van mijn partner en mij samen'],
    ]),
  },
  { shownWhen: is(hasPartner, 1) },
)
