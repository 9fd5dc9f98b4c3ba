import type { Catalogue } from '../../domain/engine/catalogue'
import { profileOf } from '../../domain/engine/visitContext'
import type { StepKey } from '../../domain/language/stepKey'
import { type State, situationOf } from '../../events/state/state'
import { offeredStartOptions } from '../steps/offeredStartOptions'

/**
 * Whether this visit has the step: its type has the step, or it is the retrieval and the introduction offers that.
 * `unknown` while the customer, or the tenant's setting that decides on the retrieval, is still to come.
 */
export const stepPresence = (catalogue: Catalogue, state: State, step: StepKey): 'present' | 'absent' | 'unknown' => {
  if (step === 'intro' || step === 'success') return 'present'
  if (!state.loaded) return 'unknown'
  // Also where it is not in the order now: a step that asks of a partner says that there is none (spec 2 section 2).
  if (profileOf(situationOf(catalogue, state)).steps.includes(step)) return 'present'
  if (step !== 'aqopi') return 'absent'
  const options = offeredStartOptions(state)
  return options === null ? 'unknown' : options.includes('digital') ? 'present' : 'absent'
}
