import type { Catalogue } from '../domain/engine/catalogue'
import { isExempt, stepOf } from '../domain/engine/verdict'
import type { StepKey } from '../domain/language/stepKey'
import { type State, situationOf } from '../events/state/state'
import type { SurveyTree } from './surveyTree'

/** How many questions of the step are asked and not right; the counters follow each answer. */
export const errorsOf = (catalogue: Catalogue, tree: SurveyTree, step: StepKey): number =>
  catalogue.groups.reduce(
    (total, group) =>
      group.within === null && group.step?.key === step ? total + (tree[group.id]?.errors ?? 0) : total,
    0,
  )

/** The status of a step: submitted, and nothing wrong in it (spec 2 section 3: false at first). */
export const statusOf = (
  catalogue: Catalogue,
  { state, tree }: { readonly state: State; readonly tree: SurveyTree },
  key: StepKey,
): boolean => {
  const step = stepOf(situationOf(catalogue, state), key)
  if (step === null || !state.submitted.has(key)) return false
  return isExempt(situationOf(catalogue, state), step) || errorsOf(catalogue, tree, key) === 0
}
