import type { Answer } from '../language/answer'
import type { Catalogue, Group, ListSlot, Slot } from './catalogue'

/**
 * All answers of a visit by group and place, with functions to read and change them: copied along the one path that
 * changes, shared for the rest. `touched` tells which answers the customer gave; the others may be filled in from the
 * office or the retrieval.
 */
export type Answers = readonly GroupAnswers[]

export interface GroupAnswers {
  readonly values: readonly Answer[]
  readonly touched: readonly boolean[]
  readonly lists: readonly ListAnswers[]
}

export interface ListAnswers {
  readonly ids: readonly string[]
  /** Where each id stands; shared until an item comes or goes. */
  readonly index: ReadonlyMap<string, number>
  readonly items: readonly GroupAnswers[]
  /** What was removed and where it stood, so that it can come back. */
  readonly removed: ReadonlyMap<string, { readonly at: number; readonly item: GroupAnswers }>
}

/** A place within the answers: the slot or list, and the ids of the items on the way to it, outermost first. */
export interface SlotAddress {
  readonly slot: Slot
  readonly ids: readonly string[]
}
export interface ListAddress {
  readonly list: ListSlot
  readonly ids: readonly string[]
}

const noItems: ListAnswers = { ids: [], index: new Map(), items: [], removed: new Map() }

/** The answers of a section or item that nobody has filled in. */
const emptyGroup = (group: Group): GroupAnswers => ({
  values: group.slots.map(({ question }) => question.initial),
  touched: group.slots.map(() => false),
  lists: group.lists.map(() => noItems),
})

export const emptyAnswers = (catalogue: Catalogue): Answers => catalogue.groups.map(emptyGroup)

const listPaths = new WeakMap<Group, readonly ListSlot[]>()

/** The lists to pass through from a section to this group, outermost first. */
export const listsTo = (group: Group): readonly ListSlot[] => {
  const cached = listPaths.get(group)
  if (cached !== undefined) return cached
  const lists = group.within === null ? [] : [...listsTo(group.within.group), group.within]
  listPaths.set(group, lists)
  return lists
}

/** The section that a group stands in, or is. */
export const rootOf = (group: Group): Group => (group.within === null ? group : rootOf(group.within.group))

/** The answers of a group; null when an item on the way is not there. */
export const groupAt = (answers: Answers, group: Group, ids: readonly string[]): GroupAnswers | null => {
  if (group.within === null) return answers[group.id] ?? null
  const list = listAt(answers, group.within, ids.slice(0, -1))
  const at = list?.index.get(ids[ids.length - 1] ?? '')
  return at === undefined ? null : (list?.items[at] ?? null)
}

export const listAt = (answers: Answers, list: ListSlot, ids: readonly string[]): ListAnswers | null =>
  groupAt(answers, list.group, ids)?.lists[list.index] ?? null

export const answerAt = (answers: Answers, { slot, ids }: SlotAddress): Answer | undefined =>
  groupAt(answers, slot.group, ids)?.values[slot.index]

/** A copy with one element replaced. */
export const withElementAt = <A>(array: readonly A[], at: number, value: A): readonly A[] => {
  const copy = array.slice()
  copy[at] = value
  return copy
}

/**
 * The lists that one run of changes has copied and nobody else has seen: they are changed in place, so that a load of
 * thousands of items copies each list once and not once an item. Null where a change stands by itself.
 */
export type OwnedLists = WeakSet<object> | null

/** The very array where it is our own, else a copy of it that is. */
const ownArray = <A>(array: readonly A[], own: OwnedLists): A[] => {
  // Only what was made here, as an array that can be written to, is among our own.
  if (own?.has(array)) return array as A[]
  const copy = array.slice()
  own?.add(copy)
  return copy
}

const ownMap = <A>(map: ReadonlyMap<string, A>, own: OwnedLists): Map<string, A> => {
  if (own?.has(map)) return map as Map<string, A>
  const copy = new Map(map)
  own?.add(copy)
  return copy
}

// Copies on the way of every key press are spelled out: a spread costs engines ten times as much.

const withList = ({ values, touched, lists }: GroupAnswers, at: number, list: ListAnswers): GroupAnswers => ({
  values,
  touched,
  lists: withElementAt(lists, at, list),
})

const withNext = (list: ListAnswers, at: number, item: GroupAnswers, own: OwnedLists): ListAnswers => {
  const { ids, index, removed } = list
  const items = ownArray(list.items, own)
  items[at] = item
  return { ids, index, items, removed }
}

const changeSection = (answers: Answers, { id }: Group, change: (answers: GroupAnswers) => GroupAnswers): Answers => {
  const before = answers[id]
  if (before === undefined) return answers
  const after = change(before)
  return after === before ? answers : withElementAt(answers, id, after)
}

