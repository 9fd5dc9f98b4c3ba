import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { entries, get } from 'idb-keyval'
import { type Disk, thisDisk } from '../disk/disk'
import { placeOf } from '../disk/place'
import type { Header, SurveyRecord } from '../record/envelope'
import { type Upcasters, upcasters } from '../record/upcast'
import { abort, Connection, type StoreName, storeNames, type UseStore } from './connection'
import { alreadyStored, encodeLines } from './line'
import type { Blob, Log, Opened, Outcome, Resume, SetAside, Snapshot } from './log'
import { moveIn } from './moveIn'
import { type Line, readAfter, readable, readLog, readTail } from './reading'
import { openLine, plainSeal, type Seal, sameStored } from './seal'
import { sealKeyIn } from './sealKey'
import { openSetAside } from './setAside'
import { decodeSnapshot, encodeSnapshot } from './snapshot'
import { erased, failed, storeFault } from './storeFault'
import { patience, within } from './timeLimit'
import {
  addAfter,
  assertHolds,
  change,
  type Entry,
  entriesFrom,
  entriesSince,
  everyEntry,
  headerKey,
} from './transactions'

/** What the log stands on: a later release gives it a seal, tests put faults in between (`wrap`). */
export interface IndexedDbDeps extends Disk {
  readonly seal: Seal
  /** Milliseconds. */
  readonly timeLimit: number
  readonly upcasters: Upcasters
  readonly wrap: (use: UseStore) => UseStore
}

/** How often an opening begins anew when other tabs write in the middle of it. */
const mostAttempts = 5

/** The name of the database that holds the log of an invitation. */
export const databaseName = (invitation: string): string => `klantportaal.log.${invitation}`

