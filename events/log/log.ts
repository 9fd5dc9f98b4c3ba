/**
 * Types of the log of one invitation on this device: its operations, none of which throws, and what they read, store
 * and report.
 */
import type * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { StoreFault } from '../disk/storeFault'
import type { StoredLogHeader, SurveyRecord } from '../record/surveyRecord'
import type { State } from '../state/state'

/**
 * Another tab wrote first. `tail` is every record after the head that was expected. It may begin with records of the
 * caller's own, when an append was given up for lost and came through after all: a waiting record whose id is in the
 * tail is stored, and its command is not decided again.
 */
interface HeadMoved {
  readonly tag: 'headMoved'
  readonly tail: readonly SurveyRecord[]
}

/**
 * A part of a log, or a whole one, that could not be read, kept as it was stored. `survey` another survey version;
 * `header` the header does not decode; `damaged` a record does not decode; `gap` a record is missing; `newer` a newer
 * build wrote it; `retired` the customer part does not decode; `restored` it was damaged, and its answers came back.
 */
export interface Quarantine {
  readonly id: string
  readonly at: number
  readonly why: 'survey' | 'header' | 'damaged' | 'gap' | 'newer' | 'retired' | 'restored'
  /** The stored lines, header first where there was one, in order. */
  readonly lines: readonly string[]
}

/** A stored line at its place: the header at 0, records from 1. */
export interface StoredLine {
  readonly seq: number
  readonly text: string
}

/**
 * What a start misses of what was stored here before: `gone` there is no log where there was one; `less` it ends before
 * its last record; `other` another record stands in the place of the last. Never said without evidence.
 */
export type MissingPart = 'gone' | 'less' | 'other'

/** Where a quick start begins: the state after the first `seq` records. */
export interface SnapshotStart {
  readonly seq: number
  readonly state: State
}

/**
 * A log as it was found. `records` are contiguous, from seq 1 or from the one after `from`; `movedAside` is what this
 * opening had to move aside, `missing` what was stored here before and is there no more.
 */
export interface OpenedLog {
  readonly header: StoredLogHeader
  readonly from: SnapshotStart | null
  readonly records: readonly SurveyRecord[]
  readonly movedAside: Quarantine | null
  readonly missing: MissingPart | null
}

/** Bytes that an event names by digest, kept beside the log: documents, pictures, lists. */
export interface LogBlob {
  readonly digest: string
  readonly bytes: Uint8Array
}

export interface Log {
  /** Whether what is stored here outlives the window: without that, nothing of it is ever called saved. */
  readonly outlivesWindow: boolean
  /**
   * Reads the log, or begins it with `fresh` when there is none or when what is there must be set aside whole. With
   * `resume` only what came after the snapshot is read, when there is one that belongs to this log; anything odd, and
   * the whole log is read.
   */
  readonly open: (fresh: StoredLogHeader, resume?: ReadSnapshot) => TE.TaskEither<StoreFault, OpenedLog>
  /** The lines as they are stored, from this seq to this one, both included; the header is 0. Some may be missing. */
  readonly lines: (from: number, upTo: number) => TE.TaskEither<StoreFault, readonly StoredLine[]>
  /**
   * Stores the records and blobs in one transaction, strictly durable, after checking that `after` is still the last
   * seq (0 for an empty log). Resolves when the transaction is complete; on a fault nothing of it is stored, but for a
   * store that hung: then it may come through later, and offering the same records again is always safe.
   */
  readonly append: (
    after: number,
    records: readonly SurveyRecord[],
    blobs: readonly LogBlob[],
  ) => TE.TaskEither<StoreFault | HeadMoved, void>
  /**
   * Moves everything from this seq on aside and puts one record in its place: what is damaged there was found while the
   * log was in use. Refused when another tab wrote since.
   */
  readonly mend: (record: SurveyRecord) => TE.TaskEither<StoreFault, void>
  /** Stores bytes before anything names them, so that what has no room is known before it stands in the log. */
  readonly keepBlob: (blob: LogBlob) => TE.TaskEither<StoreFault, void>
  readonly blob: (digest: string) => TE.TaskEither<StoreFault, Uint8Array | null>
  /** The key that seals what must stand outside this log, 32 bytes; made at its first use, erased with the log. */
  readonly sealKey: () => TE.TaskEither<StoreFault, Uint8Array>
  /** Everything that was ever set aside and not erased, oldest first. */
  readonly setAside: () => TE.TaskEither<StoreFault, readonly Quarantine[]>
  /** Erases records, blobs, what was set aside, the snapshot; other tabs' logs of this invitation get `erased`. */
  readonly erase: () => TE.TaskEither<StoreFault, void>
  /** A cache of what follows from the first `seq` records, for a quick start; null when there is none. */
  readonly snapshot: () => TE.TaskEither<StoreFault, Snapshot | null>
  readonly keepSnapshot: (snapshot: Snapshot) => TE.TaskEither<StoreFault, void>
  /** The customer has read what was missing: it is not told again. */
  readonly acknowledge: () => void
  /** Tells what befalls the log while nobody asks anything of it: it was closed, erased, or taken by a newer portal. */
  readonly watch: (told: (fault: StoreFault) => void) => void
  /** Lets go of the database; a later call opens it again. */
  readonly close: () => void
}

/**
 * What followed from the first `seq` records; `last` is the id of the last of them. `rules` names the code that made
 * it; another build does not read it.
 */
export interface Snapshot {
  readonly seq: number
  readonly last: string
  readonly rules: string
  readonly state: string
}

/** The state that a snapshot holds; null for one that this portal does not take. */
export type ReadSnapshot = (snapshot: Snapshot) => State | null

export type LogOutcome<A> = E.Either<StoreFault | HeadMoved, A>
