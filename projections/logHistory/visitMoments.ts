/**
 * Finds in the history of a log where the customer was last, where the present visit began, and the last moment of an
 * earlier visit.
 */

import { countUpTo, lastUpTo } from './lastUpTo'
import type { HistoryView, VisitMoment } from './logHistory'

/** Where the customer was last; null where the log tells of nothing that the customer did. */
export const lastVisitMoment = ({ history: { visitMoments }, seq }: HistoryView): VisitMoment | null => {
  const count = countUpTo(visitMoments, seq)
  const isBegun = visitMoments.some((one, at) => at < count && one.isOwn)
  return isBegun ? (visitMoments[count - 1] ?? null) : null
}

/** The seq that the visit of now began with; 0 where no opening is in the log. */
export const visitStartSeq = ({ history: { openings }, seq }: HistoryView): number => {
  for (let at = countUpTo(openings, seq) - 1; at >= 0; at--) {
    const opening = openings[at]
    if (opening?.isReturn === true) return opening.seq
  }
  return 0
}

/** The last that the customer did in a visit before this one; null where there was none. */
export const lastMomentOfEarlierVisit = (historyView: HistoryView): VisitMoment | null => {
  const before = lastUpTo(historyView.history.visitMoments, visitStartSeq(historyView) - 1)
  return before === null ? null : lastVisitMoment({ history: historyView.history, seq: before.seq })
}
