/**
 * Matches loaded items with those that are there, by id, name, number or what earlier retrievals told, so that loading
 * fills an item instead of adding it again.
 */

import type { Answer } from '../../language/answer'
import type { GroupAnswers, ListAddress, ListAnswers } from '../answers'
import type { ListSlot } from '../catalogue'
import { isEmptyAnswer } from '../kinds/kinds'
import type { LoadedItem } from '../loadedCustomer'
import { slotPath } from '../path'

/** What earlier retrievals told of a question, by its path; undefined where they told nothing. */
export type RetrievedAnswerAt = (path: string) => Answer | undefined

/** An item that is there, by its id; `isGone` for one that was removed. */
export interface ExistingItem {
  readonly id: string
  readonly isGone: boolean
  readonly item: GroupAnswers
}

const existingItems = (listAnswers: ListAnswers): readonly ExistingItem[] => [
  ...listAnswers.ids.flatMap((id, at) => {
    const item = listAnswers.items[at]
    return item === undefined ? [] : [{ id, isGone: false, item }]
  }),
  ...[...listAnswers.removed].map(([id, { item }]) => ({ id, isGone: true, item })),
]

/** An item, looked at for what names it; '' for what it does not say. */
interface IdentifiableItem {
  readonly says: (key: string) => string
  readonly within: (list: string) => readonly IdentifiableItem[]
}

const loadedAs = ({ values, lists }: LoadedItem): IdentifiableItem => ({
  says: key => String(values.get(key) ?? '').trim(),
  within: list => (lists.get(list) ?? []).map(loadedAs),
})

const storedAs = (list: ListSlot, { values, lists }: GroupAnswers): IdentifiableItem => ({
  says: key => {
    const slot = list.item.slots.find(({ path }) => path === key)
    const value = slot === undefined ? undefined : values[slot.index]
    return slot === undefined || value === undefined || isEmptyAnswer(slot.question, value) ? '' : String(value)
  },
  within: path => {
    const inner = list.item.lists.find(one => one.path === path)
    return inner === undefined ? [] : (lists[inner.index]?.items ?? []).map(item => storedAs(inner, item))
  },
})

/** The item as earlier retrievals told of it, whatever the customer has made of it since. */
const toldAs = (
  told: RetrievedAnswerAt,
  list: ListSlot,
  ids: readonly string[],
  { lists }: GroupAnswers,
): IdentifiableItem => ({
  says: key => {
    const slot = list.item.slots.find(({ path }) => path === key)
    return slot === undefined ? '' : String(told(slotPath(slot, ids)) ?? '')
  },
  within: path => {
    const inner = list.item.lists.find(one => one.path === path)
    const listAnswers = inner === undefined ? undefined : lists[inner.index]
    if (inner === undefined || listAnswers === undefined) return []
    return existingItems(listAnswers).map(({ id, item }) => toldAs(told, inner, [...ids, id], item))
  },
})

/** What names an item, the surest first; last, for an item that nothing names, that it has no name. */
const marksOf = ({ list, item }: ListSlot, looked: IdentifiableItem): readonly (readonly string[])[] => {
  const named = ['id', list.matchedBy].map(key => [looked.says(key)].filter(mark => mark !== ''))
  const { alsoBy } = list
  const inner = item.lists.find(({ path }) => path === alsoBy?.within)
  const owner = alsoBy === null ? '' : looked.says(alsoBy.key)
  const parts =
    alsoBy === null || inner === undefined
      ? []
      : looked.within(alsoBy.within).map(part => part.says(inner.list.matchedBy))
  const numbers = parts.filter(mark => mark !== '')
  const marks = [...named, owner === '' ? [] : numbers.map(mark => `${owner}/${mark}`), numbers.map(mark => `/${mark}`)]
  return [...marks, marks.every(found => found.length === 0) ? [''] : []]
}

/** The level at which the parts alone name an item that does not say whose it is. */
const ownerless = 3
const levels = 5

