/**
 * Puts an answer into words for the page before sending and the read-back cards; tells whether a question is left
 * empty or only shown.
 */
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import type { Question } from '../../domain/language/question'
import { assumedTexts } from '../../domain/texts/assumedTexts'
import { overviewTexts } from '../../domain/texts/overviewTexts'
import { notChosenYet, unknownAmount } from '../../domain/texts/questionTexts'
import { type FieldView, isUnchosen } from '../tree/fieldView'
import { shownAnswer } from './shownAnswer'

/** A number that is only shown is retrieved or not; the customer can do nothing about it. */
export const isShownOnly = (question: Question): boolean => question.kind === 'number' && question.readOnly

/** What is open and counts as 'Nee' is told: the whole survey goes by it. */
const isAssumed = (question: Question): boolean => question.kind === 'choice' && question.assumes !== null

/** What may be left empty and is, or is switched off, has nothing to check. */
export const isLeftEmpty = ({ slot: { question }, value }: FieldView, missing: string | null): boolean =>
  missing === null && isEmptyAnswer(question, value) && !isShownOnly(question) && !isAssumed(question)

/** An answer as the page before sending and the cards show it; '' where there is none. */
export const overviewAnswerWords = (field: FieldView): string => {
  const { question } = field.slot
  const words = shownAnswer(field).trim()
  if (words !== '') return isUnchosen(field) ? `${words} (${notChosenYet.toLowerCase()})` : words
  if (isAssumed(question)) return assumedTexts.inOverview
  if (isShownOnly(question)) return unknownAmount
  // What the office knows by a code that has no words here is still answered.
  return isEmptyAnswer(question, field.value) ? '' : overviewTexts.answered
}
