import type { GroupAnswers, ListAnswers } from '../../domain/engine/answers'
import type { Catalogue, Group, Slot } from '../../domain/engine/catalogue'
import { isBlank, type Known } from '../../domain/engine/matching'
import { listPath } from '../../domain/engine/path'
import { itemRemoved, itemRestored } from '../definitions/items'
import type { Pick } from './conflict'
import type { Beside, ListsBeside, Merged, Merging } from './merged'
import { mergeUnit } from './mergeUnit'
import { knownIn, pairsOf } from './pairing'
import { isNewOwn, itemKey } from './side'
import { addItem, leaveItem } from './wholeItem'

const known = new WeakMap<Group, readonly (readonly Slot[])[]>()

/** What a question is one with: the address it is a part of, or the home that is kept; else it stands alone. */
const unitOf = (catalogue: Catalogue, { question, path }: Slot): string => {
  const home = catalogue.homeOf.get(question)
  if (home !== undefined) return `home ${home.path}`
  // What no look-up asks for, such as an addition to the number, is of the address too.
  const block = question.privacy === 'address' ? path.slice(0, path.lastIndexOf('.')) : null
  const isBlock = block !== null && [...catalogue.lookedUpAt.values()].includes(block)
  const address =
    catalogue.lookedUpAt.get(question) ?? catalogue.filledAt.get(question) ?? (isBlock ? block : undefined)
  return address === undefined ? `question ${path}` : `address ${address}`
}

/**
 * The questions of a group by what is chosen as one, in their order: half of an address is nobody's. What a look-up fills
 * comes last, so that it stands as it was given.
 */
const unitsOf = (catalogue: Catalogue, group: Group): readonly (readonly Slot[])[] => {
  const found = known.get(group)
  if (found !== undefined) return found
  const units = new Map<string, Slot[]>()
  for (const slot of group.slots) {
    const unit = unitOf(catalogue, slot)
    const slots = units.get(unit)
    if (slots === undefined) units.set(unit, [slot])
    else slots.push(slot)
  }
  const isFilled = (slot: Slot): boolean => catalogue.filledAt.has(slot.question)
  const made = [...units.values()].map(slots => [...slots.filter(one => !isFilled(one)), ...slots.filter(isFilled)])
  known.set(group, made)
  return made
}

const itemIn = (list: ListAnswers | null, id: string): GroupAnswers | null => {
  const at = list?.index.get(id)
  return at === undefined ? null : (list?.items[at] ?? null)
}

/** Whether the customer changed anything in an item since both sides were one. */
const isChanged = (
  merging: Merging,
  side: Pick,
  group: Group,
  ids: readonly string[],
  item: GroupAnswers,
  base: GroupAnswers | null,
): boolean => {
  const from = merging.base === null || base === null ? null : { state: merging.base.state, ids, held: base }
  return (
    group.slots.some(slot => isNewOwn(merging[side], slot, ids, item, from)) ||
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
const mergeList = (merging: Merging, lists: ListsBeside, merged: Merged): void => {
  const { beside, list, here, file, base } = lists
  const { hereIds, fileIds } = beside
  const pairs = pairsOf({ list, ids: hereIds }, here, file)
  const baseOf = (ours: string, theirs: string): GroupAnswers | null =>
    itemIn(base, merging.base?.of === 'here' ? ours : theirs)
  const isKnown = merging.base !== null && base !== null

  const both = (ours: Known, theirs: Known, whole: boolean): Beside => ({
    group: list.item,
    hereIds: [...hereIds, ours.id],
    fileIds: [...fileIds, theirs.id],
    here: ours.item,
    file: theirs.item,
    base: baseOf(ours.id, theirs.id),
    whole: whole || beside.whole,
  })
  const chosen = (ours: Known, theirs: Known, removedBy: Pick): Pick => {
    if (beside.whole) return 'file'
    const key = itemKey(list, hereIds, ours.id)
    const names = { here: listPath(list, hereIds), file: listPath(list, fileIds) }
    merged.conflicts.push({ kind: 'item', key, removedBy, list: names, id: { here: ours.id, file: theirs.id } })
    return merging.picks.get(key) ?? 'here'
  }

  const comeBack = (ours: Known, theirs: Known): void => {
    merged.events.push(itemRestored({ list: listPath(list, hereIds), id: ours.id }))
    mergeGroup(merging, both(ours, theirs, true), merged)
  }

  const removedHere = (ours: Known, theirs: Known): void => {
    const was = baseOf(ours.id, theirs.id)
    const isBack = isKnown && was === null
    if (!isBack && !isChanged(merging, 'file', list.item, [...fileIds, theirs.id], theirs.item, was)) return
    if (isBack || chosen(ours, theirs, 'here') === 'file') comeBack(ours, theirs)
    else leaveItem(merging, list, { hereIds, fileIds, here: ours.id, file: theirs.id }, theirs.item, merged)
  }

  const removedThere = (ours: Known, theirs: Known): void => {
    const was = baseOf(ours.id, theirs.id)
    // It came back here since.
    if (isKnown && was === null) return
    const isHereChanged = isChanged(merging, 'here', list.item, [...hereIds, ours.id], ours.item, was)
    const isFirst = list.list.firstStays && here.ids[0] === ours.id
    if (isFirst && !file.ids.some(id => !pairs.has(id))) return
    if (!isHereChanged || chosen(ours, theirs, 'file') === 'file')
      merged.events.push(itemRemoved({ list: listPath(list, hereIds), id: ours.id }))
  }

  for (const theirs of knownIn(file)) {
    const ours = pairs.get(theirs.id)
    if (ours !== undefined && ours.id !== theirs.id) merged.ids.set(theirs.id, ours.id)
    if (theirs.isGone) {
      if (ours !== undefined && !ours.isGone) removedThere(ours, theirs)
    } else if (ours === undefined) {
      // Every visit begins with a first one.
      const isFirst = list.list.firstStays && file.ids[0] === theirs.id && here.ids.length > 0
      if (!isFirst || !isBlank(list, theirs.item))
        addItem(merging, list, hereIds, fileIds, theirs.id, theirs.item, merged)
    } else if (ours.isGone) removedHere(ours, theirs)
    else if (ours.id !== theirs.id && isBlank(list, ours.item) && !isBlank(list, theirs.item)) {
      // It keeps its id, so that it is known on both computers from now on.
      merged.ids.delete(theirs.id)
      addItem(merging, list, hereIds, fileIds, theirs.id, theirs.item, merged)
      merged.events.push(itemRemoved({ list: listPath(list, hereIds), id: ours.id }))
    } else mergeGroup(merging, both(ours, theirs, false), merged)
  }
}

/** Lays two groups beside each other, and all that stands in them. */
export const mergeGroup = (merging: Merging, beside: Beside, merged: Merged): void => {
  for (const slots of unitsOf(merging.catalogue, beside.group)) mergeUnit(merging, beside, slots, merged)
  for (const list of beside.group.lists) {
    const [here, file] = [beside.here.lists[list.index], beside.file.lists[list.index]]
    if (here !== undefined && file !== undefined)
      mergeList(merging, { beside, list, here, file, base: beside.base?.lists[list.index] ?? null }, merged)
  }
}
