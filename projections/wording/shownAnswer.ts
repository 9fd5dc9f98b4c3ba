/**
 * An answer in words as a person reads it: that of a question as it stands, or one from a log as its field showed it,
 * null where none did.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { AvailableOptions } from '../../domain/engine/kinds/kindRow'
import { answerInWords, isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import { allSuppliedOptions } from '../../domain/engine/suppliedOptions'
import type { Answer } from '../../domain/language/answer'
import type { Lenders } from '../../domain/language/lender'
import type { Option, Question } from '../../domain/language/question'
import type { FieldView } from '../tree/fieldView'

/** An answer as a person reads it; '' while there is none, and for what is never on a screen. */
export const shownAnswer = ({ slot: { question }, value, options, boxes }: FieldView): string =>
  answerInWords(question, value, { options, boxes })

/** What a question ever offers: what was chosen once may not be offered now, nor the question be there. */
const everOffered = (question: Question, lenders: Lenders): AvailableOptions => {
  const options = (): readonly Option[] =>
    question.kind !== 'choice'
      ? []
      : question.supply === null
        ? question.options
        : allSuppliedOptions(lenders, question.supply)
  return { options: options(), boxes: question.kind === 'boxes' ? question.boxes : [] }
}

/**
 * An answer of a log as its field showed it, whether or not the field is there now. '' where it says nothing; null where
 * no field ever showed it: a question that is not known here or never on a screen, a value that nothing offers.
 * @param lenders the lists that it was chosen from
 */
export const shownLoggedAnswer = (
  catalogue: Catalogue,
  lenders: Lenders,
  path: string,
  value: Answer,
): string | null => {
  const question = slotAddress(catalogue, path)?.slot.question
  if (question === undefined) return null
  if (isEmptyAnswer(question, value)) return ''
  return answerInWords(question, value, everOffered(question, lenders)).trim() || null
}
