import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyRecord } from '../../events/record/envelope'
import { foldRecords } from '../../events/state/fold'
import { initialState, situationOf } from '../../events/state/state'
import type { View } from '../../projections/live'
import { surveyTree } from '../../projections/surveyTree'
import type { Portal } from '../domain/portal/portal'

/** What the screens read of a portal now. */
export const viewOf = (portal: Portal): View => ({ state: portal.state(), tree: surveyTree(portal.situation()) })

/** All that the screens could read after the record with this seq, folded from the beginning; 0 is before the first. */
export const viewAt = (catalogue: Catalogue, records: readonly SurveyRecord[], seq: number): View => {
  const state = foldRecords(catalogue, initialState(catalogue), records.slice(0, seq))
  return { state, tree: surveyTree(situationOf(catalogue, state)) }
}
