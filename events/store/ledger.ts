/**
 * Holds stored and pending records of the log and their state: decides commands, decides pending ones again behind
 * another tab's records, and makes the record that restores the state after records were lost.
 */
import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Command, Refusal } from '../decisions/command'
import { type IssuedCommand, recordOf } from '../decisions/recordOf'
import type { EventOf } from '../definitions/definition'
import type { portalOpened } from '../definitions/portalOpened'
import { actionAfter, newestAction, withIntents } from '../intent/intentReader'
import type { LogBlob, SnapshotStart } from '../log/log'
import type { RecordWithIntent, SurveyRecord } from '../record/surveyRecord'
import { foldRecord, foldRecords } from '../state/fold'
import { initialState, type State } from '../state/state'
import type { PendingCommands } from './crashRecovery/crashRecovery'
import { containsRecord, isOutdated, othersSince } from './crashRecovery/isOutdated'

/**
 * A command that came out otherwise once another tab's records stood before it: refused, or, where the refusal is null,
 * a step that got another verdict. `AnsweredElsewhere`: the other tab's answer to the same question stands.
 */
export interface SupersededCommand {
  readonly command: Command
  readonly refusal: Refusal | null
}

/** What was done here and is not stored yet. */
export interface PendingRecord {
  readonly given: IssuedCommand
  readonly record: SurveyRecord
  readonly blobs: readonly LogBlob[]
}

/** Sees the state that a command leads to before it is done. What it throws is thrown, and nothing was done. */
export type DryRun = (state: State) => void

/** Of a long log so many stored records are held; then they are left to the disk. */
export const maxHeldRecords = 512

type PortalOpened = EventOf<typeof portalOpened>

const openingIn = (records: readonly SurveyRecord[]): PortalOpened | null => {
  for (const { events } of records.toReversed())
    for (const event of events.toReversed()) if (event.type === 'PortalOpened') return event
  return null
}

/** The records that are stored, those that wait behind them, and the state that follows from both. */
export class Ledger {
  private stored: SurveyRecord[]
  private storedState: State
  private lastStored: SurveyRecord | null
  /** The newest action since this start: what is typed goes on with none of before, which a quick start does not read. */
  private storedAction: SurveyRecord | null = null
  private action: SurveyRecord | null = null
  private opening: PortalOpened | null
  private queue: readonly PendingRecord[] = []
  private now: State

  /**
   * @param from where `stored` begins; null: at the first record
   * @param most how many stored records are held, once another is stored
   */
  constructor(
    private readonly catalogue: Catalogue,
    private from: SnapshotStart | null,
    stored: readonly SurveyRecord[],
    private readonly most = maxHeldRecords,
  ) {
    this.stored = [...stored]
    this.lastStored = stored.at(-1) ?? null
    this.opening = openingIn(stored)
    this.storedState = foldRecords(catalogue, from?.state ?? initialState(catalogue), stored)
    this.now = this.storedState
  }

  readonly state = (): State => this.now
  readonly waiting = (): readonly PendingRecord[] => this.queue
  /** Every record that is held, stored or waiting, in order. */
  readonly records = (): readonly SurveyRecord[] => [...this.stored, ...this.queue.map(({ record }) => record)]
  /** The newest record, stored or waiting; null where none came since the start. */
  readonly last = (): SurveyRecord | null => this.queue.at(-1)?.record ?? this.lastStored
  /** The seq of the last record that is not held: those up to it are on the disk. */
  readonly begins = (): number => this.from?.seq ?? 0
  /** The seq of the last record that is known to be stored. */
  readonly head = (): number => (this.from?.seq ?? 0) + this.stored.length

  /** Decides a command on top of all there is; what comes of it waits to be stored. */
  readonly decide = (
    given: IssuedCommand,
    blobs: readonly LogBlob[],
    rehearse?: DryRun,
  ): E.Either<Refusal, RecordWithIntent | null> => {
    const decided = recordOf(this.catalogue, this.now, this.head() + this.queue.length, given, this.action)
    if (E.isLeft(decided) || decided.right === null) return decided
    const record = decided.right
    const next = foldRecord(this.catalogue, this.now, record)
    rehearse?.(next)
    this.now = next
    this.action = actionAfter(this.action, record)
    this.queue = [...this.queue, { given, record, blobs }]
    return E.right(record)
  }

  /** The first that waited are stored. */
  readonly confirm = (records: readonly SurveyRecord[]): void => {
    this.adopt(records)
    this.queue = this.queue.slice(records.length)
  }