/** Those with each mark of a level, in their order backwards: the next one is taken off the end. */
const byMark = (marked: ReadonlyMap<ExistingItem, readonly (readonly string[])[]>, level: number) => {
  const found = new Map<string, ExistingItem[]>()
  for (const [one, marks] of [...marked].reverse())
    for (const mark of marks[level] ?? []) {
      const same = found.get(mark)
      if (same === undefined) found.set(mark, [one])
      else same.push(one)
    }
  return found
}

/** Whether nobody has filled in anything of an item: what comes makes it, as it makes a new one. */
export const isBlankItem = (list: ListSlot, { values, touched, lists }: GroupAnswers): boolean =>
  touched.every(own => !own) &&
  list.item.slots.every(({ question, index }) => (values[index] ?? question.initial) === question.initial) &&
  list.item.lists.every(inner => (lists[inner.index]?.items ?? []).every(item => isBlankItem(inner, item)))

/**
 * What each loaded item already is: by an id, name or number of its own, else by what it holds, and in order where nothing
 * names either (spec README, OPEN-100). Nothing is two of them. What a retrieval tells once more is what it was, also where
 * another says a part of it.
 * @param told of a retrieval: what it told before names an item too, though the customer has named it otherwise since, and
 * an item that nobody has filled in is taken for one that matches nothing; null for the office
 */
export const matchItems = (
  { list, ids }: ListAddress,
  listAnswers: ListAnswers,
  loaded: readonly LoadedItem[],
  told: RetrievedAnswerAt | null,
): ReadonlyMap<LoadedItem, ExistingItem> => {
  const unmatched = new Set(existingItems(listAnswers))
  const found = new Map<LoadedItem, ExistingItem>()
  const take = (item: LoadedItem, match: ExistingItem): void => {
    unmatched.delete(match)
    found.set(item, match)
  }
  for (const item of loaded) {
    const match = item.is === undefined ? undefined : [...unmatched].find(({ id, isGone }) => id === item.is && !isGone)
    if (match !== undefined) take(item, match)
  }
  const asLoaded = new Map(loaded.map(item => [item, marksOf(list, loadedAs(item))]))
  /** What says all that an item said is that item, whichever else says a part of it. */
  const matchWhole = (looked: (existing: ExistingItem) => IdentifiableItem | null): void => {
    const marked = [...unmatched].flatMap(existing => {
      const as = looked(existing)
      return as === null ? [] : [[existing, JSON.stringify(marksOf(list, as))] as const]
    })
    for (const item of loaded) {
      if (found.has(item)) continue
      const whole = JSON.stringify(asLoaded.get(item))
      const match = marked.find(([existing, marks]) => marks === whole && unmatched.has(existing))
      if (match !== undefined) take(item, match[0])
    }
  }
  const matchAs = (looked: (existing: ExistingItem) => IdentifiableItem | null): void => {
    const marked = new Map(
      [...unmatched].flatMap(existing => {
        const as = looked(existing)
        if (as === null) return []
        const hasOwner = list.list.alsoBy !== null && as.says(list.list.alsoBy.key) !== ''
        return [
          [existing, marksOf(list, as).map((marks, level) => (level === ownerless && hasOwner ? [] : marks))] as const,
        ]
      }),
    )
    for (let level = 0; level < levels; level++) {
      const candidates = byMark(marked, level)
      for (const item of loaded) {
        if (found.has(item)) continue
        for (const mark of asLoaded.get(item)?.[level] ?? []) {
          const same = candidates.get(mark) ?? []
          let match = same.pop()
          while (match !== undefined && !unmatched.has(match)) match = same.pop()
          if (match === undefined) continue
          take(item, match)
          break
        }
      }
    }
  }
  if (told !== null) {
    const asTold = ({ id, item }: ExistingItem): IdentifiableItem | null => {
      const within = [...ids, id]
      const isTold = list.item.slots.some(slot => told(slotPath(slot, within)) !== undefined)
      return isTold ? toldAs(told, list, within, item) : null
    }
    matchWhole(asTold)
    matchAs(asTold)
  }
  matchAs(({ item }) => storedAs(list, item))
  if (told !== null)
    for (const item of loaded) {
      const blank = found.has(item) ? undefined : [...unmatched].find(one => !one.isGone && isBlankItem(list, one.item))
      if (blank !== undefined) take(item, blank)
    }
  return found
}
