import { listsTo } from '../domain/engine/answers'
import type { Catalogue, Group, ListSlot } from '../domain/engine/catalogue'
import { listAddress, slotAddress } from '../domain/engine/path'
import type { FieldView } from './fieldView'
import type { GroupView, ListView, SurveyTree } from './surveyTree'

const rootOf = (group: Group): Group => (group.within === null ? group : rootOf(group.within.group))

/** The view of a section, or of the item that these ids lead to; null when it is not there. */
export const groupViewAt = (tree: SurveyTree, group: Group, ids: readonly string[]): GroupView | null => {
  let view: GroupView | undefined = tree[rootOf(group).id]
  for (const [depth, list] of listsTo(group).entries()) {
    const items: ListView | undefined = view?.lists[list.index]
    const at = items?.index.get(ids[depth] ?? '')
    view = at === undefined ? undefined : items?.items[at]
  }
  return view ?? null
}

export const listViewAt = (tree: SurveyTree, list: ListSlot, ids: readonly string[]): ListView | null =>
  groupViewAt(tree, list.group, ids)?.lists[list.index] ?? null

/** A question by its path; null when the catalogue has none there or its item is gone. */
export const fieldAt = (catalogue: Catalogue, tree: SurveyTree, path: string): FieldView | null => {
  const address = slotAddress(catalogue, path)
  return address === null
    ? null
    : (groupViewAt(tree, address.slot.group, address.ids)?.fields[address.slot.index] ?? null)
}

export const itemsAt = (catalogue: Catalogue, tree: SurveyTree, path: string): ListView | null => {
  const address = listAddress(catalogue, path)
  return address === null ? null : listViewAt(tree, address.list, address.ids)
}
