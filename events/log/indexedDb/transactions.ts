/**
 * The transactions' work on a log's records: read entries, add lines after a known head or remove them, quarantine
 * unreadable ones, check whose log it is.
 */
import { erasedFault, failedFault, isErrorNamed } from '../../disk/storeFault'
import type { Quarantine } from '../log'
import { type SealedValue, sameStored } from './seal'

/** A value of the records store with its key; the header has key 0, records their seq. */
export type StoredEntry = readonly [key: IDBValidKey, value: unknown]

/** A set-aside log, or part of one, as the database keeps it: the stored values untouched. */
export interface StoredQuarantine {
  readonly why: Quarantine['why']
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
  if (found === undefined || !sameStored(found, header)) throw erasedFault('the log is gone')
}

export interface LogAddition {
  readonly after: number
  /** What stands at `after`, where the log is known to end. */
  readonly before: unknown
  readonly lines: readonly SealedValue[]
  readonly blobs: readonly (readonly [digest: string, bytes: SealedValue])[]
}

export const quarantinedFault = failedFault('another tab moved the end of the log aside')

/** Whether an addition failed because another tab's record stands in its place. */
export const isOvertaken = (cause: unknown): boolean => isErrorNamed(cause, 'ConstraintError')

/**
 * Adds lines after the head that they were decided on: what stands there is read in the same transaction, and behind it
 * there is nothing, or `add` fails (`isOvertaken`). All of it is asked in one go, because each way to the disk and back
 * takes as long as the writing itself; a line that comes by itself, as most do, is committed in that go too. More than
 * that is not: where one of several fails, Firefox keeps the others of a transaction that is committing.
 * @throws movedAside where the head is another: nothing was added then, or a line alone, which must go (`takeBack`)
 */
export const addAfter = async (
  records: IDBObjectStore,
  { after, before, lines, blobs }: LogAddition,
): Promise<void> => {
  const reading = outcome<unknown>(records.get(after))
  const adding = lines.map((line, i) => outcome(records.add(line, after + 1 + i)))
  const blobStore = records.transaction.objectStore('blobs')
  // A digest names its bytes, so putting them again changes nothing, and the same picture may come in twice.
  for (const [digest, bytes] of blobs) blobStore.put(bytes, digest)
  if (lines.length + blobs.length === 1) records.transaction.commit()
  const [found] = await Promise.all([reading, ...adding])
  if (!sameStored(found, before)) throw quarantinedFault
}

/** Lines that stand behind another head than they were decided on go, unless others stand in their place. */
export const removeAddition = async (records: IDBObjectStore, { after, lines }: LogAddition): Promise<void> => {
  const found = await Promise.all(lines.map((_, i) => outcome<unknown>(records.get(after + 1 + i))))
  for (const [i, line] of lines.entries()) if (sameStored(found[i], line)) records.delete(after + 1 + i)
}

/** What stands at `after` and behind it, of the log with this header. */
export const entriesAfter = async (
  records: IDBObjectStore,
  header: unknown,
  after: number,
): Promise<readonly StoredEntry[]> => {
  const [found] = await Promise.all([entriesFrom(records, IDBKeyRange.lowerBound(after)), assertHolds(records, header)])
  return found
}

/** What is done to a store that could not be read: what is from an index on is moved aside, and a line put in its place. */
interface LogRepair {
  /** The whole store as it was read; another tab that wrote since makes the change void. */
  readonly found: readonly StoredEntry[]
  readonly from: number
  readonly aside: StoredQuarantine | null
  readonly added: readonly [key: number, line: SealedValue] | null
}

/** Answers the key of what was moved aside, null when nothing was, and 'again' when the store is not as it was read. */
export const applyRepair = async (
  records: IDBObjectStore,
  { found, from, aside, added }: LogRepair,
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
export const everyEntry = async (records: IDBObjectStore): Promise<readonly StoredEntry[]> => {
  const [values, last] = await Promise.all([outcome(records.getAll()), outcome(records.openKeyCursor(null, 'prev'))])
  // So many values up to this key leave no room for a gap.
  if (last === null || last.key === values.length - 1) return values.map((value, i): StoredEntry => [i, value])
  return entriesFrom(records, null)
}

/** The header, the entry at `seq` and all after it; null when the log does not reach that far, or has a gap anywhere. */
export const entriesSince = async (records: IDBObjectStore, seq: number): Promise<readonly StoredEntry[] | null> => {
  const [header, values, count, last] = await Promise.all([
    outcome<unknown>(records.get(headerKey)),
    outcome(records.getAll(IDBKeyRange.lowerBound(seq))),
    outcome(records.count()),
    outcome(records.openKeyCursor(null, 'prev')),
  ])
  if (last?.key !== count - 1 || seq < 1 || seq > count - 1) return null
  return [[headerKey, header], ...values.map((value, i): StoredEntry => [seq + i, value])]
}

const isSame = ([key, value]: StoredEntry, other: StoredEntry | undefined): boolean =>
  other !== undefined && String(key) === String(other[0]) && sameStored(value, other[1])

export const entriesFrom = async (
  store: IDBObjectStore,
  range: IDBKeyRange | null,
): Promise<readonly StoredEntry[]> => {
  const [keys, values] = await Promise.all([outcome(store.getAllKeys(range)), outcome(store.getAll(range))])
  return keys.map((key, i): StoredEntry => [key, values[i]])
}
