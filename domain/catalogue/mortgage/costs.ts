import { onAssociationHost } from '../../language/condition'
import { info, section } from '../../language/section'
import { costRemark } from '../../texts/stepTexts'
import { requiredYesNo } from '../requiredChoice'

/** Only on the homeowners association's host (checklist OPEN-24, OPEN-37). */
export const costs = section(
  'section_20',
  'Kosten voor advies',
  {
    question_1: requiredYesNo('Weet u dat u kosten betaalt voor advies en bemiddeling?'),
    note: info(costRemark),
  },
  { shownWhen: onAssociationHost },
)
