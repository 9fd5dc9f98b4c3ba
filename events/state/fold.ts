/** Folds one record, or several in order, into the state. */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyRecord } from '../record/surveyRecord'
import { evolve } from './evolve'
import type { State } from './state'

export const foldRecord = (catalogue: Catalogue, state: State, { at, by, events }: SurveyRecord): State => {
  // Nobody sees the states within a record.
  const own = events.length > 1 ? new WeakSet() : null
  let now = state
  for (const event of events) now = evolve(catalogue, now, { at, by, event }, own)
  return now
}

export const foldRecords = (catalogue: Catalogue, state: State, records: readonly SurveyRecord[]): State =>
  records.reduce((now, record) => foldRecord(catalogue, now, record), state)
