import * as E from 'fp-ts/Either'
import { browserDisk } from '../../../events/disk/disk'
import { storageLocationOf } from '../../../events/disk/storageLocation'
import { openHeadMark } from '../../../events/log/headMark'
import { logDatabaseName, openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import type { Log } from '../../../events/log/log'
import { type StoredLogHeader, type SurveyRecord, surveyVersion } from '../../../events/record/surveyRecord'
import { foldRecords } from '../../../events/state/fold'
import { initialState } from '../../../events/state/state'
import { encodeState } from '../../../events/state/stateCodec'
import { snapshotReader } from '../../../events/store/snapshots'
import { createStore } from '../../../events/store/store'
import { createLive } from '../../../projections/live'
import { catalogue } from '../benchSurvey'
import { floorLike } from '../change'
import { logOf } from '../replay'

/** `one`: a record for each event, as a customer makes them; `many`: a hundred events a record. */
export type Shape = 'one' | 'many'

const header: StoredLogHeader = {
  log: 'l',
  invitation: 'bench',
  survey: surveyVersion,
  build: 'b',
  rules: 'r',
  createdAt: 0,
}

const right = <L, A>(either: E.Either<L, A>): A => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left))
  return either.right
}

/** The same events in fewer records; who did it is not asked here. */
const gathered = (records: readonly SurveyRecord[], size: number): readonly SurveyRecord[] =>
  Array.from({ length: Math.ceil(records.length / size) }, (_, n) => {
    const some = records.slice(n * size, (n + 1) * size)
    return { seq: n + 1, id: `g${n}`, at: 0, by: 'customer', command: 'Bench', events: some.flatMap(r => r.events) }
  })

const nameOf = (shape: Shape): string => `bench.${shape}`

/** Stores a log of this many events. */
export const fill = async (shape: Shape, events: number): Promise<void> => {
  const log = openIndexedDbLog(nameOf(shape))
  right(await log.open(header)())
  const made = logOf('loanParts', events)
  const records = shape === 'one' ? made : gathered(made, 100)
  for (let at = 0; at < records.length; at += 1000) right(await log.append(at, records.slice(at, at + 1000), [])())
  log.close()
}

/** Keeps a snapshot as the portal does, with a short tail after it: twenty records, or one of a hundred events. */
export const keepSnapshot = async (shape: Shape): Promise<void> => {
  const log = openIndexedDbLog(nameOf(shape))
  const { records } = right(await log.open(header)())
  const before = records.slice(0, shape === 'one' ? -20 : -1)
  const last = before.at(-1)
  if (last === undefined) throw new Error('nothing to keep')
  const state = encodeState(foldRecords(catalogue, initialState(catalogue), before))
  right(await log.keepSnapshot({ seq: last.seq, last: last.id, rules: header.rules, state })())
  log.close()
}

/** Milliseconds from the closed database to screens that can be shown; from a snapshot where there is one. */
export const boot = async (shape: Shape): Promise<number> => {
  const clock = { now: () => 0, today: () => '2026-11-21', newId: () => 'id' }
  const start = performance.now()
  const log = openIndexedDbLog(nameOf(shape))
  const opened = await log.open(header, snapshotReader(catalogue, header.rules))()
  const store = createStore({ catalogue, log, clock, header, opened })
  const live = createLive(catalogue, store.state(), store.change$)
  if (live.field('customer.last_name')?.value === '') throw new Error('the log was not read')
  const took = performance.now() - start
  log.close()
  return took
}

const requested = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The same lines, read and believed as they are, into the floor. */
export const floorBoot = async (shape: Shape): Promise<number> => {
  const start = performance.now()
  const name = logDatabaseName(nameOf(shape))
  const factory = await storageLocationOf(name, browserDisk, null).factory(true)
  const database = await requested(factory.open(name))
  const lines: unknown[] = await requested(database.transaction('records').objectStore('records').getAll())
  // The store holds what `fill` stored: a header, then records as text.
  const records = lines.slice(1).map(line => JSON.parse(String(line)) as SurveyRecord)
  const floor = floorLike({ visit: 'loanParts', records })
  if (floor.cells.get('customer.last_name')?.value === '') throw new Error('the log was not read')
  const took = performance.now() - start
  database.close()
  return took
}

/** Milliseconds for one committed record: by itself, with fifty in a transaction, and by the floor's bare `add`. */
export const commits = async (count: number): Promise<{ single: number; batched: number; floor: number }> => {
  const records = logOf('loanParts', count)
  const appended = async (name: string, size: number): Promise<number> => {
    const log = openIndexedDbLog(name)
    right(await log.open(header)())
    const start = performance.now()
    for (let at = 0; at < count; at += size) right(await log.append(at, records.slice(at, at + size), [])())
    const took = (performance.now() - start) / count
    log.close()
    return took
  }
  const bare = async (): Promise<number> => {
    const opening = indexedDB.open('bench.floor')
    opening.onupgradeneeded = () => opening.result.createObjectStore('records')
    const database = await requested(opening)
    const start = performance.now()
    for (const record of records)
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction('records', 'readwrite', { durability: 'strict' })
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
        transaction.objectStore('records').add(JSON.stringify(record), record.seq)
      })
    const took = (performance.now() - start) / count
    database.close()
    return took
  }
  return {
    floor: await bare(),
    single: await appended('bench.single', 1),
    batched: await appended('bench.batched', 50),
  }
}

/** A log that is written to, record by record, in more than one go. */
let written: { readonly log: Log; at: number } | null = null

/**
 * Milliseconds for each of so many commits, one after the other, behind those of before.
 * @param letters of the text in each record
 * @param marked whether the head is marked outside the database, as the portal does
 */
export const someCommits = async (count: number, letters: number, marked: boolean): Promise<readonly number[]> => {
  if (written === null) {
    const log = openIndexedDbLog('bench.turns', marked ? {} : { mark: openHeadMark(null, 'bench.turns') })
    right(await log.open(header)())
    written = { log, at: 0 }
  }
  const took: number[] = []
  for (let n = 0; n < count; n++) {
    const { log, at } = written
    const value = 'x'.repeat(letters)
    const events = [{ type: 'AnswerChanged', v: 1, path: 'customer.last_name', value }] as const
    const record: SurveyRecord = { seq: at + 1, id: `c${at}`, at: 0, by: 'customer', command: 'ChangeAnswer', events }
    const start = performance.now()
    right(await log.append(at, [record], [])())
    took.push(performance.now() - start)
    written.at++
  }
  return took
}

export const removeAll = async (): Promise<void> => {
  for (const { name } of await indexedDB.databases())
    if (name !== undefined) await requested(indexedDB.deleteDatabase(name))
  for (const bucket of (await navigator.storageBuckets?.keys()) ?? []) await navigator.storageBuckets?.delete(bucket)
}
