import type { Catalogue } from '../domain/engine/catalogue'
import { slotPath } from '../domain/engine/path'
import { orderOf } from '../domain/engine/verdict'
import { type Answer, sameAnswer } from '../domain/language/answer'
import type { StepKey } from '../domain/language/stepKey'
import { situationOf } from '../events/state/state'
import type { FieldView } from './fieldView'
import type { View } from './live'
import { stepStates } from './stepStates'
import type { GroupView, SurveyTree } from './surveyTree'

/** A question at one moment: its answer as it counts, whether the customer can see it, the rule that it breaks. */
export interface Standing {
  readonly value: Answer
  readonly visible: boolean
  readonly error: string | null
}

/** A question that is not as it was; null where its item was not there yet, or is no longer. */
export interface QuestionDifference {
  readonly path: string
  readonly title: string
  readonly before: Standing | null
  readonly after: Standing | null
}

export interface StepDifference {
  readonly step: StepKey
  readonly title: string
  /** Whether it was and is done; null while the step is not in the order. */
  readonly before: boolean | null
  readonly after: boolean | null
}

/** What is different between two moments. `order` is null when the steps and their order are the same. */
export interface ViewDifference {
  readonly questions: readonly QuestionDifference[]
  readonly steps: readonly StepDifference[]
  readonly order: { readonly before: readonly StepKey[]; readonly after: readonly StepKey[] } | null
}

interface Shown {
  readonly field: FieldView
  readonly standing: Standing
}

const shownIn = ({ fields, lists }: GroupView, listShows: boolean): readonly Shown[] => [
  ...fields.map(field => ({
    field,
    standing: {
      value: field.value,
      visible: listShows && field.visible,
      error: listShows ? field.error : null,
    },
  })),
  ...lists.flatMap(({ items, visible }) => items.flatMap(item => shownIn(item, listShows && visible))),
]

const byPath = (tree: SurveyTree): ReadonlyMap<string, Shown> =>
  new Map(
    tree
      .flatMap(group => shownIn(group, true))
      .map(shown => [slotPath(shown.field.slot, shown.field.ids), shown] as const),
  )

const isSame = (a: Standing, b: Standing): boolean =>
  a.visible === b.visible && a.error === b.error && sameAnswer(a.value, b.value)

const questionDifferences = (before: SurveyTree, after: SurveyTree): readonly QuestionDifference[] => {
  const [were, are] = [byPath(before), byPath(after)]
  return [...new Set([...were.keys(), ...are.keys()])].flatMap(path => {
    const [was, is] = [were.get(path), are.get(path)]
    const title = (is ?? was)?.field.slot.question.title ?? ''
    if (was !== undefined && is !== undefined && isSame(was.standing, is.standing)) return []
    return [{ path, title, before: was?.standing ?? null, after: is?.standing ?? null }]
  })
}

const stepDifferences = (catalogue: Catalogue, before: View, after: View): readonly StepDifference[] => {
  const [were, are] = [stepStates(catalogue, before), stepStates(catalogue, after)]
  const all = new Map([...were, ...are].map(({ step, title }) => [step, title]))
  return [...all].flatMap(([step, title]) => {
    const [was, is] = [were, are].map(states => states.find(state => state.step === step)?.isDone ?? null)
    return was === is ? [] : [{ step, title, before: was ?? null, after: is ?? null }]
  })
}

/** What changed from one moment of a visit to another, in the order of the catalogue. */
export const difference = (catalogue: Catalogue, before: View, after: View): ViewDifference => {
  const [was, is] = [before, after].map(({ state }) => orderOf(situationOf(catalogue, state)))
  return {
    questions: questionDifferences(before.tree, after.tree),
    steps: stepDifferences(catalogue, before, after),
    order: String(was) === String(is) ? null : { before: was ?? [], after: is ?? [] },
  }
}
