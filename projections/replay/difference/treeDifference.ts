/**
 * Finds the questions that differ and the items added or removed between two survey trees of one log, in catalogue
 * order; skips parts that are the same object.
 */
import type { Catalogue, Group, ListSlot } from '../../../domain/engine/catalogue'
import type { FieldView } from '../../tree/fieldView'
import type { GroupView, ListView, SurveyTree } from '../../tree/surveyTree'

/** A question in a tree; `shows`: it and every list that it stands in. */
export interface FieldInTree {
  readonly field: FieldView
  readonly shows: boolean
}

/** A question that is another object in the second tree; null where its item is not there. */
export interface FieldInTrees {
  readonly before: FieldInTree | null
  readonly after: FieldInTree | null
}

/** An item with the ids that lead to its list. */
export interface ItemInTree {
  readonly list: ListSlot
  readonly ids: readonly string[]
  readonly id: string
}

/** What two trees do not share, in the order of the catalogue. */
interface TreeDifference {
  readonly fields: FieldInTrees[]
  readonly added: ItemInTree[]
  readonly removed: ItemInTree[]
}

interface GroupSide {
  readonly view: GroupView | undefined
  readonly shows: boolean
}

const fieldAt = ({ view, shows }: GroupSide, at: number): FieldInTree | null => {
  const field = view?.fields[at]
  return field === undefined ? null : { field, shows: shows && field.visible }
}

const itemOf = (list: ListView | undefined, id: string): GroupView | undefined => {
  const at = list?.index.get(id)
  return at === undefined ? undefined : list?.items[at]
}

const compareList = (
  found: TreeDifference,
  slot: ListSlot,
  ids: readonly string[],
  before: GroupSide,
  after: GroupSide,
): void => {
  const [was, is] = [before.view?.lists[slot.index], after.view?.lists[slot.index]]
  if (was === is && before.shows === after.shows) return
  for (const id of new Set([...(was?.ids ?? []), ...(is?.ids ?? [])])) {
    const [old, now] = [itemOf(was, id), itemOf(is, id)]
    if (old === undefined) found.added.push({ list: slot, ids, id })
    if (now === undefined) found.removed.push({ list: slot, ids, id })
    compareGroup(
      found,
      slot.item,
      [...ids, id],
      { view: old, shows: before.shows && was?.visible === true },
      { view: now, shows: after.shows && is?.visible === true },
    )
  }
}

const compareGroup = (
  found: TreeDifference,
  group: Group,
  ids: readonly string[],
  before: GroupSide,
  after: GroupSide,
): void => {
  if (before.view === after.view && before.shows === after.shows) return
  for (let at = 0; at < group.slots.length; at++) {
    const [was, is] = [fieldAt(before, at), fieldAt(after, at)]
    if (was?.field !== is?.field || was?.shows !== is?.shows) found.fields.push({ before: was, after: is })
  }
  for (const list of group.lists) compareList(found, list, ids, before, after)
}

export const treeDifference = (catalogue: Catalogue, before: SurveyTree, after: SurveyTree): TreeDifference => {
  const found: TreeDifference = { fields: [], added: [], removed: [] }
  for (const [at, group] of catalogue.groups.entries())
    if (group.within === null)
      compareGroup(found, group, [], { view: before[at], shows: true }, { view: after[at], shows: true })
  return found
}
