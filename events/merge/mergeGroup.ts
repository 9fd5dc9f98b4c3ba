/**
 * Merges one group of answers and its lists of items, from this device and a file, into events, conflicts and
 * answers left behind.
 */
import type { GroupAnswers, ListAnswers } from '../../domain/engine/answers'
import type { Group } from '../../domain/engine/catalogue'
import { listPath } from '../../domain/engine/path'
import { type ExistingItem, isBlankItem } from '../../domain/engine/prefill/matchItems'
import { itemRemoved, itemRestored } from '../definitions/items'
import type { Resolution } from './conflict'
import { isNewCustomerAnswer, itemKey } from './customerAnswers'
import type { GroupVersions, ListVersions, MergeContext, MergeResult } from './mergeContext'
import { mergeUnit } from './mergeUnit'
import { mergeUnitsOf } from './mergeUnitsOf'
import { leaveTheirItem, mergeNewItem } from './mergeWholeItem'
import { existingItemsIn, pairItems } from './pairItems'

const itemIn = (list: ListAnswers | null, id: string): GroupAnswers | null => {
  const at = list?.index.get(id)
  return at === undefined ? null : (list?.items[at] ?? null)
}

/** Whether the customer changed anything in an item since both sides were one. */
const isChanged = (
  merging: MergeContext,
  side: Resolution,
  group: Group,
  ids: readonly string[],
  item: GroupAnswers,
  base: GroupAnswers | null,
): boolean => {
  const from = merging.base === null || base === null ? null : { state: merging.base.state, ids, held: base }
  return (
    group.slots.some(slot => isNewCustomerAnswer(merging[side], slot, ids, item, from)) ||
    group.lists.some(list => {
      const [now, was] = [item.lists[list.index], base?.lists[list.index] ?? null]
      const isOther = base !== null && merging.base !== null && String(now?.ids ?? '') !== String(was?.ids ?? '')
      return (
        isOther ||
        (now?.ids ?? []).some((id, at) => {
          const inner = now?.items[at]
          return inner !== undefined && isChanged(merging, side, list.item, [...ids, id], inner, itemIn(was, id))
        })
      )
    })
  )
}

/** The items of both sides, one by one: what came on either stays, what went on one side goes unless the other changed it. */
const mergeList = (merging: MergeContext, lists: ListVersions, merged: MergeResult): void => {
  const { beside, list, here, file, base } = lists
  const { hereIds, fileIds } = beside
  const pairs = pairItems({ list, ids: hereIds }, here, file)
  const baseOf = (ours: string, theirs: string): GroupAnswers | null =>
    itemIn(base, merging.base?.of === 'here' ? ours : theirs)
  const isKnown = merging.base !== null && base !== null

  const both = (ours: ExistingItem, theirs: ExistingItem, whole: boolean): GroupVersions => ({
    group: list.item,
    hereIds: [...hereIds, ours.id],
    fileIds: [...fileIds, theirs.id],
    here: ours.item,
    file: theirs.item,
    base: baseOf(ours.id, theirs.id),
    whole: whole || beside.whole,
  })
  const chosen = (ours: ExistingItem, theirs: ExistingItem, removedBy: Resolution): Resolution => {
    if (beside.whole) return 'file'
    const key = itemKey(list, hereIds, ours.id)
    const names = { here: listPath(list, hereIds), file: listPath(list, fileIds) }
    merged.conflicts.push({ kind: 'item', key, removedBy, list: names, id: { here: ours.id, file: theirs.id } })
    return merging.picks.get(key) ?? 'here'
  }

  const comeBack = (ours: ExistingItem, theirs: ExistingItem): void => {
    merged.events.push(itemRestored({ list: listPath(list, hereIds), id: ours.id }))
    mergeGroup(merging, both(ours, theirs, true), merged)
  }

  const removedHere = (ours: ExistingItem, theirs: ExistingItem): void => {
    const was = baseOf(ours.id, theirs.id)
    const isBack = isKnown && was === null
    if (!isBack && !isChanged(merging, 'file', list.item, [...fileIds, theirs.id], theirs.item, was)) return
    if (isBack || chosen(ours, theirs, 'here') === 'file') comeBack(ours, theirs)
    else leaveTheirItem(merging, list, { hereIds, fileIds, here: ours.id, file: theirs.id }, theirs.item, merged)
  }

  const removedThere = (ours: ExistingItem, theirs: ExistingItem): void => {
    const was = baseOf(ours.id, theirs.id)
    // It came back here since.
    if (isKnown && was === null) return
    const isHereChanged = isChanged(merging, 'here', list.item, [...hereIds, ours.id], ours.item, was)
    const isFirst = list.list.firstStays && here.ids[0] === ours.id
    if (isFirst && !file.ids.some(id => !pairs.has(id))) return
    if (!isHereChanged || chosen(ours, theirs, 'file') === 'file')
      merged.events.push(itemRemoved({ list: listPath(list, hereIds), id: ours.id }))
  }

  for (const theirs of existingItemsIn(file)) {
    const ours = pairs.get(theirs.id)
    if (ours !== undefined && ours.id !== theirs.id) merged.ids.set(theirs.id, ours.id)
    if (theirs.isGone) {
      if (ours !== undefined && !ours.isGone) removedThere(ours, theirs)
    } else if (ours === undefined) {
      // Every visit begins with a first one.
      const isFirst = list.list.firstStays && file.ids[0] === theirs.id && here.ids.length > 0
      if (!isFirst || !isBlankItem(list, theirs.item))
        mergeNewItem(merging, list, hereIds, fileIds, theirs.id, theirs.item, merged)
    } else if (ours.isGone) removedHere(ours, theirs)
    else if (ours.id !== theirs.id && isBlankItem(list, ours.item) && !isBlankItem(list, theirs.item)) {
      // It keeps its id, so that it is known on both computers from now on.
      merged.ids.delete(theirs.id)
      mergeNewItem(merging, list, hereIds, fileIds, theirs.id, theirs.item, merged)
      merged.events.push(itemRemoved({ list: listPath(list, hereIds), id: ours.id }))
    } else mergeGroup(merging, both(ours, theirs, false), merged)
  }
}

export const mergeGroup = (merging: MergeContext, beside: GroupVersions, merged: MergeResult): void => {
  for (const slots of mergeUnitsOf(merging.catalogue, beside.group)) mergeUnit(merging, beside, slots, merged)
  for (const list of beside.group.lists) {
    const [here, file] = [beside.here.lists[list.index], beside.file.lists[list.index]]
    if (here !== undefined && file !== undefined)
      mergeList(merging, { beside, list, here, file, base: beside.base?.lists[list.index] ?? null }, merged)
  }
}
