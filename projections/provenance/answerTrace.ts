import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { lastUpTo } from '../logHistory/lastUpTo'
import type { HistoryView } from '../logHistory/logHistory'
import type { SourcedAnswer, SourcedAnswerStack } from '../logHistory/provenanceTracker'
import { visitStartSeq } from '../logHistory/visitMoments'

/** Where the answer of a question came from; `before`: what stood there, and can be put back. */
export interface AnswerTrace {
  readonly came: SourcedAnswer
  readonly before: SourcedAnswer | null
}

export const sameAnswerTrace = (a: AnswerTrace | null, b: AnswerTrace | null): boolean =>
  a === b || (a?.came === b?.came && a?.before === b?.before)

/**
 * What the log tells of an answer; null where it tells nothing. What stood there before is what somebody else had put there
 * last, or, of a question that was answered by hand alone, what stood there when this visit began. Never an empty answer.
 */
export const answerTrace = (past: HistoryView, path: string): AnswerTrace | null => {
  const { chronicle, seq } = past
  const all = chronicle.origins.get(path)
  const question = slotAddress(chronicle.catalogue, path)?.slot.question
  if (all === undefined || question === undefined) return null
  const from = lastUpTo(chronicle.restored, seq)?.seq ?? 0
  const find = (known: SourcedAnswerStack | null, isIt: (one: SourcedAnswer) => boolean): SourcedAnswer | null => {
    for (let at = known; at !== null && at.came.seq > from; at = at.under) if (isIt(at.came)) return at.came
    return null
  }
  const known = lastUpTo(all, seq)?.known ?? null
  const last = find(known, () => true)
  if (last === null) return null
  const says = (value: Answer): boolean => !isEmptyAnswer(question, value)
  if (last.how !== 'own') return says(last.value) ? { came: last, before: null } : null
  const foreign = find(known, one => one.how !== 'own' && says(one.value))
  // What was put back is whose it was.
  if (foreign !== null && sameAnswer(foreign.value, last.value)) return { came: foreign, before: null }
  const began = visitStartSeq(past)
  const stood = foreign ?? (last.seq > began ? find(known, one => one.seq < began && says(one.value)) : null)
  return { came: last, before: stood === null || sameAnswer(stood.value, last.value) ? null : stood }
}
