import type { Catalogue } from '../domain/engine/catalogue'
import { orderOf } from '../domain/engine/verdict'
import type { StepKey } from '../domain/language/stepKey'
import { type State, situationOf } from '../events/state/state'
import { optionsOf } from './introView'

/**
 * Whether this visit has the step: it is in the order, or it is the retrieval and the introduction offers that. `unknown`
 * while the customer, or the tenant's setting that decides on the retrieval, is still to come.
 */
export const stepPresence = (catalogue: Catalogue, state: State, step: StepKey): 'present' | 'absent' | 'unknown' => {
  if (step === 'intro' || step === 'success') return 'present'
  if (!state.loaded) return 'unknown'
  if (orderOf(situationOf(catalogue, state)).includes(step)) return 'present'
  if (step !== 'aqopi') return 'absent'
  const options = optionsOf(state)
  return options === null ? 'unknown' : options.includes('digital') ? 'present' : 'absent'
}
