/**
 * Lists what changed between two moments of a visit: questions (answer, visibility, error) in catalogue order,
 * whether steps are done, and the step order.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotPath } from '../../../domain/engine/path'
import { orderOf, stepOf } from '../../../domain/engine/steps/stepOrder'
import { type Answer, sameAnswer } from '../../../domain/language/answer'
import type { StepKey } from '../../../domain/language/stepKey'
import { situationOf } from '../../../events/state/state'
import type { SurveyView } from '../../live'
import { isStepDone } from '../../steps/stepStatus'
import { type FieldInTree, type FieldInTrees, treeDifference } from './treeDifference'

/** A question at one moment: its answer as it counts, whether the customer can see it, the rule that it breaks. */
interface QuestionSnapshot {
  readonly value: Answer
  readonly visible: boolean
  readonly error: string | null
}

/** A question that is not as it was; null where its item was not there yet, or is no longer. */
interface QuestionDifference {
  readonly path: string
  readonly title: string
  readonly before: QuestionSnapshot | null
  readonly after: QuestionSnapshot | null
}

export interface StepDifference {
  readonly step: StepKey
  readonly title: string
  /** Whether it was and is done; null while the step is not in the order. */
  readonly before: boolean | null
  readonly after: boolean | null
}

/** What is different between two moments. `order` is null when the steps and their order are the same. */
interface ViewDifference {
  readonly questions: readonly QuestionDifference[]
  readonly steps: readonly StepDifference[]
  readonly order: { readonly before: readonly StepKey[]; readonly after: readonly StepKey[] } | null
}

const snapshotOf = (seen: FieldInTree | null): QuestionSnapshot | null =>
  seen === null ? null : { value: seen.field.value, visible: seen.shows, error: seen.shows ? seen.field.error : null }

const isSame = (a: QuestionSnapshot, b: QuestionSnapshot): boolean =>
  a.visible === b.visible && a.error === b.error && sameAnswer(a.value, b.value)

const questionDifference = ({ before, after }: FieldInTrees): readonly QuestionDifference[] => {
  const [was, is] = [snapshotOf(before), snapshotOf(after)]
  const field = (after ?? before)?.field
  if (field === undefined || (was !== null && is !== null && isSame(was, is))) return []
  const { slot, ids } = field
  return [{ path: slotPath(slot, ids), title: slot.question.title, before: was, after: is }]
}

const stepsIn = (catalogue: Catalogue, view: SurveyView): ReadonlyMap<StepKey, TitledStatus> => {
  const situation = situationOf(catalogue, view.state)
  return new Map(
    orderOf(situation).flatMap(key => {
      const step = stepOf(situation, key)
      return step === null ? [] : [[key, { title: step.title, isDone: isStepDone(catalogue, view, key) }] as const]
    }),
  )
}

interface TitledStatus {
  readonly title: string
  readonly isDone: boolean
}

const stepDifferences = (catalogue: Catalogue, before: SurveyView, after: SurveyView): readonly StepDifference[] => {
  const [were, are] = [stepsIn(catalogue, before), stepsIn(catalogue, after)]
  return [...new Map([...were, ...are])].flatMap(([step, { title }]) => {
    const [was, is] = [were.get(step)?.isDone ?? null, are.get(step)?.isDone ?? null]
    return was === is ? [] : [{ step, title, before: was, after: is }]
  })
}

export const viewDifference = (catalogue: Catalogue, before: SurveyView, after: SurveyView): ViewDifference => {
  const [was, is] = [before, after].map(({ state }) => orderOf(situationOf(catalogue, state)))
  return {
    questions: treeDifference(catalogue, before.tree, after.tree).fields.flatMap(questionDifference),
    steps: stepDifferences(catalogue, before, after),
    order: String(was) === String(is) ? null : { before: was ?? [], after: is ?? [] },
  }
}
