/**
 * The step about unemployment: what is arranged, staying or moving, paying the housing costs, and the partner's working
 * hours.
 */

import { boxes } from '../language/chosenQuestions'
import { is } from '../language/condition'
import { section, step } from '../language/section'
import { textArea } from '../language/typedQuestions'
import { arrangedWithoutWork } from './arrangedWithoutWork'
import { partnerSection } from './partnerSection'
import { pastWorkingAge } from './pastWorkingAge'
import { hasPartner } from './personalDetails/partner'
import { solution } from './solution'
import { stayOrMove } from './stayOrMove'
import { partnersHours, workingHours } from './workingHours'

export const unemployment = step(
  'unemployment',
  'Werkloosheid',
  'Bij werkloosheid daalt uw inkomen. Wij vragen wat dat betekent voor uw woning en hypotheek.',
  [
    section('section_51', 'Als u werkloos wordt', {
      becoming_unemployed: boxes(
        'Wat heeft u geregeld voor als u werkloos wordt?',
        'situation',
        [
          ['unemployment_benefit', 'Ik heb recht op een WW-uitkering'],
          ['mortgage_protection', 'Ik heb een woonlastenverzekering'],
          ['savings', 'Ik heb spaargeld'],
          ['partner_income', 'Mijn partner heeft inkomen', { shownWhen: is(hasPartner, 1) }],
          ['family_support', 'Mijn familie kan mij helpen'],
          ['other', 'Iets anders'],
          ['none', 'Ik heb nog niets geregeld', { alone: true }],
        ],
        { alike: arrangedWithoutWork },
      ),
      becoming_unemployed_explanation: textArea('Wilt u dit toelichten?'),
      ...stayOrMove('Wilt u in uw huidige woning blijven wonen als u werkloos wordt?'),
      solution: solution(),
    }),
    partnerSection('section_52', 'Uw partner', {
      partner_working_time: workingHours(
        'Hoeveel uur per week gaat uw partner werken als u werkloos wordt?',
        partnersHours,
      ),
    }),
  ],
  { exempt: pastWorkingAge, summary: ['unemployment.sections.section_51.questions.solution.value'] },
)
