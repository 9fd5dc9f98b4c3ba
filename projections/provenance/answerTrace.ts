/**
 * Finds in the log where the present answer of a question came from and which earlier answer can be put back; also
 * compares two such traces.
 */
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { lastUpTo } from '../logHistory/lastUpTo'
import type { HistoryView } from '../logHistory/logHistory'
import type { SourcedAnswer, SourcedAnswerStack } from '../logHistory/provenanceTracker'
import { visitStartSeq } from '../logHistory/visitMoments'

/** Where the answer of a question came from; `before`: what stood there, and can be put back. */
export interface AnswerTrace {
  readonly answer: SourcedAnswer
  readonly before: SourcedAnswer | null
}

export const sameAnswerTrace = (a: AnswerTrace | null, b: AnswerTrace | null): boolean =>
  a === b || (a?.answer === b?.answer && a?.before === b?.before)

/**
 * What the log tells of an answer; null where it tells nothing. What stood there before is what somebody else had put there
 * last, or, of a question that was answered by hand alone, what stood there when this visit began. Never an empty answer.
 */
export const answerTrace = (historyView: HistoryView, path: string): AnswerTrace | null => {
  const { history, seq } = historyView
  const all = history.provenance.get(path)
  const question = slotAddress(history.catalogue, path)?.slot.question
  if (all === undefined || question === undefined) return null
  const from = lastUpTo(history.restored, seq)?.seq ?? 0
  const findIn = (stack: SourcedAnswerStack | null, matches: (one: SourcedAnswer) => boolean): SourcedAnswer | null => {
    for (let at = stack; at !== null && at.answer.seq > from; at = at.below) if (matches(at.answer)) return at.answer
    return null
  }
  const stack = lastUpTo(all, seq)?.stack ?? null
  const last = findIn(stack, () => true)
  if (last === null) return null
  const isFilled = (value: Answer): boolean => !isEmptyAnswer(question, value)
  if (last.source !== 'own') return isFilled(last.value) ? { answer: last, before: null } : null
  const external = findIn(stack, one => one.source !== 'own' && isFilled(one.value))
  // What was put back is whose it was.
  if (external !== null && sameAnswer(external.value, last.value)) return { answer: external, before: null }
  const visitStart = visitStartSeq(historyView)
  const previous =
    external ?? (last.seq > visitStart ? findIn(stack, one => one.seq < visitStart && isFilled(one.value)) : null)
  return { answer: last, before: previous === null || sameAnswer(previous.value, last.value) ? null : previous }
}
