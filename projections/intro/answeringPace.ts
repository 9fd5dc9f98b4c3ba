/** Estimates the time that a customer takes per question, and the minutes for a number of questions. */
import { lastUpTo } from '../logHistory/lastUpTo'
import type { HistoryView } from '../logHistory/logHistory'

/** From so many answers on, a pace is the customer's own (our choice). */
const minAnswers = 12

/** Milliseconds a question of the visits that the types were measured by (test/golden). */
export const goldenPaceMs = 7_000

/** Milliseconds that the customer takes for a question, the pauses left out; the golden visits' until that is known. */
export const answeringPaceMs = ({ history: { visitMoments }, seq }: HistoryView): number => {
  const last = lastUpTo(visitMoments, seq)
  return last === null || last.answeredCount < minAnswers ? goldenPaceMs : last.workMs / last.answeredCount
}

/** Whole minutes that so many questions take, at least one. */
export const minutesFor = (questions: number, paceMs: number): number =>
  Math.max(1, Math.round((questions * paceMs) / 60_000))
