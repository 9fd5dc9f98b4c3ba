import {
  type GroupAnswers,
  type ListAddress,
  listsTo,
  rootOf,
  type SlotAddress,
  withElementAt,
} from '../../domain/engine/answers'
import type { Gate, Group, ListSlot } from '../../domain/engine/catalogue'
import { compiledVisitOf, type DependentSlots, dependentsOf } from '../../domain/engine/evaluation/compiledVisit'
import { rootScope } from '../../domain/engine/evaluation/evaluateQuestion'
import type { AnswerScope, Situation } from '../../domain/engine/situation'
import { type FieldView, fieldView } from './fieldView'
import { type GroupView, groupView, type ListView, listErrors, type SurveyTree } from './surveyTree'

/** The lists from a section down to a group, and the item ids that are known on the way: beyond them, every item. */
interface Route {
  readonly lists: readonly ListSlot[]
  readonly ids: readonly string[]
}

type Change = (view: GroupView, place: AnswerScope, ids: readonly string[]) => GroupView

const none: readonly never[] = []

// Copies on the way of every key press are spelled out: a spread costs engines ten times as much.

const broken = (one: FieldView | undefined): number => (one === undefined || one.error === null ? 0 : 1)

const withList = ({ fields, gates, lists, errors }: GroupView, at: number, list: ListView): GroupView => {
  const shown = (one: ListView | undefined): number => (one === undefined ? 0 : listErrors(one))
  return { fields, gates, lists: withElementAt(lists, at, list), errors: errors - shown(lists[at]) + shown(list) }
}

const withItem = ({ ids, index, items, visible, errors }: ListView, at: number, item: GroupView): ListView => ({
  ids,
  index,
  items: withElementAt(items, at, item),
  visible,
  errors: errors - (items[at]?.errors ?? 0) + item.errors,
})

/** Changes one group, or the same group of every item where no id is known, and copies only what leads there. */
const descend = (
  view: GroupView,
  place: AnswerScope,
  passed: readonly string[],
  route: Route,
  change: Change,
): GroupView => {
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
    const inner: AnswerScope = { group: list.item, answers: item, around: place }
    const now = descend(was, inner, [...passed, answers.ids[at] ?? ''], route, change)
    if (now !== was) after = withItem(after, at, now)
  }
  return after === before ? view : withList(view, list.index, after)
}

const withGate = ({ fields, gates, lists, errors }: GroupView, { index, group }: Gate, shown: boolean): GroupView => {
  const gated = { fields, gates: withElementAt(gates, index, shown), lists, errors }
  const at = group.lists.findIndex(({ gate }) => gate.index === index)
  const list = lists[at]
  if (list === undefined) return gated
  return withList(gated, at, {
    ids: list.ids,
    index: list.index,
    items: list.items,
    visible: shown,
    errors: list.errors,
  })
}

/** A section or item with what depends on the answer judged again; what changed is added to `changed`. */
const refreshed = (
  situation: Situation,
  { questions, gates }: DependentSlots,
  changed: FieldView[],
  view: GroupView,
  place: AnswerScope,
  ids: readonly string[],
): GroupView => {
  let now = view
  for (const { gate, holds } of gates) {
    const shown = holds(situation, place)
    if (now.gates[gate.index] !== shown) now = withGate(now, gate, shown)
  }
  // One copy for all of them: an answer that opens a section changes many questions of a group.
  let fields: FieldView[] | null = null
  let errors = now.errors
  for (const standing of questions) {
    const { index } = standing.slot
    const before = view.fields[index]
    const after = fieldView(situation, place, standing, ids, before)
    if (after === before) continue
    changed.push(after)
    fields ??= view.fields.slice()
    fields[index] = after
    errors += broken(after) - broken(before)
  }
  return fields === null ? now : { fields, gates: now.gates, lists: now.lists, errors }
}

/** The ids that lead from the changed answer to a place that depends on it. */
const sharedIds = (from: Group, to: Group, ids: readonly string[]): readonly string[] => {
  if (from === to) return ids
  const [here, there] = [listsTo(from), listsTo(to)]
  const parting = here.findIndex((list, depth) => there[depth] !== list)
  return parting === -1 ? ids : ids.slice(0, parting)
}

/** The same in the items that these ids lead to. */
const refreshedWithin = (
  situation: Situation,
  dependents: DependentSlots,
  changed: FieldView[],
  view: GroupView,
  place: AnswerScope,
  ids: readonly string[],
): GroupView =>
  descend(view, place, none, { lists: listsTo(dependents.group), ids }, (inner, at, passed) =>
    refreshed(situation, dependents, changed, inner, at, passed),
  )

/**
 * The tree after one answer: that question and what depends on it, nothing else.
 * @param changed takes the questions that are not as they were
 */
export const treeAfterAnswer = (
  tree: SurveyTree,
  situation: Situation,
  { slot, ids }: SlotAddress,
  changed: FieldView[],
): SurveyTree => {
  let sections: GroupView[] | null = null
  for (const dependents of dependentsOf(compiledVisitOf(situation), slot)) {
    const { group, root } = dependents
    const view = (sections ?? tree)[root.id]
    const place = rootScope(situation, root)
    if (view === undefined || place === null) continue
    // Most answers stand in a section itself.
    const after =
      group === root
        ? refreshed(situation, dependents, changed, view, place, none)
        : refreshedWithin(situation, dependents, changed, view, place, sharedIds(slot.group, group, ids))
    if (after === view) continue
    sections ??= tree.slice()
    sections[root.id] = after
  }
  return sections ?? tree
}

/** The tree after this item came, went or came back. Items do not read each other, so the others are as they were. */
export const treeAfterItem = (
  tree: SurveyTree,
  situation: Situation,
  { list, ids }: ListAddress,
  id: string,
): SurveyTree => {
  const root = rootOf(list.group)
  const view = tree[root.id]
  const place = rootScope(situation, root)
  if (view === undefined || place === null) return tree
  const after = descend(view, place, none, { lists: listsTo(list.group), ids }, (view, place, passed) => {
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
  return after === view ? tree : withElementAt(tree, root.id, after)
}
