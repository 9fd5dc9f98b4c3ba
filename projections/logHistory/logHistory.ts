/**
 * Indexes a log to be read at any record: provenance, changes by others, the customer's moments, openings, new
 * refusals, undo and redo, item names.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { createIntentReader } from '../../events/intent/intentReader'
import { isAnswerEvent, isItemEvent } from '../../events/record/eventRows'
import { answeredPath } from '../../events/record/intent'
import type { RecordWithIntent, SurveyRecord } from '../../events/record/surveyRecord'
import { type CustomerLocation, customerLocation } from './customerLocation'
import { createItemNames, type ItemNames } from './itemNames'
import { type NewRefusal, newRefusals } from './newRefusals'
import { createProvenanceTracker, type ProvenanceTracker } from './provenanceTracker'
import { createUndoTracker, type NotUndoableActivity, type UndoState } from './undoTracker'

/** Something that others than the customer did to the answers or items. */
export interface ExternalChange {
  readonly seq: number
  readonly path: string
  /** The item that came, or went, at the list at `path`; null for an answer. */
  readonly item: { readonly id: string; readonly isAdded: boolean } | null
}

/** The customer did something, or came to a screen; `spent` and `answered` count from the first record on. */
export interface VisitMoment extends CustomerLocation {
  readonly seq: number
  readonly at: number
  readonly isOwn: boolean
  /** Milliseconds of work, without the pauses. */
  readonly workMs: number
  /** How many questions were answered by hand. */
  readonly answeredCount: number
}

/** The portal was opened. `isReturn`: after so long that it is another visit. */
interface PortalOpening {
  readonly seq: number
  readonly at: number
  readonly rules: string
  readonly isReturn: boolean
}

/** After so long without the customer an opening begins another visit (our choice): a page loaded anew does not. */
const anotherVisitMs = 30 * 60_000

/** No answer takes longer: what is more was a pause (our choice). */
const longestWorkMs = 60_000

/** Indexes of what happened in a log, which can be read at the seq of any record. */
export interface LogHistory {
  readonly catalogue: Catalogue
  readonly provenance: ProvenanceTracker['at']
  readonly externalChanges: readonly ExternalChange[]
  readonly visitMoments: readonly VisitMoment[]
  readonly openings: readonly PortalOpening[]
  /** What the rules of a later opening refuse and those of before did not. */
  readonly laterRefusals: readonly NewRefusal[]
  /** Where all answers were put back at once: what came before says nothing of them any more. */
  readonly restored: readonly { readonly seq: number }[]
  /** What could be taken back, after each record that says something of that. */
  readonly undoStates: readonly UndoState[]
  readonly notUndoable: readonly NotUndoableActivity[]
  readonly names: ItemNames
  /** The next record of the log. */
  readonly add: (record: SurveyRecord) => void
}

/** Indexes the records of a log; `add` takes the next one. */
export const createLogHistory = (catalogue: Catalogue, records: readonly SurveyRecord[]): LogHistory => {
  const externalChanges: ExternalChange[] = []
  const visitMoments: VisitMoment[] = []
  const openings: PortalOpening[] = []
  const restored: { seq: number }[] = []
  const answeredPaths = new Set<string>()
  const undoTracker = createUndoTracker(catalogue)
  const names = createItemNames(catalogue)
  const readIntent = createIntentReader(catalogue)
  const provenance = createProvenanceTracker()

  const addVisitMoment = (record: RecordWithIntent): void => {
    const location = customerLocation(catalogue, record)
    if (location === null) return
    const { seq, at } = record
    const last = visitMoments.at(-1)
    // A clock that was put back is no work.
    const since = last === undefined ? 0 : Math.min(Math.max(at - last.at, 0), longestWorkMs)
    const own = answeredPath(record.intent)
    if (own !== null) answeredPaths.add(own)
    const workMs = (last?.workMs ?? 0) + since
    visitMoments.push({
      seq,
      at,
      ...location,
      isOwn: record.by === 'customer',
      workMs: workMs,
      answeredCount: answeredPaths.size,
    })
  }

  const add = (stored: SurveyRecord): void => {
    const record = readIntent(stored)
    const { seq, at, by } = record
    for (const event of record.events) {
      if (by !== 'customer' && isAnswerEvent(event)) externalChanges.push({ seq, path: event.path, item: null })
      if (by !== 'customer' && isItemEvent(event))
        externalChanges.push({ seq, path: event.list, item: { id: event.id, isAdded: event.type !== 'ItemRemoved' } })
      if (event.type === 'AnswersRestored') restored.push({ seq })
      if (event.type === 'PortalOpened') {
        const last = visitMoments.at(-1)
        openings.push({ seq, at, rules: event.rules, isReturn: last === undefined || at - last.at >= anotherVisitMs })
      }
    }
    provenance.add(record)
    addVisitMoment(record)
    undoTracker.add(record)
    names.add(record)
  }

  for (const record of records) add(record)
  const laterRefusals = newRefusals(catalogue, records)
  return {
    catalogue,
    provenance: provenance.at,
    externalChanges,
    visitMoments,
    openings,
    laterRefusals,
    restored,
    undoStates: undoTracker.undoStates,
    notUndoable: undoTracker.notUndoable,
    names,
    add,
  }
}

const histories = new WeakMap<readonly SurveyRecord[], LogHistory>()

/** That of a log that stays as it is: whoever looks at it from several places has one. */
export const logHistoryOf = (catalogue: Catalogue, records: readonly SurveyRecord[]): LogHistory => {
  const history = histories.get(records) ?? createLogHistory(catalogue, records)
  histories.set(records, history)
  return history
}

/** The log up to a record, as it is read by the screens: another one after each record. */
export interface HistoryView {
  readonly history: LogHistory
  readonly seq: number
}
