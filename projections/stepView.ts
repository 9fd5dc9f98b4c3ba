import type { Catalogue } from '../domain/engine/catalogue'
import { isExempt, stepOf } from '../domain/engine/verdict'
import type { StepKey } from '../domain/language/stepKey'
import { situationOf } from '../events/state/state'
import type { View } from './live'
import { errorsOf } from './validity'

/** Whether the step's errors show: it was submitted, and it is judged at all (spec 1 section 4). */
export const showsErrors = (catalogue: Catalogue, { state }: View, key: StepKey): boolean =>
  state.submitted.has(key) && !isExemptNow(catalogue, state, key)

/** Whether the step was refused and something in it is not right yet. */
export const isRefused = (catalogue: Catalogue, view: View, key: StepKey): boolean =>
  showsErrors(catalogue, view, key) && errorsOf(catalogue, view.tree, key) > 0

/** Whether the customer may pass the step by whatever is answered. */
export const isExemptNow = (catalogue: Catalogue, state: View['state'], key: StepKey): boolean => {
  const situation = situationOf(catalogue, state)
  const step = stepOf(situation, key)
  return step !== null && isExempt(situation, step)
}
