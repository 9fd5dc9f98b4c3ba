/**
 * Opens the log of one invitation in IndexedDB, with all operations of `Log`; names its database and tells whether
 * this device has it.
 */
import * as TE from 'fp-ts/TaskEither'
import { entries, get } from 'idb-keyval'
import { browserDisk, type Disk } from '../../disk/disk'
import { storageLocationOf } from '../../disk/storageLocation'
import { failedFault, storeFault } from '../../disk/storeFault'
import { storeTimeoutMs } from '../../disk/timeLimit'
import { openStorage } from '../../keyValueStorage'
import type { SurveyRecord } from '../../record/surveyRecord'
import { type Upcasters, upcasters } from '../../record/upcast'
import { type HeadMark, openHeadMark } from '../headMark'
import type { Log, LogBlob, LogOutcome, OpenedLog, Quarantine, Snapshot } from '../log'
import { decodeSnapshot, encodeSnapshot } from '../snapshot'
import { appendTo } from './appendTo'
import { Connection, type UseStore } from './connection'
import { type KnownLog, type LogDatabase, openLines, transactionsOn } from './database'
import { eraseLog } from './eraseLog'
import { moveIntoBucket } from './moveIntoBucket'
import { openLog } from './openLog'
import { openQuarantine } from './openQuarantine'
import { repairLog } from './repairLog'
import { openLine, plainSeal, type Seal } from './seal'
import { sealKeyIn } from './sealKeyIn'
import { assertHolds, entriesFrom, type StoredEntry } from './transactions'
import { withStoreTimeout } from './withStoreTimeout'

/** What the log stands on: a later release gives it a seal, tests put faults in between (`wrap`). */
export interface IndexedDbDependencies extends Disk {
  readonly seal: Seal
  readonly mark: HeadMark
  /** Milliseconds. */
  readonly timeLimit: number
  readonly upcasters: Upcasters
  readonly wrap: (use: UseStore) => UseStore
}

/** The name of the database that holds the log of an invitation. */
export const logDatabaseName = (invitation: string): string => `klantportaal.log.${invitation}`

/** Whether this device holds a log of an invitation; true where that cannot be seen without opening it. */
export const hasLogOnDevice = (invitation: string): Promise<boolean> =>
  storageLocationOf(logDatabaseName(invitation), browserDisk, moveIntoBucket)
    .isThere()
    .catch(() => true)

/** The log of one invitation in the browser's database; `Log` says what it promises. */
export const openIndexedDbLog = (invitation: string, deps: Partial<IndexedDbDependencies> = {}): Log => {
  const timeLimit = deps.timeLimit ?? storeTimeoutMs
  const place = storageLocationOf(logDatabaseName(invitation), { ...browserDisk, ...deps }, moveIntoBucket)
  const connection = new Connection(place)
  const seam = (deps.wrap ?? (use => use))(connection.transact)
  const database: LogDatabase = {
    transact: withStoreTimeout(seam, timeLimit, connection.close),
    seal: deps.seal ?? plainSeal,
    by: deps.upcasters ?? upcasters,
    mark:
      deps.mark ??
      openHeadMark(
        openStorage(() => window.localStorage),
        invitation,
      ),
  }
  let known: KnownLog | null = null

  const open = async (...[fresh, resume]: Parameters<Log['open']>): Promise<OpenedLog> => {
    const snapshot = resume === undefined ? null : await readSnapshot(database)
    const opening = await openLog(database, fresh, known, snapshot, resume ?? null)
    known = opening.known
    return opening.opened
  }

  const append = (...[after, records, blobs]: Parameters<Log['append']>): Promise<LogOutcome<void>> =>
    known === null ? Promise.reject(notOpen) : appendTo(database, known, after, records, blobs)

  const mend = async (record: SurveyRecord): Promise<void> => {
    if (known === null) throw notOpen
    known = await repairLog(database, known, record)
  }

  const keepSnapshot = async (kept: Snapshot): Promise<void> => {
    if (known === null) throw notOpen
    const { header } = known
    const stored = await database.seal.close(encodeSnapshot(kept))
    await database.transact('readwrite', async store => {
      await assertHolds(store, header)
      store.transaction.objectStore('snapshot').put(stored, 'snapshot')
    })
  }

  const keepBlob = async ({ digest, bytes }: LogBlob): Promise<void> => {
    if (known === null) throw notOpen
    const { header } = known
    const stored = await database.seal.close(bytes)
    await database.transact('readwrite', async store => {
      await assertHolds(store, header)
      store.transaction.objectStore('blobs').put(stored, digest)
    })
  }

  const lines = async (from: number, upTo: number) => {
    const range = IDBKeyRange.bound(from, upTo)
    return openLines(database, await database.transact('readonly', store => entriesFrom(store, range)))
  }

  return {
    outlivesWindow: true,
    open: (fresh, resume) => attempt(() => open(fresh, resume)),
    lines: (from, upTo) => attempt(() => lines(from, upTo)),
    append: (...args) =>
      TE.chainW((outcome: LogOutcome<void>) => TE.fromEither(outcome))(attempt(() => append(...args))),
    mend: record => attempt(() => mend(record)),
    keepBlob: blob => attempt(() => keepBlob(blob)),
    blob: digest => attempt(() => readBlob(database, digest)),
    sealKey: () =>
      attempt(() => (known === null ? Promise.reject(notOpen) : sealKeyIn(database.transact, known.header))),
    setAside: () => attempt(() => readSetAside(database)),
    erase: () => attempt(() => eraseLog(database, connection, place, known, timeLimit)),
    snapshot: () => attempt(() => readSnapshot(database)),
    keepSnapshot: kept => attempt(() => keepSnapshot(kept)),
    acknowledge: database.mark.acknowledge,
    watch: told =>
      connection.watch(fault => {
        // Another tab erased it, mark and all: what was just being stored here must not leave a mark behind it.
        if (fault.tag === 'erased') database.mark.end()
        told(fault)
      }),
    close: connection.close,
  }
}

const notOpen = failedFault('the log is not open')

const attempt = <A>(work: () => Promise<A>) => TE.tryCatch(work, cause => storeFault(cause))

const readBlob = async (database: LogDatabase, digest: string): Promise<Uint8Array | null> => {
  const stored: unknown = await get(digest, transactionsOn(database, 'blobs'))
  const bytes = stored === undefined ? null : await database.seal.open(stored)
  return bytes instanceof Uint8Array ? bytes : null
}

const readSetAside = async (database: LogDatabase): Promise<readonly Quarantine[]> => {
  const found: readonly StoredEntry[] = await entries<IDBValidKey, unknown>(transactionsOn(database, 'aside'))
  return Promise.all(found.map(([key, stored]) => openQuarantine(database.seal, key, stored)))
}

const readSnapshot = async (database: LogDatabase): Promise<Snapshot | null> => {
  const stored: unknown = await get('snapshot', transactionsOn(database, 'snapshot'))
  return stored === undefined ? null : decodeSnapshot(await openLine(database.seal, stored))
}
