/**
 * The error scope of a step: the paths that its last verdict refused; null (no error shows) before it is submitted and
 * while it is exempt. Also tells whether it is exempt now.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { stepOf } from '../../domain/engine/steps/stepOrder'
import { isExempt } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import type { ErrorScope } from './fieldErrors'

/** How the step's questions are judged: it was submitted, and is judged at all (spec 1 section 4). */
export const errorScopeOf = (catalogue: Catalogue, { state }: SurveyView, key: StepKey): ErrorScope => {
  const refused = state.submitted.get(key)
  return refused === undefined || isExemptNow(catalogue, state, key) ? null : refused
}

/** Whether the customer may pass the step by whatever is answered. */
export const isExemptNow = (catalogue: Catalogue, state: SurveyView['state'], key: StepKey): boolean => {
  const situation = situationOf(catalogue, state)
  const step = stepOf(situation, key)
  return step !== null && isExempt(situation, step)
}
