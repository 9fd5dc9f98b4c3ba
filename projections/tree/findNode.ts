/**
 * Finds a section, item, list or question in the survey tree, by address or path; tells whether a question shows, and
 * lists the items that it stands in.
 */
import { listsTo, rootOf } from '../../domain/engine/answers'
import type { Catalogue, Group, ListSlot } from '../../domain/engine/catalogue'
import { listAddress, slotAddress } from '../../domain/engine/path'
import type { FieldView } from './fieldView'
import type { GroupView, ListView, SurveyTree } from './surveyTree'

/** The view of a section, or of the item that these ids lead to; null when it is not there. */
export const findGroup = (tree: SurveyTree, group: Group, ids: readonly string[]): GroupView | null => {
  let view: GroupView | undefined = tree[rootOf(group).id]
  for (const [depth, list] of listsTo(group).entries()) {
    const items: ListView | undefined = view?.lists[list.index]
    const at = items?.index.get(ids[depth] ?? '')
    view = at === undefined ? undefined : items?.items[at]
  }
  return view ?? null
}

export const findList = (tree: SurveyTree, list: ListSlot, ids: readonly string[]): ListView | null =>
  findGroup(tree, list.group, ids)?.lists[list.index] ?? null

/** A question by its path; null when the catalogue has none there or its item is gone. */
export const findField = (catalogue: Catalogue, tree: SurveyTree, path: string): FieldView | null => {
  const address = slotAddress(catalogue, path)
  return address === null
    ? null
    : (findGroup(tree, address.slot.group, address.ids)?.fields[address.slot.index] ?? null)
}

/** Whether a question shows: it, and every list that it stands in. */
export const showsAt = (catalogue: Catalogue, tree: SurveyTree, path: string): boolean => {
  const address = slotAddress(catalogue, path)
  if (address === null || findField(catalogue, tree, path)?.visible !== true) return false
  return listsTo(address.slot.group).every(
    (list, depth) => findList(tree, list, address.ids.slice(0, depth))?.visible === true,
  )
}

export const findItems = (catalogue: Catalogue, tree: SurveyTree, path: string): ListView | null => {
  const address = listAddress(catalogue, path)
  return address === null ? null : findList(tree, address.list, address.ids)
}

/** An item that a question stands in: its list, the items of that list, and which of them, from 0. */
interface EnclosingItem {
  readonly list: ListSlot
  readonly items: ListView
  readonly at: number
}

/** The items that a question stands in, outermost first; those that are there. */
export const enclosingItems = (catalogue: Catalogue, tree: SurveyTree, path: string): readonly EnclosingItem[] => {
  const address = slotAddress(catalogue, path)
  if (address === null) return []
  return listsTo(address.slot.group).flatMap((list, depth) => {
    const items = findList(tree, list, address.ids.slice(0, depth))
    const at = items?.index.get(address.ids[depth] ?? '')
    return items === null || at === undefined ? [] : [{ list, items, at }]
  })
}
