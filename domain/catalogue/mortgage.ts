/**
 * The step 'Hypotheek': what the customer knows of mortgages and wants of one, and on the association's host of the
 * costs of advice.
 */

import { onAssociationHost } from '../language/condition'
import { info, section, step } from '../language/section'
import { costRemark } from '../texts/discountTexts'
import { mortgageKnowledge } from './mortgage/mortgageKnowledge'
import { mortgageWishes } from './mortgage/mortgageWishes'
import { requiredYesNo } from './requiredChoice'

/** Only on the homeowners association's host (checklist OPEN-24, OPEN-37). */
const costs = section(
  'section_20',
  'Kosten voor advies',
  {
    question_1: requiredYesNo('Weet u dat u kosten betaalt voor advies en bemiddeling?'),
    note: info(costRemark),
  },
  { shownWhen: onAssociationHost },
)

export const mortgage = step(
  'mortgage',
  'Hypotheek',
  'Uw adviseur moet weten wat u al weet van hypotheken en wat u wilt. Er zijn geen foute antwoorden.',
  [costs, mortgageKnowledge, mortgageWishes],
)
