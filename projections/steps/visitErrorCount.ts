import type { Catalogue } from '../../domain/engine/catalogue'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import { errorLines } from './errorLines'

/**
 * Counts, for support, the wrong questions that the error summaries of a visit's steps list; a step lists none until it
 * is submitted.
 */
export const visitErrorCount = (catalogue: Catalogue, view: SurveyView): number =>
  orderOf(situationOf(catalogue, view.state)).reduce(
    (total, step) => total + errorLines(catalogue, view, step).length,
    0,
  )
