import { boxes } from '../language/chosenQuestions'
import { is } from '../language/condition'
import { block, section, step, table } from '../language/section'
import { textArea } from '../language/typedQuestions'
import { likelihood } from './likelihood'
import { partnerDies } from './partnerDies'
import { partnerSection } from './partnerSection'
import { hasPartner } from './personalDetails/partner'
import { requiredRadio } from './requiredChoice'
import { solutionExplanationTitle } from './solution'
import { stayOrMove } from './stayOrMove'
import { partnersHours, workingHours } from './workingHours'

const chance = likelihood('Kans aanwezig')

/**
 * The step 'Pensioen', asked at every age: housing, its costs and changes after retirement, what is arranged if the
 * partner dies, and the partner's working hours (checklist OPEN-54).
 */
export const pension = step(
  'pension',
  'Pensioen',
  'Na uw pensioen is uw inkomen vaak lager. Wij vragen hoe u dan wilt wonen.',
  [
    section('section_91', 'Na uw pensioen', {
      living: block(
        {
          ...stayOrMove('Wilt u na uw pensioen in uw huidige woning blijven wonen?'),
          solutions: boxes(
            'Wat doet u als uw pensioen te laag is voor uw woonlasten?',
            'situation',
            [
              ['sell_the_house', 'Ik verkoop mijn woning'],
              ['change_mortgage', 'Ik pas mijn hypotheek aan'],
              ['other', 'Anders'],
            ],
            { explanation: { title: solutionExplanationTitle, at: 'other' } },
          ),
        },
        { title: 'Wonen en betalen' },
      ),
      changes: block(
        {
          likelihood: table('Hoe groot is de kans dat dit na uw pensioen gebeurt?', {
            moving: chance('Verhuizen'),
            heritage: chance('Een erfenis of schenking krijgen'),
            relevant_change: chance('Een andere belangrijke verandering'),
          }),
          explanation: textArea('Wilt u deze veranderingen toelichten?'),
        },
        { title: 'Veranderingen' },
      ),
      partner: block(partnerDies('Wat is er geregeld voor als uw partner na uw pensioen overlijdt?'), {
        title: 'Als uw partner overlijdt',
        shownWhen: is(hasPartner, 1),
      }),
    }),
    partnerSection('section_92', 'Uw partner', {
      working_time: workingHours('Hoeveel uur per week werkt uw partner als u met pensioen bent?', partnersHours),
      solution: requiredRadio(
        'Wat doen u en uw partner als het inkomen dan te laag is?',
        [
          [0, 'Wij geven minder uit'],
          [1, 'Wij gebruiken ons spaargeld'],
          [2, 'Mijn partner gaat meer werken'],
          [3, 'Wij verhuizen naar een goedkopere woning'],
          [4, 'Anders'],
        ],
        { explanation: { title: solutionExplanationTitle, at: [4] } },
      ),
    }),
  ],
)
