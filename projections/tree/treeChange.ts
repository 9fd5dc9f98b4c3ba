/** Updates the survey tree after one answer or item change, judging again only what depends on it. */
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

type Change = (view: GroupView, scope: AnswerScope, ids: readonly string[]) => GroupView

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
  scope: AnswerScope,
  passed: readonly string[],
  route: Route,
  change: Change,
): GroupView => {
  const list = route.lists[passed.length]
  if (list === undefined) return change(view, scope, passed)
  const answers = scope.answers.lists[list.index]
  const before = view.lists[list.index]
  if (answers === undefined || before === undefined) return view
  const knownId = route.ids[passed.length]
  const knownIndex = knownId === undefined ? undefined : answers.index.get(knownId)
  if (knownId !== undefined && knownIndex === undefined) return view
  const indexes = knownIndex === undefined ? answers.items.map((_, at) => at) : [knownIndex]
  let after = before
  for (const at of indexes) {
    const item: GroupAnswers | undefined = answers.items[at]
    const was = after.items[at]
    if (item === undefined || was === undefined) continue
    const inner: AnswerScope = { group: list.item, answers: item, outer: scope }
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
const updatedGroup = (
  situation: Situation,
  { questions, gates }: DependentSlots,
  changed: FieldView[],
  view: GroupView,
  scope: AnswerScope,
  ids: readonly string[],
): GroupView => {
  let now = view
  for (const { gate, holds } of gates) {
    const shown = holds(situation, scope)
    if (now.gates[gate.index] !== shown) now = withGate(now, gate, shown)
  }
  // One copy for all of them: an answer that opens a section changes many questions of a group.
  let fields: FieldView[] | null = null
  let errors = now.errors
  for (const compiled of questions) {
    const { index } = compiled.slot
    const before = view.fields[index]
    const after = fieldView(situation, scope, compiled, ids, before)
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
  const firstDifference = here.findIndex((list, depth) => there[depth] !== list)
  return firstDifference === -1 ? ids : ids.slice(0, firstDifference)
}

/** The same in the items that these ids lead to. */
const updatedInItems = (
  situation: Situation,
  dependents: DependentSlots,
  changed: FieldView[],
  view: GroupView,
  scope: AnswerScope,
  ids: readonly string[],
): GroupView =>
  descend(view, scope, none, { lists: listsTo(dependents.group), ids }, (inner, at, passed) =>
    updatedGroup(situation, dependents, changed, inner, at, passed),
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
    const scope = rootScope(situation, root)
    if (view === undefined || scope === null) continue
    // Most answers stand in a section itself.
    const after =
      group === root
        ? updatedGroup(situation, dependents, changed, view, scope, none)
        : updatedInItems(situation, dependents, changed, view, scope, sharedIds(slot.group, group, ids))
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
  const scope = rootScope(situation, root)
  if (view === undefined || scope === null) return tree
  const after = descend(view, scope, none, { lists: listsTo(list.group), ids }, (view, scope, passed) => {
    const before = view.lists[list.index]
    const answers = scope.answers.lists[list.index]
    if (before === undefined || answers === undefined) return view
    const items = answers.items.map((item, at) => {
      const here = answers.ids[at] ?? ''
      const was = here === id ? undefined : before.index.get(here)
      const kept = was === undefined ? undefined : before.items[was]
      return (
        kept ?? groupView(situation, { group: list.item, answers: item, outer: scope }, [...passed, here], undefined)
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
