import { type GroupAnswers, type ListAddress, listsTo, replaced, type SlotAddress } from '../domain/engine/answers'
import { isAsked } from '../domain/engine/asked'
import type { Gate, Group, ListSlot, Node, Slot } from '../domain/engine/catalogue'
import { holds, type Place, type Situation } from '../domain/engine/reading'
import type { Facts } from '../domain/language/fact'
import { type FieldView, fieldView } from './fieldView'
import { type GroupView, groupView, type ListView, type SurveyTree, shownErrors } from './surveyTree'

/** The lists from a section down to a group, and the item ids that are known on the way: beyond them, every item. */
interface Route {
  readonly lists: readonly ListSlot[]
  readonly ids: readonly string[]
}

type Change = (view: GroupView, place: Place, ids: readonly string[]) => GroupView

// Copies on the way of every key press are spelled out: a spread costs engines ten times as much.

const broken = (one: FieldView | undefined): number => (one === undefined || one.error === null ? 0 : 1)

const withList = ({ fields, gates, lists, errors }: GroupView, at: number, list: ListView): GroupView => {
  const shown = (one: ListView | undefined): number => (one === undefined ? 0 : shownErrors(one))
  return { fields, gates, lists: replaced(lists, at, list), errors: errors - shown(lists[at]) + shown(list) }
}

const withItem = ({ ids, index, items, visible, errors }: ListView, at: number, item: GroupView): ListView => ({
  ids,
  index,
  items: replaced(items, at, item),
  visible,
  errors: errors - (items[at]?.errors ?? 0) + item.errors,
})

/** Changes one group, or the same group of every item where no id is known, and copies only what leads there. */
const descend = (view: GroupView, place: Place, passed: readonly string[], route: Route, change: Change): GroupView => {
  const list = route.lists[passed.length]
  if (list === undefined) return change(view, place, passed)
  const answers = place.answers.lists[list.index]
  const before = view.lists[list.index]
  if (answers === undefined || before === undefined) return view
  const known = route.ids[passed.length]
  const only = known === undefined ? undefined : answers.index.get(known)
  if (known !== undefined && only === undefined) return view
  const places = only === undefined ? answers.items.map((_, at) => at) : [only]
  let after = before
  for (const at of places) {
    const item: GroupAnswers | undefined = answers.items[at]
    const was = after.items[at]
    if (item === undefined || was === undefined) continue
    const inner: Place = { group: list.item, answers: item, around: place }
    const now = descend(was, inner, [...passed, answers.ids[at] ?? ''], route, change)
    if (now !== was) after = withItem(after, at, now)
  }
  return after === before ? view : withList(view, list.index, after)
}

const rootOf = (group: Group): Group => (group.within === null ? group : rootOf(group.within.group))

const changeGroup = (
  tree: SurveyTree,
  situation: Situation,
  group: Group,
  ids: readonly string[],
  change: Change,
): SurveyTree => {
  const root = rootOf(group)
  const view = tree[root.id]
  const answers = situation.answers[root.id]
  if (view === undefined || answers === undefined) return tree
  const place: Place = { group: root, answers, around: null }
  const after = descend(view, place, [], { lists: listsTo(group), ids }, change)
  return after === view ? tree : replaced(tree, root.id, after)
}

const withGate = (view: GroupView, { index, group }: Gate, shown: boolean): GroupView => {
  const { fields, gates, lists, errors } = view
  const gated = { fields, gates: replaced(gates, index, shown), lists, errors }
  const at = group.lists.findIndex(({ gate }) => gate.index === index)
  const list = view.lists[at]
  return list === undefined ? gated : withList(gated, at, { ...list, visible: shown })
}

