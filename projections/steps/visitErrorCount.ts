import type { Catalogue } from '../../domain/engine/catalogue'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import { errorLines } from './errorLines'

/** How many refused questions the steps of a visit name: only a step that was submitted says what is not right in it. */
export const visitErrorCount = (catalogue: Catalogue, view: SurveyView): number =>
  orderOf(situationOf(catalogue, view.state)).reduce(
    (total, step) => total + errorLines(catalogue, view, step).length,
    0,
  )
