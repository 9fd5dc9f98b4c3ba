/** Classifies a question for counting as answered, open, unchosen, assumed or left out; null when it is not counted. */
import { type FieldView, isUnchosen } from '../tree/fieldView'

/**
 * What a question that is asked counts as, on every screen that counts. `answered`: it has to be, and is right; `open`:
 * sending would refuse it; `unchosen`: a slider at which the customer has not been, which goes out as it stands;
 * `assumed`: it counts as 'Nee' as long as nobody says more; `leftOut`: it may stay empty, and is.
 */
type QuestionCompletion = 'answered' | 'open' | 'unchosen' | 'assumed' | 'leftOut'

/**
 * Null for what is not asked of the customer, and for what need not be answered and says something.
 * @param judged whether sending looks at this step at all: without, everything may stay empty
 */
export const questionCompletion = (field: FieldView, judged: boolean): QuestionCompletion | null => {
  const { visible, error, required, value, slot } = field
  const { question, row } = slot
  if (!visible) return null
  if (judged && error !== null) return 'open'
  if (!slot.forCustomer) return null
  if (judged && isUnchosen(field)) return 'unchosen'
  if (judged && (required || question.kind === 'slider')) return 'answered'
  // Of what is ticked or not, not ticked is an answer.
  if (question.kind === 'switch' || !row.isEmpty(question, value)) return null
  return question.kind === 'choice' && question.assumes !== null ? 'assumed' : 'leftOut'
}
