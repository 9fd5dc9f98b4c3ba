/**
 * Lists the open questions of a step that count as 'Nee' and were put to the customer when he went on, in screen order.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { assumedPaths } from '../../domain/engine/steps/stepVerdict'
import type { AssumedAnswer } from '../../domain/language/question'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'

/** A question that stands open, and what is said of it to who goes on without it. */
interface Assumption extends AssumedAnswer {
  readonly path: string
}

const none: readonly Assumption[] = []

export const openAssumptions = (catalogue: Catalogue, { state }: SurveyView, step: StepKey): readonly Assumption[] => {
  if (state.asked.size === 0) return none
  return assumedPaths(situationOf(catalogue, state), step)
    .filter(path => state.asked.has(path))
    .flatMap(path => {
      const question = slotAddress(catalogue, path)?.slot.question
      return question?.kind === 'choice' && question.assumes !== null ? [{ path, ...question.assumes }] : []
    })
}

export const sameAssumptions = (a: readonly Assumption[], b: readonly Assumption[]): boolean =>
  a.length === b.length && a.every(({ path }, i) => path === b[i]?.path)
