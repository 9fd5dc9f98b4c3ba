/**
 * Erases a log and its head mark: empties its IndexedDB stores, then deletes the database; another log in its place
 * stays.
 */
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { StorageLocation } from '../../disk/storageLocation'
import { erasedFault, failedFault, storeFault } from '../../disk/storeFault'
import { withTimeLimit } from '../../disk/timeLimit'
import { Connection, storeNames } from './connection'
import type { KnownLog, LogDatabase } from './database'
import { sameStored } from './seal'
import { assertHolds, entriesFrom, headerKey } from './transactions'
import { timeLimitFault } from './withStoreTimeout'

/** Whether another log has begun in the place of this one: what is there is not this log's to erase. */
const isAnothers = async (place: StorageLocation, known: KnownLog | null): Promise<boolean> => {
  if (known === null || !(await place.isThere())) return false
  const other = new Connection(place)
  const [first] = await other.transact('readonly', store => entriesFrom(store, IDBKeyRange.only(headerKey)))
  other.close()
  return first !== undefined && !sameStored(first[1], known.header)
}

/**
 * Emptied first: what a sleeping tab holds back has nothing in it then. It is erased once the browser names it no more.
 * The mark goes before everything: a log that was erased is not missed.
 */
export const eraseLog = async (
  { transact, mark }: LogDatabase,
  connection: Connection,
  place: StorageLocation,
  known: KnownLog | null,
  timeLimit: number,
): Promise<void> => {
  const isThere = await place.isThere().catch(cause => Promise.reject(storeFault(cause, 'refused')))
  if (known === null && !isThere) return mark.clear()
  const emptied = await TE.tryCatch(
    () =>
      transact('readwrite', async store => {
        if (known !== null) await assertHolds(store, known.header)
        mark.clear()
        for (const name of storeNames) store.transaction.objectStore(name).clear()
      }),
    cause => storeFault(cause),
  )()
  if (E.isLeft(emptied) && emptied.left.tag === 'erased' && (await isAnothers(place, known))) return
  mark.clear()
  connection.close()
  const removed = await withTimeLimit(timeLimit, place.remove(), timeLimitFault(timeLimit), () => undefined)
  if (removed === 'blocked') throw failedFault('another tab holds the database')
  connection.end(erasedFault('erased here'))
}
