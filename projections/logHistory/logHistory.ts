import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { answeredPath, type CustomerLocation, customerLocation } from './customerLocation'
import { createItemNames, type ItemNames } from './itemNames'
import { type NewRefusal, newRefusals } from './newRefusals'
import { createProvenanceTracker, type ProvenanceTracker } from './provenanceTracker'
import { createUndoTracker, type NotUndoableActivity, type UndoState } from './undoTracker'

/** Something that others than the customer did to the answers or items. */
export interface ExternalChange {
  readonly seq: number
  readonly path: string
  /** The item that came, or went, at the list at `path`; null for an answer. */
  readonly item: { readonly id: string; readonly isThere: boolean } | null
}

/** The customer did something, or came to a screen; `spent` and `answered` count from the first record on. */
export interface VisitMoment extends CustomerLocation {
  readonly seq: number
  readonly at: number
  readonly isOwn: boolean
  /** Milliseconds of work, without the pauses. */
  readonly spent: number
  /** How many questions were answered by hand. */
  readonly answered: number
}

/** The portal was opened. `isReturn`: after so long that it is another visit. */
export interface PortalOpening {
  readonly seq: number
  readonly at: number
  readonly rules: string
  readonly isReturn: boolean
}

/** After so long without the customer an opening begins another visit (our choice): a page loaded anew does not. */
export const anotherVisitMs = 30 * 60_000

/** No answer takes longer: what is more was a pause (our choice). */
export const longestWorkMs = 60_000

/** What the log says of the past, put where it is asked for; it is read at any moment, by the seq of a record. */
export interface LogHistory {
  readonly catalogue: Catalogue
  readonly origins: ProvenanceTracker['at']
  readonly others: readonly ExternalChange[]
  readonly doings: readonly VisitMoment[]
  readonly openings: readonly PortalOpening[]
  /** What the rules of a later opening refuse and those of before did not. */
  readonly ruled: readonly NewRefusal[]
  /** Where all answers were put back at once: what came before says nothing of them any more. */
  readonly restored: readonly { readonly seq: number }[]
  /** What could be taken back, after each record that says something of that. */
  readonly lines: readonly UndoState[]
  readonly beside: readonly NotUndoableActivity[]
  readonly names: ItemNames
  /** The next record of the log. */
  readonly add: (record: SurveyRecord) => void
}

export const createLogHistory = (catalogue: Catalogue, records: readonly SurveyRecord[]): LogHistory => {
  const others: ExternalChange[] = []
  const doings: VisitMoment[] = []
  const openings: PortalOpening[] = []
  const restored: { seq: number }[] = []
  const byHand = new Set<string>()
  const undoing = createUndoTracker(catalogue)
  const names = createItemNames(catalogue)
  const origins = createProvenanceTracker()

  const addDoing = (record: SurveyRecord, own: string | null): void => {
    const where = customerLocation(catalogue, record)
    if (where === null) return
    const { seq, at } = record
    const last = doings.at(-1)
    // A clock that was put back is no work.
    const since = last === undefined ? 0 : Math.min(Math.max(at - last.at, 0), longestWorkMs)
    if (own !== null) byHand.add(own)
    const spent = (last?.spent ?? 0) + since
    doings.push({ seq, at, ...where, isOwn: record.by === 'customer', spent, answered: byHand.size })
  }

  const add = (record: SurveyRecord): void => {
    const { seq, at, by } = record
    const own = answeredPath(catalogue, record)
    for (const event of record.events) {
      switch (event.type) {
        case 'AnswerChanged':
          if (by !== 'customer') others.push({ seq, path: event.path, item: null })
          break
        case 'ItemAdded':
        case 'ItemRemoved':
        case 'ItemRestored':
          if (by !== 'customer')
            others.push({ seq, path: event.list, item: { id: event.id, isThere: event.type !== 'ItemRemoved' } })
          break
        case 'AnswersRestored':
          restored.push({ seq })
          break
        case 'PortalOpened': {
          const last = doings.at(-1)
          openings.push({ seq, at, rules: event.rules, isReturn: last === undefined || at - last.at >= anotherVisitMs })
          break
        }
        default:
      }
    }
    origins.add(record, own)
    addDoing(record, own)
    undoing.add(record)
    names.add(record)
  }

  for (const record of records) add(record)
  const ruled = newRefusals(catalogue, records)
  return {
    catalogue,
    origins: origins.at,
    others,
    doings,
    openings,
    ruled,
    restored,
    lines: undoing.lines,
    beside: undoing.beside,
    names,
    add,
  }
}

const known = new WeakMap<readonly SurveyRecord[], LogHistory>()

/** That of a log that stays as it is: whoever looks at it from several places has one. */
export const logHistoryOf = (catalogue: Catalogue, records: readonly SurveyRecord[]): LogHistory => {
  const chronicle = known.get(records) ?? createLogHistory(catalogue, records)
  known.set(records, chronicle)
  return chronicle
}

/** The log up to a record, as it is read by the screens: another one after each record. */
export interface HistoryView {
  readonly chronicle: LogHistory
  readonly seq: number
}
