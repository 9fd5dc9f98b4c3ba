import { IDBFactory } from 'fake-indexeddb'
import { bucketName } from '../../../events/disk/bucketName'
import type { StorageBuckets } from '../../../events/disk/disk'
import { storeTimeoutMs } from '../../../events/disk/timeLimit'
import {
  type IndexedDbDependencies,
  logDatabaseName,
  openIndexedDbLog,
} from '../../../events/log/indexedDb/indexedDbLog'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log } from '../../../events/log/log'
import { fakeBuckets } from '../disk/fakeBuckets'

/** One browser: every `tab` is a log of the same invitation on the same disk, which can be read and damaged. */
export interface Device {
  readonly tab: () => Log
  readonly lines: () => Promise<readonly string[]>
  /** Writes over the line at this place; null takes it away. */
  readonly damage: (seq: number, text: string | null) => Promise<void>
}

export const memoryDevice = (): Device => {
  const shelf = emptyInMemoryLogData()
  return {
    tab: () => openInMemoryLog(shelf),
    lines: () => Promise.resolve(shelf.lines),
    damage: async (seq, text) => {
      shelf.lines.splice(seq, 1, ...(text === null ? [] : [text]))
    },
  }
}

export interface IndexedDbDevice extends Device {
  readonly factory: IDBFactory
  readonly tab: (deps?: Partial<IndexedDbDependencies>) => Log
  /** What a log of any invitation on it stands on. */
  readonly deps: Partial<IndexedDbDependencies>
  /** The databases of all logs on it, by name. */
  readonly places: () => Promise<readonly string[]>
  /** A transaction past the log, over its records. */
  readonly raw: (work: (records: IDBObjectStore) => IDBRequest) => Promise<unknown>
}

export const invitation = 'invitation-1'

/** A transaction past the log, over the records of the database that holds it. */
export const rawRecords = (
  factory: IDBFactory,
  name: string,
  work: (records: IDBObjectStore) => IDBRequest,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const opening = factory.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['records', 'snapshot'], 'readwrite')
      const request = work(transaction.objectStore('records'))
      transaction.oncomplete = () => {
        opening.result.close()
        resolve(request.result)
      }
      transaction.onabort = () => reject(transaction.error)
    }
  })

const namesIn = async (factory: IDBFactory): Promise<readonly string[]> =>
  (await factory.databases()).map(({ name }) => name ?? '')

const deviceOn = (
  factory: IDBFactory,
  buckets: StorageBuckets | null,
  logs: () => Promise<IDBFactory>,
): IndexedDbDevice => {
  const deps: Partial<IndexedDbDependencies> = {
    factory: () => factory,
    buckets: () => buckets,
    timeLimit: storeTimeoutMs,
  }
  const raw: IndexedDbDevice['raw'] = async work => rawRecords(await logs(), logDatabaseName(invitation), work)
  return {
    factory,
    raw,
    deps,
    places: async () => {
      const names = [...(await namesIn(factory))]
      for (const bucket of (await buckets?.keys()) ?? [])
        names.push(...(await namesIn((await buckets?.open(bucket))?.indexedDB ?? factory)))
      return names.sort()
    },
    tab: own => openIndexedDbLog(invitation, { ...deps, ...own }),
    lines: async () => {
      const values = await raw(records => records.getAll())
      return Array.isArray(values) ? values.map(String) : []
    },
    damage: async (seq, text) => {
      await raw(records => (text === null ? records.delete(seq) : records.put(text, seq)))
    },
  }
}

/** A browser without buckets. */
export const indexedDbDevice = (): IndexedDbDevice => {
  const factory = new IDBFactory()
  return deviceOn(factory, null, async () => factory)
}

/** A browser with buckets. */
export const bucketDevice = (): IndexedDbDevice & {
  readonly buckets: { -readonly [K in keyof StorageBuckets]: StorageBuckets[K] }
} => {
  const buckets = fakeBuckets()
  const bucket = async () => (await buckets.open(await bucketName(logDatabaseName(invitation)))).indexedDB
  return { ...deviceOn(new IDBFactory(), buckets, bucket), buckets }
}
