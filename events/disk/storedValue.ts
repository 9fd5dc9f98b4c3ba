/**
 * Keeps one encoded value in a database of its own: reads, writes, erases, and changes it safely among tabs; never
 * throws or waits longer than 3 seconds.
 */
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { browserDisk, type Disk, openedDatabase } from './disk'
import { type StorageLocation, storageLocationOf } from './storageLocation'
import { withTimeLimit } from './timeLimit'
import { transactionCompleted } from './transactionCompleted'

/** One value in a database of its own, which goes with the value. Nothing here throws. */
export interface StoredValue<A> {
  /** Null when there is none, when it does not decode (another version, another hand), or when it cannot be read. */
  readonly read: () => Promise<A | null>
  /** Keeps the value; null erases it. False when that is not known to have happened. */
  readonly write: (value: A | null) => Promise<boolean>
}

/** One that several tabs change at a time. */
export interface SharedStoredValue<A> extends StoredValue<A> {
  /**
   * Reads the value and keeps what `work` makes of it, null for nothing, in one transaction: what another tab kept
   * meanwhile is not written over. False when that is not known to have happened.
   */
  readonly change: (work: (value: A | null) => A | null) => Promise<boolean>
}

/** The first page waits for what is kept, but no longer than this, in milliseconds. */
const patience = 3000

const store = 'kept'

/** Reading makes nothing: another tab may be erasing it at this moment. */
const opened = async (place: StorageLocation, mode: IDBTransactionMode): Promise<IDBDatabase> => {
  const factory = await place.factory(mode === 'readonly')
  return openedDatabase(factory.open(place.name, 1), request => {
    if (mode === 'readonly') request.transaction?.abort()
    else request.result.createObjectStore(store)
  })
}

const transacted = async <A>(
  place: StorageLocation,
  mode: IDBTransactionMode,
  work: (values: IDBObjectStore) => IDBRequest<A>,
): Promise<A> => {
  const database = await opened(place, mode)
  try {
    const transaction = database.transaction(store, mode, { durability: 'strict' })
    const done = transactionCompleted(transaction)
    const request = work(transaction.objectStore(store))
    await done
    return request.result
  } finally {
    // Nobody who erases it has to wait for this page.
    database.close()
  }
}

/** @param name of the database, and of its bucket */
export const storedValue = <A>(
  name: string,
  codec: t.Type<A, unknown>,
  disk: Disk = browserDisk,
): SharedStoredValue<A> => {
  const place = storageLocationOf(name, disk, null)
  const decoded = (stored: unknown): A | null => {
    const value = codec.decode(stored)
    return E.isRight(value) ? value.right : null
  }
  const attempt = <B>(work: () => Promise<B>, otherwise: B): Promise<B> =>
    withTimeLimit(patience, work(), null, () => undefined).catch(() => otherwise)
  return {
    read: () =>
      attempt(async () => {
        if (!(await place.isThere())) return null
        return decoded(await transacted<unknown>(place, 'readonly', values => values.get(store)))
      }, null),
    write: value =>
      attempt(async () => {
        if (value === null) return !(await place.isThere()) || (await place.remove()) === 'removed'
        await transacted(place, 'readwrite', values => values.put(codec.encode(value), store))
        return true
      }, false),
    change: work =>
      attempt(async () => {
        if (!(await place.isThere()) && work(null) === null) return true
        const kept: { value: A | null } = { value: null }
        await transacted<unknown>(place, 'readwrite', values => {
          const reading: IDBRequest<unknown> = values.get(store)
          reading.onsuccess = () => {
            kept.value = work(decoded(reading.result))
            if (kept.value === null) values.delete(store)
            else values.put(codec.encode(kept.value), store)
          }
          return reading
        })
        return kept.value !== null || (await place.remove()) === 'removed'
      }, false),
  }
}