/** Changes one group and copies what leads to it. What is not there stays not there. */
const changeGroup = (
  answers: Answers,
  group: Group,
  ids: readonly string[],
  own: OwnedLists,
  change: (answers: GroupAnswers) => GroupAnswers,
): Answers => {
  if (group.within === null) return changeSection(answers, group, change)
  const path = listsTo(group)
  const descend = (at: GroupAnswers, depth: number): GroupAnswers => {
    const list = path[depth]
    if (list === undefined) return change(at)
    const items = at.lists[list.index]
    const itemIndex = items?.index.get(ids[depth] ?? '')
    const item = itemIndex === undefined ? undefined : items?.items[itemIndex]
    if (items === undefined || itemIndex === undefined || item === undefined) return at
    const next = descend(item, depth + 1)
    if (next === item) return at
    return withList(at, list.index, withNext(items, itemIndex, next, own))
  }
  return changeSection(answers, rootOf(group), before => descend(before, 0))
}

const withValue = (
  { values, touched, lists }: GroupAnswers,
  at: number,
  value: Answer,
  own: boolean,
): GroupAnswers => ({
  values: withElementAt(values, at, value),
  touched: own && touched[at] !== true ? withElementAt(touched, at, true) : touched,
  lists,
})

/** @param byCustomer whether from now on it is the customer's own answer. */
export const withAnswer = (
  answers: Answers,
  { slot, ids }: SlotAddress,
  value: Answer,
  byCustomer: boolean,
  own: OwnedLists = null,
): Answers => {
  const { group, index } = slot
  if (group.within !== null) return changeGroup(answers, group, ids, own, at => withValue(at, index, value, byCustomer))
  // Most answers stand in a section itself.
  const before = answers[group.id]
  return before === undefined ? answers : withElementAt(answers, group.id, withValue(before, index, value, byCustomer))
}

/** The answers as if this one had been given, or not, in the first place. */
export const asIfAnswered = (
  answers: Answers,
  { slot, ids }: SlotAddress,
  value: Answer,
  isTouched: boolean,
): Answers =>
  changeGroup(answers, slot.group, ids, null, at => ({
    values: withElementAt(at.values, slot.index, value),
    touched: withElementAt(at.touched, slot.index, isTouched),
    lists: at.lists,
  }))

const changeList = (
  answers: Answers,
  { list, ids }: ListAddress,
  own: OwnedLists,
  change: (answers: ListAnswers) => ListAnswers,
): Answers =>
  changeGroup(answers, list.group, ids, own, at => {
    const before = at.lists[list.index]
    return before === undefined ? at : withList(at, list.index, change(before))
  })

/** Where the ids stand once those from `from` on have moved. */
const reindexed = (places: Map<string, number>, ids: readonly string[], from: number): Map<string, number> => {
  for (let at = from; at < ids.length; at++) places.set(ids[at] ?? '', at)
  return places
}

const insert = (list: ListAnswers, at: number, id: string, item: GroupAnswers, own: OwnedLists): ListAnswers => {
  const ids = ownArray(list.ids, own)
  const items = ownArray(list.items, own)
  ids.splice(at, 0, id)
  items.splice(at, 0, item)
  const index = reindexed(ownMap(list.index, own), ids, at)
  if (!list.removed.has(id)) return { ids, index, items, removed: list.removed }
  const removed = ownMap(list.removed, own)
  removed.delete(id)
  return { ids, index, items, removed }
}

/** Adds an empty item at the end; an id that is there already changes nothing. */
export const withItem = (answers: Answers, address: ListAddress, id: string, own: OwnedLists = null): Answers =>
  changeList(answers, address, own, list =>
    list.index.has(id) ? list : insert(list, list.ids.length, id, emptyGroup(address.list.item), own),
  )

export const withoutItem = (answers: Answers, address: ListAddress, id: string, own: OwnedLists = null): Answers =>
  changeList(answers, address, own, list => {
    const at = list.index.get(id)
    const item = at === undefined ? undefined : list.items[at]
    if (at === undefined || item === undefined) return list
    const ids = ownArray(list.ids, own)
    const items = ownArray(list.items, own)
    ids.splice(at, 1)
    items.splice(at, 1)
    const index = ownMap(list.index, own)
    index.delete(id)
    return { ids, index: reindexed(index, ids, at), items, removed: ownMap(list.removed, own).set(id, { at, item }) }
  })

/** Puts a removed item back where it stood, with its answers; at the end when the list has become shorter. */
export const withItemBack = (answers: Answers, address: ListAddress, id: string, own: OwnedLists = null): Answers =>
  changeList(answers, address, own, list => {
    const removedItem = list.removed.get(id)
    return removedItem === undefined
      ? list
      : insert(list, Math.min(removedItem.at, list.ids.length), id, removedItem.item, own)
  })
