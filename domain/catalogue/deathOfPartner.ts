/**
 * The step about the partner's death, only with a partner: what matters then, what is arranged, where the customer
 * lives, how it is paid, and working hours.
 */

import { boxes } from '../language/chosenQuestions'
import { is, ticked } from '../language/condition'
import { block, step } from '../language/section'
import { textArea } from '../language/typedQuestions'
import { partnerDies } from './partnerDies'
import { furtherPartnerSection, partnerSection } from './partnerSection'
import { hasPartner } from './personalDetails/partner'
import { solution } from './solution'
import { stayOrMove } from './stayOrMove'
import { ownHours, workingHours } from './workingHours'

const important = boxes('Wat vindt u belangrijk als uw partner overlijdt?', 'situation', [
  ['same_lifestyle', 'Ik kan leven zoals ik nu leef'],
  ['repay_mortgage', 'De hypotheek wordt (deels) afgelost'],
  ['care_children', 'Er is genoeg tijd en geld voor de kinderen'],
  ['work_less', 'Ik kan minder werken'],
  ['other', 'Iets anders'],
])

export const deathOfPartner = step(
  'death_of_partner',
  'Overlijden van uw partner',
  'Als uw partner overlijdt, verandert uw inkomen. Wij vragen hoe u dan wilt wonen en leven.',
  [
    partnerSection('section_71', 'Als uw partner overlijdt', {
      wishes: block(
        {
          my_partner_is_going_to_die: important,
          other_explanation: textArea('Leg uit wat u belangrijk vindt', { shownWhen: ticked(important, 'other') }),
        },
        { title: 'Wat u belangrijk vindt' },
      ),
      arranged: block(partnerDies('Wat is er geregeld voor als uw partner overlijdt?'), {
        title: 'Wat er geregeld is',
      }),
      living: block(
        {
          ...stayOrMove('Wilt u in uw huidige woning blijven wonen als uw partner overlijdt?'),
          solution: solution(),
        },
        { title: 'Wonen en betalen' },
      ),
    }),
    // The customer's own hours: the partner has died (checklist OPEN-40).
    furtherPartnerSection('section_72', 'Uw werk', {
      working_time: workingHours('Hoeveel uur per week wilt u werken als uw partner overlijdt?', ownHours),
    }),
  ],
  { comesWhen: is(hasPartner, 1), summary: ['death_of_partner.sections.section_71.questions.solution.value'] },
)
