import type { Catalogue } from '../../domain/engine/catalogue'
import { orderOf } from '../../domain/engine/verdict'
import { situationOf } from '../../events/state/state'
import { errorLines } from '../errorLines'
import type { View } from '../live'

/** How many refused questions the steps of a visit name: only a step that was submitted says what is not right in it. */
export const errorsShown = (catalogue: Catalogue, view: View): number =>
  orderOf(situationOf(catalogue, view.state)).reduce(
    (total, step) => total + errorLines(catalogue, view, step).length,
    0,
  )
