import type { Answer } from '../language/answer'
import type { Catalogue, Group, ListSlot, Slot } from './catalogue'

/**
 * All answers, by group and place: copied along the one path that changes, shared for the rest. `touched` tells which
 * answers the customer gave; the others may be filled in from the office or the retrieval.
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

const ways = new WeakMap<Group, readonly ListSlot[]>()

/** The lists to pass through from a section to this group, outermost first. */
export const listsTo = (group: Group): readonly ListSlot[] => {
  const known = ways.get(group)
  if (known !== undefined) return known
  const way = group.within === null ? [] : [...listsTo(group.within.group), group.within]
  ways.set(group, way)
  return way
}

const rootOf = (group: Group): Group => (group.within === null ? group : rootOf(group.within.group))

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
export const replaced = <A>(array: readonly A[], at: number, value: A): readonly A[] => {
  const copy = array.slice()
  copy[at] = value
  return copy
}

// Copies on the way of every key press are spelled out: a spread costs engines ten times as much.

const withList = ({ values, touched, lists }: GroupAnswers, at: number, list: ListAnswers): GroupAnswers => ({
  values,
  touched,
  lists: replaced(lists, at, list),
})

const withNext = ({ ids, index, items, removed }: ListAnswers, at: number, item: GroupAnswers): ListAnswers => ({
  ids,
  index,
  items: replaced(items, at, item),
  removed,
})

/** Changes one group and copies what leads to it. What is not there stays not there. */
const changeGroup = (
  answers: Answers,
  group: Group,
  ids: readonly string[],
  change: (answers: GroupAnswers) => GroupAnswers,
): Answers => {
  const path = listsTo(group)
  const descend = (at: GroupAnswers, depth: number): GroupAnswers => {
    const list = path[depth]
    if (list === undefined) return change(at)
    const items = at.lists[list.index]
    const place = items?.index.get(ids[depth] ?? '')
    const item = place === undefined ? undefined : items?.items[place]
    if (items === undefined || place === undefined || item === undefined) return at
    const next = descend(item, depth + 1)
    if (next === item) return at
    return withList(at, list.index, withNext(items, place, next))
  }
  const root = rootOf(group)
  const before = answers[root.id]
  if (before === undefined) return answers
  const after = descend(before, 0)
  return after === before ? answers : replaced(answers, root.id, after)
}

/** @param byCustomer whether from now on it is the customer's own answer. */
export const withAnswer = (answers: Answers, { slot, ids }: SlotAddress, value: Answer, byCustomer: boolean): Answers =>
  changeGroup(answers, slot.group, ids, at => ({
    values: replaced(at.values, slot.index, value),
    touched: byCustomer && at.touched[slot.index] !== true ? replaced(at.touched, slot.index, true) : at.touched,
    lists: at.lists,
  }))

const changeList = (
  answers: Answers,
  { list, ids }: ListAddress,
  change: (answers: ListAnswers) => ListAnswers,
): Answers =>
  changeGroup(answers, list.group, ids, at => {
    const before = at.lists[list.index]
    return before === undefined ? at : withList(at, list.index, change(before))
  })

const indexOf = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, at) => [id, at]))

const inserted = <A>(array: readonly A[], at: number, value: A): readonly A[] => [
  ...array.slice(0, at),
  value,
  ...array.slice(at),
]

const insert = (list: ListAnswers, at: number, id: string, item: GroupAnswers): ListAnswers => {
  const ids = inserted(list.ids, at, id)
  const removed = new Map(list.removed)
  removed.delete(id)
  return { ids, index: indexOf(ids), items: inserted(list.items, at, item), removed }
}

/** Adds an empty item at the end; an id that is there already changes nothing. */
export const withItem = (answers: Answers, address: ListAddress, id: string): Answers =>
  changeList(answers, address, list =>
    list.index.has(id) ? list : insert(list, list.ids.length, id, emptyGroup(address.list.item)),
  )

export const withoutItem = (answers: Answers, address: ListAddress, id: string): Answers =>
  changeList(answers, address, list => {
    const at = list.index.get(id)
    const item = at === undefined ? undefined : list.items[at]
    if (at === undefined || item === undefined) return list
    const ids = list.ids.filter(other => other !== id)
    return {
      ids,
      index: indexOf(ids),
      items: list.items.filter((_, place) => place !== at),
      removed: new Map(list.removed).set(id, { at, item }),
    }
  })

/** Puts a removed item back where it stood, with its answers; at the end when the list has become shorter. */
export const withItemBack = (answers: Answers, address: ListAddress, id: string): Answers =>
  changeList(answers, address, list => {
    const gone = list.removed.get(id)
    return gone === undefined ? list : insert(list, Math.min(gone.at, list.ids.length), id, gone.item)
  })
