/**
 * Finds which item here each item of the file is, by id or by answers that identify it; lists a list's items, removed
 * ones too.
 */
import type { GroupAnswers, ListAddress, ListAnswers } from '../../domain/engine/answers'
import type { ListSlot } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import type { LoadedItem, OfficeScalar } from '../../domain/engine/loadedCustomer'
import { type ExistingItem, matchItems } from '../../domain/engine/prefill/matchItems'

/** The items of a list, those that were removed too. */
export const existingItemsIn = ({ ids, items, removed }: ListAnswers): readonly ExistingItem[] => [
  ...ids.flatMap((id, at) => {
    const item = items[at]
    return item === undefined ? [] : [{ id, isGone: false, item }]
  }),
  ...[...removed].map(([id, { item }]) => ({ id, isGone: true, item })),
]

/** Whether the customer has given an answer anywhere in an item. */
const hasCustomerAnswer = ({ touched, lists }: GroupAnswers): boolean =>
  touched.some(own => own) || lists.some(({ items }) => items.some(hasCustomerAnswer))

/** The item as the office would send it, so that the same marks name it. */
const asLoaded = ({ item: { slots, lists } }: ListSlot, held: GroupAnswers): LoadedItem => ({
  values: new Map(
    slots.flatMap(({ path, index, question }): [string, OfficeScalar][] => {
      const value = held.values[index] ?? question.initial
      return typeof value === 'object' || isEmptyAnswer(question, value) ? [] : [[path, value]]
    }),
  ),
  lists: new Map(
    lists.map(inner => [inner.path, (held.lists[inner.index]?.items ?? []).map(one => asLoaded(inner, one))]),
  ),
})

/** Whether something that names them says the same of both. */
const shareName = (list: ListSlot, a: GroupAnswers, b: GroupAnswers): boolean =>
  list.item.slots.some(({ path, index, question }) => {
    if (path !== 'id' && path !== list.list.matchedBy) return false
    const [one, other] = [a.values[index] ?? question.initial, b.values[index] ?? question.initial]
    return !isEmptyAnswer(question, one) && String(one).trim() === String(other).trim()
  }) ||
  list.item.lists.some(inner =>
    (a.lists[inner.index]?.items ?? []).some(one =>
      (b.lists[inner.index]?.items ?? []).some(other => shareName(inner, one, other)),
    ),
  )

const only = ({ ids, items, removed }: ListAnswers, isFree: (id: string) => boolean): ListAnswers => {
  const free = ids.flatMap((id, at) => {
    const item = items[at]
    return isFree(id) && item !== undefined ? [{ id, item }] : []
  })
  return {
    ids: free.map(({ id }) => id),
    index: new Map(free.map(({ id }, at) => [id, at])),
    items: free.map(({ item }) => item),
    removed: new Map([...removed].filter(([id]) => isFree(id))),
  }
}

/**
 * Which item here each item of the file is, by the file's ids: the same id, or what names it as the office's items are
 * named. Two that nothing names are one only where the customer has filled in at most one of them: else both stay.
 */
export const pairItems = (
  address: ListAddress,
  here: ListAnswers,
  file: ListAnswers,
): ReadonlyMap<string, ExistingItem> => {
  const ours = new Map(existingItemsIn(here).map(one => [one.id, one]))
  const theirs = existingItemsIn(file)
  const pairs = new Map<string, ExistingItem>()
  for (const { id } of theirs) {
    const same = ours.get(id)
    if (same !== undefined) pairs.set(id, same)
  }
  const isFree = (id: string): boolean => !pairs.has(id)
  const rest = theirs.filter(({ id }) => isFree(id))
  if (rest.length === 0) return pairs
  const { list } = address
  const loaded = new Map(rest.map(one => [one, asLoaded(list, one.item)]))
  const found = matchItems(address, only(here, isFree), [...loaded.values()], null)
  for (const [one, as] of loaded) {
    const match = found.get(as)
    if (match === undefined) continue
    const isOne =
      shareName(list, one.item, match.item) || !(hasCustomerAnswer(one.item) && hasCustomerAnswer(match.item))
    if (isOne) pairs.set(one.id, match)
  }
  return pairs
}
