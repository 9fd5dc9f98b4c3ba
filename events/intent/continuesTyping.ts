/**
 * Tells whether an answer continues the typing of the action before, on the same question within ten seconds, so
 * that both undo together.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { isTypedQuestion } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import { answeredPath } from '../record/intent'
import type { SurveyRecord } from '../record/surveyRecord'

/** What is typed on within so many milliseconds is one answer (our choice). */
const typingPauseMs = 10_000

/** @param before the newest action (`isAction`); null where there is none, or none that is known */
export const continuesTyping = (
  catalogue: Catalogue,
  before: SurveyRecord | null,
  path: string,
  at: number,
): boolean => {
  const isSame = before?.intent !== undefined && answeredPath(before.intent) === path
  if (!isSame || at - before.at > typingPauseMs) return false
  const question = slotAddress(catalogue, path)?.slot.question
  return question !== undefined && (isTypedQuestion(question) || question.kind === 'slider')
}