const refreshed =
  (situation: Situation, nodes: readonly Node[], changed: FieldView[]): Change =>
  (view, place, ids) => {
    let now = view
    // One copy for all of them: an answer that opens a section changes many questions of a group.
    let fields: FieldView[] | null = null
    let errors = 0
    for (const node of nodes) {
      if (node.kind === 'gate') {
        const shown = holds(situation, place, node.condition)
        if (now.gates[node.index] !== shown) now = withGate(now, node, shown)
        continue
      }
      const before = view.fields[node.index]
      const after = fieldView(situation, place, node, ids, before)
      if (after === before) continue
      changed.push(after)
      fields ??= view.fields.slice()
      fields[node.index] = after
      errors += broken(after) - broken(before)
    }
    return fields === null ? now : { fields, gates: now.gates, lists: now.lists, errors: now.errors + errors }
  }

/** Whether a question stays as it is held, whatever else is answered: nobody asks it, and what it offers is settled. */
const standsStill = (situation: Situation, slot: Slot): boolean => {
  const { question } = slot
  if (isAsked(situation, slot) || question.presumed !== null) return false
  if (question.kind === 'boxes') return question.boxes.every(({ shownWhen }) => shownWhen.tag === 'always')
  if (question.kind !== 'choice') return true
  return question.supply === null && question.options.every(({ shownWhen }) => shownWhen.tag === 'always')
}

type Runs = WeakMap<Slot, readonly (readonly Node[])[]>

const runsOf = new WeakMap<Facts, Runs>()

/**
 * What depends on an answer in this visit, itself first, group by group, so that what leads to a group is copied once
 * for all of it.
 */
const dependentsByGroup = (situation: Situation, slot: Slot): readonly (readonly Node[])[] => {
  const runs: Runs = runsOf.get(situation.facts) ?? new WeakMap()
  const known = runs.get(slot)
  if (known !== undefined) return known
  const groups = new Map<Group, Node[]>()
  for (const node of slot.dependents)
    if (node === slot || node.kind === 'gate' || !standsStill(situation, node))
      groups.set(node.group, [...(groups.get(node.group) ?? []), node])
  const found = [...groups.values()]
  runsOf.set(situation.facts, runs.set(slot, found))
  return found
}

/** The ids that lead from the changed answer to a place that depends on it. */
const sharedIds = (from: Group, to: Group, ids: readonly string[]): readonly string[] => {
  const [here, there] = [listsTo(from), listsTo(to)]
  const parting = here.findIndex((list, depth) => there[depth] !== list)
  return parting === -1 ? ids : ids.slice(0, parting)
}

/** The tree after a change, and the questions that are not as they were. */
export interface TreeChange {
  readonly tree: SurveyTree
  readonly changed: readonly FieldView[]
}

/** The tree after one answer: that question and what depends on it, nothing else. */
export const afterAnswer = (tree: SurveyTree, situation: Situation, { slot, ids }: SlotAddress): TreeChange => {
  const changed: FieldView[] = []
  let now = tree
  for (const nodes of dependentsByGroup(situation, slot)) {
    const group = nodes[0]?.group ?? slot.group
    const way = group === slot.group ? ids : sharedIds(slot.group, group, ids)
    now = changeGroup(now, situation, group, way, refreshed(situation, nodes, changed))
  }
  return { tree: now, changed }
}

/** The tree after this item came, went or came back. Items do not read each other, so the others are as they were. */
export const afterItem = (tree: SurveyTree, situation: Situation, { list, ids }: ListAddress, id: string): SurveyTree =>
  changeGroup(tree, situation, list.group, ids, (view, place, passed) => {
    const before = view.lists[list.index]
    const answers = place.answers.lists[list.index]
    if (before === undefined || answers === undefined) return view
    const items = answers.items.map((item, at) => {
      const here = answers.ids[at] ?? ''
      const was = here === id ? undefined : before.index.get(here)
      const kept = was === undefined ? undefined : before.items[was]
      return (
        kept ?? groupView(situation, { group: list.item, answers: item, around: place }, [...passed, here], undefined)
      )
    })
    const errors = items.reduce((total, item) => total + item.errors, 0)
    return withList(view, list.index, {
      ids: answers.ids,
      index: answers.index,
      items,
      visible: before.visible,
      errors,
    })
  })
