/**
 * Merges a list item of the transfer file as a whole: adds one that was never here, with its answers and inner lists, or
 * lists the customer's answers in one that is left out.
 */
import type { GroupAnswers } from '../../domain/engine/answers'
import type { Group, ListSlot } from '../../domain/engine/catalogue'
import { listPath, slotPath } from '../../domain/engine/path'
import { sameAnswer } from '../../domain/language/answer'
import { answerChanged } from '../definitions/answerChanged'
import { itemAdded } from '../definitions/items'
import type { PathOnEachSide } from './conflict'
import { currentAnswer, customerAnswersWithin, isCustomerAnswer } from './customerAnswers'
import type { MergeContext, MergeResult } from './mergeContext'

/** An item of the file that was never here comes with all it holds, under the id that it has there. */
export const mergeNewItem = (
  merging: MergeContext,
  list: ListSlot,
  hereIds: readonly string[],
  fileIds: readonly string[],
  id: string,
  item: GroupAnswers,
  merged: MergeResult,
): void => {
  merged.events.push(itemAdded({ list: listPath(list, hereIds), id }))
  fill(merging, list.item, [...hereIds, id], [...fileIds, id], item, merged)
}

const fill = (
  merging: MergeContext,
  group: Group,
  hereIds: readonly string[],
  fileIds: readonly string[],
  item: GroupAnswers,
  merged: MergeResult,
): void => {
  for (const slot of group.slots) {
    const [path, value] = [slotPath(slot, hereIds), currentAnswer(item, slot)]
    const own = isCustomerAnswer(merging.file, slot, fileIds, item)
    if (!own && sameAnswer(value, slot.question.initial)) continue
    merged.events.push(answerChanged({ path, value }))
    // What the office told there, or what was assumed, is not the customer's here either.
    if (!own) merged.free.push(path)
  }
  for (const list of group.lists)
    for (const [at, id] of (item.lists[list.index]?.ids ?? []).entries()) {
      const inner = item.lists[list.index]?.items[at]
      if (inner !== undefined) mergeNewItem(merging, list, hereIds, fileIds, id, inner, merged)
    }
}

/** What the customer answered in an item of the file that stays away. */
export const leaveTheirItem = (
  { file }: MergeContext,
  list: ListSlot,
  ids: PathOnEachSide & { readonly hereIds: readonly string[]; readonly fileIds: readonly string[] },
  item: GroupAnswers,
  merged: MergeResult,
): void => {
  const [there, here] = [`${listPath(list, ids.fileIds)}.${ids.file}.`, `${listPath(list, ids.hereIds)}.${ids.here}.`]
  for (const { path, value } of customerAnswersWithin(file, list.item, [...ids.fileIds, ids.file], item))
    merged.left.push({ path: here + path.slice(there.length), value, from: path })
}
