/**
 * Returns the 32-byte key that encrypts what must stand outside the log; creates it at its first use and keeps it
 * with the log.
 */
import { secureRandomBytes } from '../../clock'
import type { UseStore } from './connection'
import { assertHolds } from './transactions'

const length = 32

/** Its place among the bytes, which are named by digests; a store of its own would be a database of another version. */
const place = 'seal'

/**
 * The key that seals what must stand outside the log. Made at its first use, in the transaction that finds none.
 * @param use over the records
 * @param header of the log that was opened: another's key is not this log's to read
 */
export const sealKeyIn = (use: UseStore, header: unknown): Promise<Uint8Array> => {
  const fresh = secureRandomBytes(length)
  return use('readwrite', async records => {
    await assertHolds(records, header)
    const bytes = records.transaction.objectStore('blobs')
    const kept: unknown = await new Promise((resolve, reject) => {
      const request = bytes.get(place)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    if (kept instanceof Uint8Array && kept.length === length) return kept
    bytes.put(fresh, place)
    return fresh
  })
}
