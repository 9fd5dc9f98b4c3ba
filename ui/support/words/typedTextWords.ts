import type { Catalogue } from '../../../domain/engine/catalogue'
import { answerInWords, typedAnswer } from '../../../domain/engine/kinds/kinds'
import { slotAddress } from '../../../domain/engine/path'
import type { SurveyEvent } from '../../../events/record/surveyEvent'
import { terminalText } from './terminalText'

type TypedText = Pick<Extract<SurveyEvent, { type: 'TypedOtherwise' }>, 'path' | 'typed'>

/**
 * What the customer typed, in Dutch, and what it became where this build has the question and reads the text as a
 * number.
 */
export const typedTextWords = (catalogue: Catalogue, { path, typed }: TypedText): string => {
  if (typed === '') return 'de klant typte een ander getal dan het werd'
  const question = slotAddress(catalogue, path)?.slot.question
  const answer = question === undefined ? null : typedAnswer(question, typed)
  const words = `de klant typte ${terminalText(typed)}`
  return question === undefined || typeof answer !== 'number'
    ? words
    : `${words}; het werd ${answerInWords(question, answer, { options: [], boxes: [] })}`
}