  /** Others stored this after the head, so what waits is decided again. Answers what came out otherwise. */
  readonly overtaken = (tail: readonly SurveyRecord[]): readonly SupersededCommand[] => {
    const own = this.queue.map(({ record }) => record)
    return this.goOnAfter(
      tail,
      tail.filter(({ id }) => !containsRecord(own, id)),
    )
  }

  /** What waits is decided again after these records. @param others those of them that nobody here knew when it was given */
  private goOnAfter(tail: readonly SurveyRecord[], others: readonly SurveyRecord[]): readonly SupersededCommand[] {
    this.adopt(tail)
    // An append that was given up for lost may have come through after all.
    const before = this.queue.filter(({ record }) => !containsRecord(tail, record.id))
    this.now = this.storedState
    this.action = this.storedAction
    this.queue = []
    return before.flatMap(waiting => this.decideAgain(waiting, others))
  }

  /**
   * What brings back all that is stored here behind these records, the first of the log, once what follows them is lost.
   * Null while it is on its way to the office.
   */
  readonly restored = (before: readonly SurveyRecord[], id: string, at: number): SurveyRecord | null => {
    const rescue = this.storedState
    if (rescue.sending.tag !== 'idle' || rescue.attempt !== null) return null
    const state = foldRecords(this.catalogue, initialState(this.catalogue), before)
    const command: Command = { type: 'RestoreAnswers', rescue, opened: this.opening }
    const record = recordOf(this.catalogue, state, before.length, { command, id, at })
    return E.isRight(record) ? record.right : null
  }

  /** All that is known without the store: where it began with a snapshot, its state is the first record. */
  readonly remembered = (id: string, at: number): readonly SurveyRecord[] => {
    if (this.from === null) return this.records()
    const opened = openingIn(this.records()) === null ? this.opening : null
    const command: Command = { type: 'RestoreAnswers', rescue: this.from.state, opened }
    const first = recordOf(this.catalogue, initialState(this.catalogue), 0, { command, id, at })
    if (E.isLeft(first) || first.right === null) return this.records()
    return [first.right, ...this.records().map((record, i) => ({ ...record, seq: i + 2 }))]
  }

  /** From now on the log is these records; what waits is decided again behind them. */
  readonly rebase = (records: readonly SurveyRecord[]): readonly SupersededCommand[] => {
    this.from = null
    this.stored = []
    this.storedState = initialState(this.catalogue)
    this.storedAction = null
    // It was given by who had all of them.
    return this.goOnAfter(records, [])
  }

  /** Whether this need not be done (again): it is stored, or somebody else's answer stands, which is then lost. */
  readonly passedOver = (
    { head, given }: PendingCommands,
    one: IssuedCommand,
  ): { readonly lost: readonly SupersededCommand[] } | null => {
    if (containsRecord(this.stored, one.id)) return { lost: [] }
    const isLate = this.isOutdated(othersSince(this.stored, head, given), one.command)
    return isLate ? { lost: this.gaveWay(one.command) } : null
  }

  private isOutdated(others: readonly SurveyRecord[], command: Command): boolean {
    return isOutdated(withIntents(this.catalogue, others), command)
  }

  private adopt(records: readonly SurveyRecord[]): void {
    for (const record of records) this.stored.push(record)
    this.storedState = foldRecords(this.catalogue, this.storedState, records)
    this.lastStored = records.at(-1) ?? this.lastStored
    this.storedAction = newestAction(records) ?? this.storedAction
    this.opening = openingIn(records) ?? this.opening
    if (this.stored.length <= this.most) return
    this.from = { seq: this.head(), state: this.storedState }
    this.stored = []
  }

  private decideAgain(
    { given, blobs, record }: PendingRecord,
    others: readonly SurveyRecord[],
  ): readonly SupersededCommand[] {
    const { command } = given
    if (this.isOutdated(others, command)) return this.gaveWay(command)
    const again = this.decide(given, blobs)
    if (E.isLeft(again)) return [{ command, refusal: again.left }]
    const isSame = again.right === null || JSON.stringify(again.right.events) === JSON.stringify(record.events)
    return command.type === 'SubmitStep' && !isSame ? [{ command, refusal: null }] : []
  }

  /** What is lost of a command that somebody else's answer came before; nothing where that was the same. */
  private gaveWay(command: Command): readonly SupersededCommand[] {
    const again = recordOf(this.catalogue, this.now, this.head(), { command, id: 'again', at: 0 })
    if (E.isLeft(again)) return [{ command, refusal: again.left }]
    return again.right === null ? [] : [{ command, refusal: { tag: 'AnsweredElsewhere' } }]
  }
}