/** The log of one invitation in the browser's database; `Log` says what it promises. */
export const openIndexedDbLog = (invitation: string, deps: Partial<IndexedDbDeps> = {}): Log => {
  const seal = deps.seal ?? plainSeal
  const timeLimit = deps.timeLimit ?? patience
  const by = deps.upcasters ?? upcasters
  const place = placeOf(databaseName(invitation), { ...thisDisk, ...deps }, moveIn)
  const connection = new Connection(place)
  const seam = (deps.wrap ?? (use => use))(connection.transact)
  const tooLate = failed(`no answer within ${timeLimit} ms`)
  /** The stored header of the log that was opened here; a store with another one is not this log's to write. */
  let header: unknown

  const transact: UseStore = async (mode, work) => {
    let transaction: IDBTransaction | null = null
    let isLate = false
    const use = seam(mode, store => {
      if (isLate) throw tooLate
      transaction = store.transaction
      return work(store)
    })
    return within(timeLimit, use, tooLate, () => {
      // Stopped, it has stored nothing, as was answered. One that is committing already may still come through: the
      // next append then finds its own records. A fresh connection cures a browser that lost its database.
      isLate = true
      abort(transaction)
      connection.close()
    })
  }
  const on =
    (name: StoreName): UseStore =>
    (mode, work) =>
      transact(mode, store => work(store.transaction.objectStore(name)))

  const linesOf = (found: readonly Entry[]): Promise<readonly Line[]> =>
    Promise.all(found.map(async ([key, stored]) => ({ seq: Number(key), text: await openLine(seal, stored) })))

  /** Null when another tab wrote in the meantime. */
  const openOnce = async (fresh: Header): Promise<Opened | null> => {
    const found = await transact('readonly', everyEntry)
    if (found.length === 0 && header !== undefined) throw erased('the log is gone')
    const { header: read, records, aside: unread } = readLog(await linesOf(found), by)
    const from = unread?.from ?? 0
    const stored = found.slice(from).map(([, value]) => value)
    const aside = unread === null ? null : { why: unread.why, at: fresh.createdAt, stored }
    const first = read === null ? await seal.close(JSON.stringify(fresh)) : null
    const isSound = first === null && aside === null
    const key = isSound ? null : await transact('readwrite', store => change(store, { found, from, aside, first }))
    if (key === 'again') return null
    header = first ?? found[0]?.[1]
    return {
      header: read ?? fresh,
      from: null,
      records,
      movedAside: key === null ? null : await openSetAside(seal, key, aside),
    }
  }

  /** Null when there is no snapshot that belongs to what is stored. */
  const openFrom = async (resume: Resume): Promise<Opened | null> => {
    const kept = await snapshot()
    const state = kept === null ? null : resume(kept)
    if (kept === null || state === null) return null
    const found = await transact('readonly', store => entriesSince(store, kept.seq))
    const read = found === null ? null : readAfter(await linesOf(found), kept, by)
    if (found === null || read === null) return null
    header = found[0]?.[1]
    return { ...read, from: { seq: kept.seq, state }, movedAside: null }
  }

  const open = async (fresh: Header, resume: Resume | null): Promise<Opened> => {
    const resumed = resume === null ? null : await openFrom(resume)
    if (resumed !== null) return resumed
    for (let i = 0; i < mostAttempts; i++) {
      const opened = await openOnce(fresh)
      if (opened !== null) return opened
    }
    throw failed('other tabs keep writing')
  }

  const append = async (
    after: number,
    records: readonly SurveyRecord[],
    blobs: readonly Blob[],
  ): Promise<Outcome<void>> => {
    if (header === undefined) return E.left(failed('the log is not open'))
    const encoded = encodeLines(after, records)
    if (E.isLeft(encoded)) return encoded
    const lines = await Promise.all(encoded.right.map(line => seal.close(line)))
    const files = await Promise.all(blobs.map(async ({ digest, bytes }) => [digest, await seal.close(bytes)] as const))
    const found = await transact('readwrite', store => addAfter(store, { header, after, lines, blobs: files }))
    if (found === 'stored') return E.right(undefined)
    const tail = readTail(await linesOf(found), after, by)
    if (E.isLeft(tail)) return tail
    const own = alreadyStored(records, tail.right)
    if (own > 0 && own === records.length) return E.right(undefined)
    // An earlier call hung and came through after all, and more is waiting now.
    if (own === tail.right.length) return append(after + own, records.slice(own), blobs)
    return E.left({ tag: 'headMoved', tail: tail.right })
  }

  /** Whether another log has begun in the place of this one: what is there is not this log's to erase. */
  const isAnothers = async (): Promise<boolean> => {
    if (header === undefined || !(await place.isThere())) return false
    const other = new Connection(place)
    const [first] = await other.transact('readonly', store => entriesFrom(store, IDBKeyRange.only(headerKey)))
    other.close()
    return first !== undefined && !sameStored(first[1], header)
  }

  /** Emptied first: what a sleeping tab holds back has nothing in it then. It is erased once the browser names it no more. */
  const erase = async (): Promise<void> => {
    const isThere = await place.isThere().catch(cause => Promise.reject(storeFault(cause, 'refused')))
    if (header === undefined && !isThere) return
    const emptied = await attempt(() =>
      transact('readwrite', async store => {
        if (header !== undefined) await assertHolds(store, header)
        for (const name of storeNames) store.transaction.objectStore(name).clear()
      }),
    )()
    if (E.isLeft(emptied) && emptied.left.tag === 'erased' && (await isAnothers())) return
    connection.close()
    const removed = await within(timeLimit, place.remove(), tooLate, () => undefined)
    if (removed === 'blocked') throw failed('another tab holds the database')
    connection.end(erased('erased here'))
  }

  const records = async (upTo: number): Promise<readonly SurveyRecord[]> => {
    const range = IDBKeyRange.bound(headerKey, upTo, true)
    return readable(await linesOf(await transact('readonly', store => entriesFrom(store, range))), by)
  }

  const blob = async (digest: string): Promise<Uint8Array | null> => {
    const stored: unknown = await get(digest, on('blobs'))
    const bytes = stored === undefined ? null : await seal.open(stored)
    return bytes instanceof Uint8Array ? bytes : null
  }

  const setAside = async (): Promise<readonly SetAside[]> => {
    const found: readonly Entry[] = await entries<IDBValidKey, unknown>(on('aside'))
    return Promise.all(found.map(([key, stored]) => openSetAside(seal, key, stored)))
  }

  const snapshot = async (): Promise<Snapshot | null> => {
    const stored: unknown = await get('snapshot', on('snapshot'))
    return stored === undefined ? null : decodeSnapshot(await openLine(seal, stored))
  }

  const keepSnapshot = async (kept: Snapshot): Promise<void> => {
    if (header === undefined) throw failed('the log is not open')
    const stored = await seal.close(encodeSnapshot(kept))
    await transact('readwrite', async store => {
      await assertHolds(store, header)
      store.transaction.objectStore('snapshot').put(stored, 'snapshot')
    })
  }

  return {
    open: (fresh, resume) => attempt(() => open(fresh, resume ?? null)),
    records: upTo => attempt(() => records(upTo)),
    append: (after, records, blobs) =>
      TE.chainW((outcome: Outcome<void>) => TE.fromEither(outcome))(attempt(() => append(after, records, blobs))),
    blob: digest => attempt(() => blob(digest)),
    sealKey: () =>
      attempt(() =>
        header === undefined ? Promise.reject(failed('the log is not open')) : sealKeyIn(transact, header),
      ),
    setAside: () => attempt(setAside),
    erase: () => attempt(erase),
    snapshot: () => attempt(snapshot),
    keepSnapshot: kept => attempt(() => keepSnapshot(kept)),
    close: connection.close,
  }
}

const attempt = <A>(work: () => Promise<A>) => TE.tryCatch(work, cause => storeFault(cause))
