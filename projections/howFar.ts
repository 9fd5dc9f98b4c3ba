import type { Catalogue } from '../domain/engine/catalogue'
import type { Situation } from '../domain/engine/situation'
import { isExempt, orderOf, stepOf } from '../domain/engine/verdict'
import type { Section } from '../domain/language/section'
import type { StepKey } from '../domain/language/stepKey'
import { situationOf } from '../events/state/state'
import type { FieldView } from './fieldView'
import type { View } from './live'
import { isExemptNow } from './stepView'
import type { GroupView, SurveyTree } from './surveyTree'
import { errorsOf } from './validity'

/**
 * How far one is, counted in questions: `answered` are right and filled in, `open` are those that sending would refuse.
 * What may stay empty and is, counts as neither.
 */
export interface HowFar {
  readonly answered: number
  readonly open: number
}

export const sameHowFar = (a: HowFar, b: HowFar): boolean => a.answered === b.answered && a.open === b.open

const isAnswered = ({ visible, error, chosen, value, slot: { forCustomer, question, row } }: FieldView): boolean =>
  visible && error === null && chosen && forCustomer && !row.isEmpty(question, value)

/** A view is of one item and never changes: what was counted in it is good as long as it is there. */
const inItems = new WeakMap<GroupView, number>()

const answeredInItem = (view: GroupView): number => {
  const known = inItems.get(view)
  if (known !== undefined) return known
  const total = answeredIn(view)
  inItems.set(view, total)
  return total
}

const answeredIn = (view: GroupView): number => {
  let total = 0
  for (const field of view.fields) if (isAnswered(field)) total++
  for (const { visible, items } of view.lists) if (visible) for (const item of items) total += answeredInItem(item)
  return total
}

interface Counted {
  readonly view: View
  /** By the places of the sections in the tree. */
  readonly answered: readonly number[]
  readonly steps: ReadonlyMap<StepKey, HowFar>
}

/**
 * What was counted last. An answer changes one section, and the others are as they were; what stands beside a step asks
 * several times after each.
 */
const counted = new WeakMap<Catalogue, Counted>()

const answeredBySection = (tree: SurveyTree, last: Counted | undefined): readonly number[] =>
  tree.map((view, id) => {
    const known = last?.view.tree[id] === view ? last.answered[id] : undefined
    return known ?? answeredIn(view)
  })

const inStep = (situation: Situation, tree: SurveyTree, inSection: readonly number[], key: StepKey): HowFar => {
  let answered = 0
  for (const { id } of situation.catalogue.sectionsOf.get(key) ?? []) answered += inSection[id] ?? 0
  const step = stepOf(situation, key)
  const isDone = step !== null && isExempt(situation, step)
  return { answered, open: isDone ? 0 : errorsOf(situation.catalogue, tree, key) }
}

/** Of each step of the visit, in its order; where whatever is answered is right, nothing is open. */
export const howFarInSteps = (catalogue: Catalogue, view: View): ReadonlyMap<StepKey, HowFar> => {
  const last = counted.get(catalogue)
  if (last?.view === view) return last.steps
  const situation = situationOf(catalogue, view.state)
  const answered = answeredBySection(view.tree, last)
  const steps = new Map(orderOf(situation).map(key => [key, inStep(situation, view.tree, answered, key)]))
  counted.set(catalogue, { view, answered, steps })
  return steps
}

/** Of the whole visit, as its questions stand now: an answer may ask for more. */
export const howFar = (catalogue: Catalogue, view: View): HowFar => {
  let [answered, open] = [0, 0]
  for (const step of howFarInSteps(catalogue, view).values()) {
    answered += step.answered
    open += step.open
  }
  return { answered, open }
}

/** How many questions of a section are open; none in a step where whatever is answered is right. */
export const openInSection = (catalogue: Catalogue, { state, tree }: View, section: Section): number => {
  const group = catalogue.gateOf.get(section)?.group
  if (group === undefined || (group.step !== null && isExemptNow(catalogue, state, group.step.key))) return 0
  return tree[group.id]?.errors ?? 0
}
