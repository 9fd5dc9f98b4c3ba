import type { Catalogue } from '../domain/engine/catalogue'
import { sideSteps } from '../domain/engine/stepOrder'
import { orderOf } from '../domain/engine/verdict'
import type { StepKey } from '../domain/language/stepKey'
import { situationOf } from '../events/state/state'
import type { View } from './live'
import { stepTitle } from './stepTitle'

/** A step in the side navigation; by its place alone, whatever was submitted (spec 1 section 4). */
export interface SideStep {
  readonly key: StepKey
  readonly title: string
  readonly state: 'finished' | 'current' | 'waiting'
}

export const sameSteps = (a: readonly SideStep[], b: readonly SideStep[]): boolean =>
  a.length === b.length &&
  a.every((step, i) => step.key === b[i]?.key && step.title === b[i]?.title && step.state === b[i]?.state)

/**
 * The steps of this visit as the side navigation shows them; empty on a screen that has no place among them (checklist
 * OPEN-17), such as the retrieval beside the order.
 */
export const sideNavigation = (catalogue: Catalogue, view: View, current: StepKey): readonly SideStep[] => {
  const steps = sideSteps(orderOf(situationOf(catalogue, view.state)))
  const here = steps.indexOf(current)
  if (here === -1) return []
  return steps.map((key, at) => ({
    key,
    title: stepTitle(catalogue, view, key),
    state: at < here ? 'finished' : at === here ? 'current' : 'waiting',
  }))
}
