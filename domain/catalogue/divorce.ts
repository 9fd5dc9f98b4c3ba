/**
 * The step about a divorce, only with a partner: staying or moving, paying the housing costs, and the customer's
 * working hours.
 */

import { is } from '../language/condition'
import { step } from '../language/section'
import { furtherPartnerSection, partnerSection } from './partnerSection'
import { hasPartner } from './personalDetails/partner'
import { solution } from './solution'
import { stayOrMove } from './stayOrMove'
import { ownHours, workingHours } from './workingHours'

export const divorce = step(
  'divorce',
  'Scheiding',
  'Als u en uw partner uit elkaar gaan, verandert uw woonsituatie. Wij vragen wat u dan wilt.',
  [
    partnerSection('section_81', 'Als u uit elkaar gaat', {
      ...stayOrMove('Wilt u in uw huidige woning blijven wonen als u en uw partner uit elkaar gaan?'),
      solution: solution(),
    }),
    // The customer's own hours: the partner has left (checklist OPEN-40).
    furtherPartnerSection('section_82', 'Uw werk', {
      working_time: workingHours('Hoeveel uur per week wilt u werken als u en uw partner uit elkaar gaan?', ownHours),
    }),
  ],
  { comesWhen: is(hasPartner, 1), summary: ['divorce.sections.section_81.questions.solution.value'] },
)
