import type { Catalogue } from '../../domain/engine/catalogue'
import { sideSteps } from '../../domain/engine/stepOrder'
import { orderOf } from '../../domain/engine/verdict'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import type { View } from '../live'
import { stepTitle } from '../stepTitle'

/** The title of the step that comes after this one, as the answers stand; null where none does. */
export const stepAfter = (catalogue: Catalogue, view: View, key: StepKey): string | null => {
  const steps = sideSteps(orderOf(situationOf(catalogue, view.state)))
  const at = steps.indexOf(key)
  const next = at === -1 ? undefined : steps[at + 1]
  return next === undefined ? null : stepTitle(catalogue, view, next)
}
