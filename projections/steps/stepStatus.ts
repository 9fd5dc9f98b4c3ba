/**
 * Counts the questions of a step that are not right, and tells whether a step is done: submitted, or sent with the
 * whole, and nothing wrong in it.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { orderOf, stepOf } from '../../domain/engine/steps/stepOrder'
import { isExempt } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import { type State, situationOf } from '../../events/state/state'
import type { SurveyTree } from '../tree/surveyTree'

/** How many questions of the step are asked and not right; the counters follow each answer. */
export const stepErrorCount = (catalogue: Catalogue, tree: SurveyTree, step: StepKey): number => {
  let total = 0
  for (const { id } of catalogue.sectionsOf.get(step) ?? []) total += tree[id]?.errors ?? 0
  return total
}

/** Whether the step was judged: submitted by itself, or with all of the order when the whole was sent (STEP-09). */
const isJudged = (catalogue: Catalogue, state: State, key: StepKey): boolean =>
  state.submitted.has(key) || (state.submitted.has('complete') && orderOf(situationOf(catalogue, state)).includes(key))

/** Whether a step is done: judged, and nothing wrong in it (spec 2 section 3: false at first). */
export const isStepDone = (
  catalogue: Catalogue,
  { state, tree }: { readonly state: State; readonly tree: SurveyTree },
  key: StepKey,
): boolean => {
  const step = stepOf(situationOf(catalogue, state), key)
  if (step === null || !isJudged(catalogue, state, key)) return false
  return isExempt(situationOf(catalogue, state), step) || stepErrorCount(catalogue, tree, key) === 0
}
