/**
 * The step about incapacity for work: what is arranged and insured, staying or moving, paying the housing costs, and
 * the partner's working hours.
 */

import { boxes } from '../language/chosenQuestions'
import { is } from '../language/condition'
import { section, step } from '../language/section'
import { textArea } from '../language/typedQuestions'
import { arrangedWithoutWork } from './arrangedWithoutWork'
import { partnerSection } from './partnerSection'
import { pastWorkingAge } from './pastWorkingAge'
import { hasPartner } from './personalDetails/partner'
import { requiredRadio } from './requiredChoice'
import { solution } from './solution'
import { stayOrMove } from './stayOrMove'
import { partnersHours, workingHours } from './workingHours'

export const incapacityWork = step(
  'incapacity_work',
  'Arbeidsongeschiktheid',
  'Als u door ziekte of een ongeluk niet meer kunt werken, daalt uw inkomen. Wij vragen wat u dan wilt.',
  [
    section('section_61', 'Als u arbeidsongeschikt wordt', {
      becoming_incapacitated: boxes(
        'Wat heeft u geregeld voor als u arbeidsongeschikt wordt?',
        'situation',
        [
          ['wia_benefit', 'Ik heb recht op een WIA-uitkering'],
          ['employer_supplement', 'Mijn werkgever vult mijn inkomen aan'],
          ['own_insurance', 'Ik heb zelf een verzekering'],
          ['savings', 'Ik heb spaargeld'],
          ['partner_income', 'Mijn partner heeft inkomen', { shownWhen: is(hasPartner, 1) }],
          ['other', 'Iets anders'],
          ['none', 'Ik heb nog niets geregeld', { alone: true }],
        ],
        { alike: arrangedWithoutWork },
      ),
      becoming_incapacitated_explanation: textArea('Wilt u dit toelichten?'),
      insurance_type: requiredRadio('Welke verzekering tegen arbeidsongeschiktheid heeft u?', [
        [0, 'Geen verzekering'],
        [1, 'Arbeidsongeschiktheidsverzekering (AOV)'],
        [2, 'Woonlastenverzekering'],
        [3, 'Verzekering via mijn werkgever (bijvoorbeeld WGA-hiaat)'],
        [4, 'Een andere verzekering'],
        [5, 'Weet ik niet'],
      ]),
      ...stayOrMove('Wilt u in uw huidige woning blijven wonen als u arbeidsongeschikt wordt?'),
      solution: solution(),
    }),
    partnerSection('section_62', 'Uw partner', {
      incapacity_work_hours: workingHours(
        'Hoeveel uur per week gaat uw partner werken als u arbeidsongeschikt wordt?',
        partnersHours,
      ),
    }),
  ],
  { exempt: pastWorkingAge, summary: ['incapacity_work.sections.section_61.questions.solution.value'] },
)
