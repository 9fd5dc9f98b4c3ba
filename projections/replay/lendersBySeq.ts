import { type Lenders, noLenders } from '../../domain/language/lender'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { lastUpTo } from '../logHistory/lastUpTo'

type LendersAt = (seq: number) => Lenders

const cache = new WeakMap<readonly SurveyRecord[], LendersAt>()

/**
 * Returns a function that gives the lists of lenders and products as they were at a seq of a log; before any was loaded, the
 * first that the log loads.
 */
export const lendersBySeq = (records: readonly SurveyRecord[]): LendersAt => {
  const cached = cache.get(records)
  if (cached !== undefined) return cached
  const lists = records.flatMap(({ seq, events }) =>
    events.flatMap(event =>
      event.type === 'LendersLoaded' && event.lists !== null ? [{ seq, lenders: event.lists }] : [],
    ),
  )
  const at: LendersAt = seq => (lastUpTo(lists, seq) ?? lists[0])?.lenders ?? noLenders
  cache.set(records, at)
  return at
}
