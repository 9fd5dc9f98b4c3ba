import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecords } from '../../events/state/fold'
import { initialState, situationOf } from '../../events/state/state'
import type { SurveyView } from '../../projections/live'
import { surveyTree } from '../../projections/tree/surveyTree'
import type { Portal } from './portal'

/** What the screens read of a portal now. */
export const viewOf = (portal: Portal): SurveyView => ({ state: portal.state(), tree: surveyTree(portal.situation()) })

/** All that the screens could read after the record with this seq, folded from the beginning; 0 is before the first. */
export const viewAt = (catalogue: Catalogue, records: readonly SurveyRecord[], seq: number): SurveyView => {
  const state = foldRecords(catalogue, initialState(catalogue), records.slice(0, seq))
  return { state, tree: surveyTree(situationOf(catalogue, state)) }
}
