/**
 * The store of a visit: decides, folds and logs commands, redoes what closed pages left unstored, mends damage, reads all
 * records; streams changes, the saving and losses.
 */
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { BehaviorSubject, type Observable, ReplaySubject, Subject } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Clock } from '../clock'
import type { Command, Refusal } from '../decisions/command'
import type { IssuedCommand } from '../decisions/recordOf'
import type { StoreFault } from '../disk/storeFault'
import type { Log, LogBlob, OpenedLog } from '../log/log'
import { readableRecords } from '../log/readLog'
import type { RecordWithIntent, StoredLogHeader, SurveyRecord } from '../record/surveyRecord'
import type { State } from '../state/state'
import type { Stream } from '../stream'
import type { PendingCommands } from './crashRecovery/crashRecovery'
import { type DryRun, Ledger, type PendingRecord, type SupersededCommand } from './ledger'
import { idleSavingStatus, LogWriter, type SavingStatus } from './writer'

/** What just happened. A record that was added, or null when everything may be different: another tab wrote first. */
export interface StoreChange {
  readonly state: State
  readonly record: RecordWithIntent | null
}

/** All that happened; `isWhole`: false where what is not held cannot all be read, and one record restores its answers. */
export interface AllRecords {
  readonly records: readonly SurveyRecord[]
  readonly isWhole: boolean
}

/**
 * The one place where anything changes. `dispatch` decides, folds and tells at once; the disk follows. What it answers:
 * the record, null when there was nothing to do, or why not.
 */
export interface Store {
  readonly state: () => State
  /**
   * The records that are held in memory, in order: those that still wait, and the newest of those that are stored. After a
   * quick start they begin behind its snapshot, and those of a long log are left to the disk.
   */
  readonly records: () => readonly SurveyRecord[]
  /** The newest record, stored or waiting; null where none came since a quick start. */
  readonly last: () => SurveyRecord | null
  /** Every record from the first on. */
  readonly allRecords: () => Promise<AllRecords>
  readonly dispatch: (
    command: Command,
    blobs?: readonly LogBlob[],
    rehearse?: DryRun,
  ) => E.Either<Refusal, RecordWithIntent | null>
  /** What was done here and is not stored yet, in order, and the seq that the first of it was decided on. */
  readonly waiting: () => PendingCommands & { readonly head: number }
  /**
   * Does again what pages that went away had not stored; what is stored after all is passed over, and what another page
   * has answered since is told as lost. It takes every record after their heads to know (`reachesBackTo`).
   */
  readonly recover: (left: readonly PendingCommands[]) => void
  readonly change$: Observable<StoreChange>
  readonly saving: () => SavingStatus
  readonly saving$: Stream<SavingStatus>
  /** Everything that was lost since the store began, also for who listens later. */
  readonly lost$: Observable<SupersededCommand>
  /** The log as it was found in the end, where it could not be opened at first. */
  readonly openedLate$: Observable<OpenedLog>
  /** Resolves when nothing waits to be written; false when the store does not take it. */
  readonly settled: () => Promise<boolean>
  /** Bytes beside the log, also those that still wait to be stored; null where they are not. */
  readonly blob: Log['blob']
  /** Asks the store for what other tabs wrote. */
  readonly catchUp: () => Promise<void>
  /**
   * The log is damaged at this seq, behind the state that is shown: that state is the rescue. What is damaged is moved
   * aside, and the answers come back as a record of the system. False where that cannot be done now.
   */
  readonly mend: (from: number) => Promise<boolean>
  /** From now on nothing is done here; what was done is still written. Another tab goes on with the log. */
  readonly freeze: () => void
  /** From now on nothing is done or written here: the log is erased. */
  readonly stop: () => void
}

