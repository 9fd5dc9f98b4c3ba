import type { SetAside } from './log'
import { type Stored, sameStored } from './seal'
import { erased, failed } from './storeFault'

/** A value of the records store with its key; the header has key 0, records their seq. */
export type Entry = readonly [key: IDBValidKey, value: unknown]

/** A set-aside log, or part of one, as the database keeps it: the stored values untouched. */
export interface StoredAside {
  readonly why: SetAside['why']
  /** Milliseconds since 1970. */
  readonly at: number
  readonly stored: readonly unknown[]
}

export const headerKey = 0

const outcome = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Rejects with `erased` when the store holds another log than this one, or none: it must not be written again. */
export const assertHolds = async (records: IDBObjectStore, header: unknown): Promise<void> => {
  const found = await outcome<unknown>(records.get(headerKey))
  if (found === undefined || !sameStored(found, header)) throw erased('the log is gone')
}

export interface Addition {
  readonly header: unknown
  readonly after: number
  /** What stands at `after`; undefined where that is not known. */
  readonly before: unknown
  readonly lines: readonly Stored[]
  readonly blobs: readonly (readonly [digest: string, bytes: Stored])[]
}

/**
 * Adds lines after the head that they were decided on, in the transaction that read the head. Answers what stands after
 * `after` when the head is another, and then adds nothing.
 */
export const addAfter = async (
  records: IDBObjectStore,
  { header, after, before, lines, blobs }: Addition,
): Promise<'stored' | readonly Entry[]> => {
  const [last, there] = await Promise.all([
    outcome(records.openKeyCursor(null, 'prev')),
    outcome<unknown>(records.get(after)),
    assertHolds(records, header),
  ])
  if (before !== undefined && !sameStored(there, before)) throw failed('another tab moved the end of the log aside')
  if (last?.key !== after) {
    return entriesFrom(records, IDBKeyRange.lowerBound(after, true))
  }
  for (const [i, line] of lines.entries()) records.add(line, after + 1 + i)
  const blobStore = records.transaction.objectStore('blobs')
  // A digest names its bytes, so putting them again changes nothing, and the same picture may come in twice.
  for (const [digest, bytes] of blobs) blobStore.put(bytes, digest)
  return 'stored'
}

/** What is done to a store that could not be read: what is from an index on is moved aside, and a line put in its place. */
export interface Change {
  /** The whole store as it was read; another tab that wrote since makes the change void. */
  readonly found: readonly Entry[]
  readonly from: number
  readonly aside: StoredAside | null
  readonly added: readonly [key: number, line: Stored] | null
}

/** Answers the key of what was moved aside, null when nothing was, and 'again' when the store is not as it was read. */
export const change = async (
  records: IDBObjectStore,
  { found, from, aside, added }: Change,
): Promise<IDBValidKey | null | 'again'> => {
  const now = await everyEntry(records)
  const isAsFound = now.length === found.length && now.every((entry, i) => isSame(entry, found[i]))
  if (!isAsFound) return 'again'
  // Its state would follow from records that are no longer there.
  records.transaction.objectStore('snapshot').clear()
  for (const [key] of found.slice(from)) records.delete(key)
  if (added !== null) records.add(added[1], added[0])
  return aside === null ? null : outcome(records.transaction.objectStore('aside').add(aside))
}

/** Everything in the records store. Its keys are read only when they are not as expected: they cost a good part more. */
export const everyEntry = async (records: IDBObjectStore): Promise<readonly Entry[]> => {
  const [values, last] = await Promise.all([outcome(records.getAll()), outcome(records.openKeyCursor(null, 'prev'))])
  // So many values up to this key leave no room for a gap.
  if (last === null || last.key === values.length - 1) return values.map((value, i): Entry => [i, value])
  return entriesFrom(records, null)
}

/** The header, the entry at `seq` and all after it; null when the log does not reach that far, or has a gap anywhere. */
export const entriesSince = async (records: IDBObjectStore, seq: number): Promise<readonly Entry[] | null> => {
  const [header, values, count, last] = await Promise.all([
    outcome<unknown>(records.get(headerKey)),
    outcome(records.getAll(IDBKeyRange.lowerBound(seq))),
    outcome(records.count()),
    outcome(records.openKeyCursor(null, 'prev')),
  ])
  if (last?.key !== count - 1 || seq < 1 || seq > count - 1) return null
  return [[headerKey, header], ...values.map((value, i): Entry => [seq + i, value])]
}

const isSame = ([key, value]: Entry, other: Entry | undefined): boolean =>
  other !== undefined && String(key) === String(other[0]) && sameStored(value, other[1])

export const entriesFrom = async (store: IDBObjectStore, range: IDBKeyRange | null): Promise<readonly Entry[]> => {
  const [keys, values] = await Promise.all([outcome(store.getAllKeys(range)), outcome(store.getAll(range))])
  return keys.map((key, i): Entry => [key, values[i]])
}
