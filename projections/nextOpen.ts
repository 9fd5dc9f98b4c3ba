import type { Catalogue } from '../domain/engine/catalogue'
import { orderOf, stepErrors } from '../domain/engine/verdict'
import type { StepKey } from '../domain/language/stepKey'
import { type State, situationOf } from '../events/state/state'

/** A question that sending would refuse, and its step. */
export interface OpenQuestion {
  readonly step: StepKey
  readonly path: string
}

/** All of them, in the order of the visit. */
const openQuestions = (catalogue: Catalogue, state: State): readonly OpenQuestion[] => {
  const situation = situationOf(catalogue, state)
  return orderOf(situation).flatMap(step => stepErrors(situation, step).map(([path]) => ({ step, path })))
}

/**
 * The open question that comes next, over the end to the first; null where none is open.
 * @param here the step that one is on, if any
 * @param from the question that one came for; it is passed over while others are open
 */
export const nextOpen = (
  catalogue: Catalogue,
  state: State,
  here: StepKey | null,
  from: string | null,
): OpenQuestion | null => {
  const open = openQuestions(catalogue, state)
  const at = open.findIndex(({ path }) => path === from)
  if (at !== -1) return open[(at + 1) % open.length] ?? null
  const order = orderOf(situationOf(catalogue, state))
  const start = here === null ? -1 : order.indexOf(here)
  return open.find(({ step }) => order.indexOf(step) >= start) ?? open[0] ?? null
}