/** @param opened the log as it was found, or the fault of a store that could not be opened: the portal goes on anyway. */
export const createStore = (deps: {
  readonly catalogue: Catalogue
  readonly log: Log
  readonly clock: Clock
  readonly header: StoredLogHeader
  readonly opened: E.Either<StoreFault, OpenedLog>
  /** How many stored records are held in memory, once more are stored. */
  readonly mostHeld?: number
}): Store => {
  const { catalogue, log, clock, header, opened } = deps
  const from = E.isRight(opened) ? opened.right.from : null
  const ledger = new Ledger(catalogue, from, E.isRight(opened) ? opened.right.records : [], deps.mostHeld)
  const changes = new Subject<StoreChange>()
  const lost = new ReplaySubject<SupersededCommand>()
  const openedLate = new ReplaySubject<OpenedLog>()
  const saving = new BehaviorSubject<SavingStatus>(
    E.isLeft(opened) ? { tag: 'fault', fault: opened.left } : idleSavingStatus(log),
  )
  let isFrozen = false

  const tellLost = (all: readonly SupersededCommand[]): void => {
    for (const one of all) lost.next(one)
  }
  const writer = new LogWriter({
    log,
    header,
    isOpen: E.isRight(opened),
    head: ledger.head,
    batch: () => batchOf(ledger.waiting()),
    stored: ledger.confirm,
    overtaken: tail => {
      tellLost(ledger.overtaken(tail))
      changes.next({ state: ledger.state(), record: null })
    },
    openedLate: late => openedLate.next(late),
    saving,
  })
  log.watch(writer.interrupted)

  const perform = (
    given: IssuedCommand,
    blobs: readonly LogBlob[],
    rehearse?: DryRun,
  ): E.Either<Refusal, RecordWithIntent | null> => {
    if (isFrozen) return E.left({ tag: 'OpenElsewhere' })
    const decided = ledger.decide(given, blobs, rehearse)
    if (E.isLeft(decided) || decided.right === null) return decided
    changes.next({ state: ledger.state(), record: decided.right })
    writer.nudge()
    return decided
  }

  const recover = (left: PendingCommands, given: IssuedCommand): void => {
    const passed = ledger.passedOver(left, given)
    const done = passed === null ? perform(given, []) : E.right(null)
    tellLost(passed?.lost ?? (E.isLeft(done) ? [{ command: given.command, refusal: done.left }] : []))
  }

  const mend = async (at: number): Promise<boolean> => {
    let isMended = false
    await writer.alone(async () => {
      const read = at === 1 ? E.right([]) : await log.lines(1, at - 1)()
      const before = E.isRight(read) ? readableRecords(read.right) : []
      if (E.isLeft(read) || before.length !== at - 1) return
      const record = ledger.restored(before, clock.newId(), clock.now())
      if (record === null || E.isLeft(await log.mend(record)())) return
      tellLost(ledger.rebase([...before, record]))
      isMended = true
      changes.next({ state: ledger.state(), record: null })
    })
    return isMended
  }

  return {
    state: ledger.state,
    records: ledger.records,
    last: ledger.last,
    allRecords: async () => {
      // What is left to the disk meanwhile is read by nobody else.
      const [unread, held] = [ledger.begins(), ledger.records()]
      const found = unread === 0 ? E.right([]) : await log.lines(1, unread)()
      const before = E.isRight(found) ? readableRecords(found.right) : []
      // A record that the disk does not give back would be a gap that nobody sees.
      if (before.length !== unread) return { records: ledger.remembered(clock.newId(), clock.now()), isWhole: false }
      return { records: [...before, ...held], isWhole: true }
    },
    dispatch: (command, blobs = [], rehearse) =>
      perform({ command, id: clock.newId(), at: clock.now() }, blobs, rehearse),
    waiting: () => ({ head: ledger.head(), given: ledger.waiting().map(({ given }) => given) }),
    recover: left => {
      for (const page of left) for (const given of page.given) recover(page, given)
    },
    change$: changes,
    saving: () => saving.value,
    saving$: saving,
    lost$: lost,
    openedLate$: openedLate,
    settled: writer.settled,
    mend,
    blob: digest => {
      const waits = batchOf(ledger.waiting()).blobs.find(blob => blob.digest === digest)
      return waits === undefined ? log.blob(digest) : TE.right(waits.bytes)
    },
    catchUp: writer.catchUp,
    freeze: () => {
      isFrozen = true
    },
    stop: () => {
      isFrozen = true
      writer.stop()
    },
  }
}

const batchOf = (waiting: readonly PendingRecord[]) => ({
  records: waiting.map(({ record }) => record),
  blobs: waiting.flatMap(({ blobs }) => blobs),
})
