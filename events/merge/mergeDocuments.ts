/**
 * Merges the documents of this device and of a file by name into events and conflicts, and lists those of the file
 * that stay away.
 */
import { type Attachment, maxFiles, overviewName } from '../../domain/sending/attachment'
import { fileAttached, fileRemoved } from '../definitions/files'
import { fileSent } from '../definitions/sending'
import { documentKey } from '../record/eventRows'
import type { SurveyEvent } from '../record/surveyEvent'
import type { Conflict } from './conflict'
import type { MergeContext } from './mergeContext'

/** What comes of the documents. `left`: those of the file that stay away; `missed`: of these, what was to come and cannot. */
export interface MergedDocuments {
  readonly events: SurveyEvent[]
  readonly conflicts: Conflict[]
  readonly left: Attachment[]
  readonly missed: Attachment[]
}

const named = (files: readonly Attachment[], name: string): Attachment | null =>
  files.find(file => file.name === name) ?? null

const same = (a: Attachment | null, b: Attachment | null): boolean => a?.digest === b?.digest

/**
 * The documents of both sides, by name. There is room for so many: what no longer fits stays away.
 * @param comes whether its bytes came along with the file
 */
export const mergeDocuments = (
  { here, file, base, picks }: MergeContext,
  comes: (document: Attachment) => boolean,
): MergedDocuments => {
  const merged: MergedDocuments = { events: [], conflicts: [], left: [], missed: [] }
  let count = here.files.filter(({ name }) => name !== overviewName).length
  const take = (ours: Attachment | null, theirs: Attachment | null, name: string): void => {
    if (theirs === null) {
      merged.events.push(fileRemoved({ name }))
      count -= 1
      return
    }
    const isExtra = ours === null && name !== overviewName
    if (!comes(theirs) || (isExtra && count >= maxFiles)) {
      merged.left.push(theirs)
      merged.missed.push(theirs)
      return
    }
    if (isExtra) count += 1
    merged.events.push(fileAttached({ file: theirs }))
    // The office has it: it does not go twice.
    if (file.filesSent.has(name)) merged.events.push(fileSent({ name }))
  }
  for (const name of new Set([...here.files, ...file.files].map(one => one.name))) {
    const [ours, theirs] = [named(here.files, name), named(file.files, name)]
    if (same(ours, theirs)) continue
    const was = base === null ? null : named(base.state.files, name)
    const isFileNew = !same(theirs, was)
    const isHereNew = !same(ours, was)
    if (!isFileNew) continue
    // The overview of what was retrieved is made anew, or goes with the newest; what cannot come is nothing to choose.
    const isGone = theirs !== null && !comes(theirs)
    if (!isHereNew || isGone || name === overviewName) take(ours, theirs, name)
    else {
      const key = documentKey(name)
      merged.conflicts.push({ kind: 'document', key, name, here: ours, file: theirs })
      if (picks.get(key) === 'file') take(ours, theirs, name)
      else if (theirs !== null) merged.left.push(theirs)
    }
  }
  return merged
}
