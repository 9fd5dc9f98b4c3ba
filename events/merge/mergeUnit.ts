/**
 * Merges questions that are chosen as one, such as an address: adds to `merged` the events that take the file's
 * answers, or the file's answers left aside, or a conflict of both.
 */
import type { Slot } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { sameAnswer } from '../../domain/language/answer'
import { answerChanged } from '../definitions/answerChanged'
import { isHeldByRetrieval } from '../state/isHeldByRetrieval'
import type { PathOnEachSide, Resolution } from './conflict'
import { currentAnswer, isCustomerAnswer, isNewCustomerAnswer } from './customerAnswers'
import type { GroupVersions, MergeContext, MergeResult } from './mergeContext'

const bothOf = ({ hereIds, fileIds }: GroupVersions, slot: Slot): PathOnEachSide => ({
  here: slotPath(slot, hereIds),
  file: slotPath(slot, fileIds),
})

/** Of a question that the retrieval has settled for good its value stays; of two the newest (checklist OPEN-75). */
const held = (
  { catalogue, here, file }: MergeContext,
  { hereIds, fileIds }: GroupVersions,
  slot: Slot,
): Resolution | null => {
  const ours = isHeldByRetrieval(catalogue, here, { slot, ids: hereIds })
  const theirs = isHeldByRetrieval(catalogue, file, { slot, ids: fileIds })
  if (ours && theirs) return (file.retrieval?.at ?? 0) > (here.retrieval?.at ?? 0) ? 'file' : 'here'
  return ours ? 'here' : theirs ? 'file' : null
}

export const mergeUnit = (
  merging: MergeContext,
  beside: GroupVersions,
  slots: readonly Slot[],
  merged: MergeResult,
): void => {
  const { here, file, base } = merging
  const { hereIds, fileIds } = beside
  const differs = (slot: Slot): boolean =>
    !sameAnswer(currentAnswer(beside.here, slot), currentAnswer(beside.file, slot))
  const differing = slots.filter(differs)
  const take = (those: readonly Slot[]): void => {
    for (const slot of those) {
      const path = slotPath(slot, hereIds)
      merged.events.push(answerChanged({ path, value: currentAnswer(beside.file, slot) }))
      if (!isCustomerAnswer(file, slot, fileIds, beside.file)) merged.free.push(path)
    }
  }
  const from = base === null || beside.base === null ? null : { held: beside.base, state: base.state }
  const at = from === null ? null : { ...from, ids: base?.of === 'here' ? hereIds : fileIds }
  const isFileNew = (slot: Slot): boolean => isNewCustomerAnswer(file, slot, fileIds, beside.file, at)
  // The same was answered there and stands here as nobody's own.
  const isGiven = (slot: Slot): boolean =>
    !differs(slot) &&
    beside.file.touched[slot.index] === true &&
    beside.here.touched[slot.index] !== true &&
    isFileNew(slot)
  // It was taken back there, and the same stands here as an answer that was known there.
  const isTakenBack = (slot: Slot): boolean =>
    !differs(slot) &&
    !isCustomerAnswer(file, slot, fileIds, beside.file) &&
    isFileNew(slot) &&
    isCustomerAnswer(here, slot, hereIds, beside.here) &&
    !isNewCustomerAnswer(here, slot, hereIds, beside.here, at)
  const paths = differing.map(slot => bothOf(beside, slot))
  const [first] = paths
  const [firstSlot] = differing
  const isNothingNew = !beside.whole && !differing.some(isFileNew)
  if (isNothingNew || first === undefined || firstSlot === undefined) {
    take(slots.filter(slot => isGiven(slot) || isTakenBack(slot)))
    return
  }
  const isHereNew = differing.some(slot => isNewCustomerAnswer(here, slot, hereIds, beside.here, at))
  const pick = (): Resolution => {
    if (beside.whole) return 'file'
    const settled = held(merging, beside, firstSlot)
    if (settled !== null) return settled
    if (!isHereNew) return 'file'
    if (!merging.isSeen(paths)) return merging.newest(first)
    merged.conflicts.push({ kind: 'answers', key: first.here, paths })
    return merging.picks.get(first.here) ?? 'here'
  }
  if (pick() === 'file') {
    // What nobody answered there stays nobody's: an empty street that was never typed is not the customer's own.
    const isOf = (slot: Slot): boolean =>
      isCustomerAnswer(file, slot, fileIds, beside.file) || file.lookedUp.has(slotPath(slot, fileIds))
    take(slots.filter(slot => differs(slot) || isOf(slot) || isTakenBack(slot)))
    return
  }
  take(slots.filter(isGiven))
  for (const slot of differing)
    if (isCustomerAnswer(file, slot, fileIds, beside.file)) {
      const both = bothOf(beside, slot)
      merged.left.push({ path: both.here, value: currentAnswer(beside.file, slot), from: both.file })
    }
}
