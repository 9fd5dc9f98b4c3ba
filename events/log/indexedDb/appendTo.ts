import * as E from 'fp-ts/Either'
import type { StoreFault } from '../../disk/storeFault'
import { failedFault } from '../../disk/storeFault'
import type { SurveyRecord } from '../../record/surveyRecord'
import { linkAfter } from '../hashChain'
import type { LogBlob, LogOutcome, StoredLine } from '../log'
import { readTail } from '../readLog'
import { alreadyStoredCount, encodeLines } from '../recordLine'
import { type KnownLog, type LogDatabase, noteStored, openLines } from './database'
import { sameStored } from './seal'
import {
  addAfter,
  assertHolds,
  entriesAfter,
  isOvertaken,
  type LogAddition,
  quarantinedFault,
  removeAddition,
} from './transactions'

/**
 * Appends records and blobs to the stored log and marks its new end; where another tab wrote first, answers with that
 * tab's records.
 */
export const appendTo = async (
  database: LogDatabase,
  known: KnownLog,
  after: number,
  records: readonly SurveyRecord[],
  blobs: readonly LogBlob[],
): Promise<LogOutcome<void>> => {
  const { seq: end } = known.last()
  if (after > end) return E.left(failedFault(`record ${after} was never read here`))
  const isToAdd = after === end && records.length + blobs.length > 0
  const stored = isToAdd ? await addToEnd(database, known, records, blobs) : E.right(false)
  if (E.isLeft(stored)) return stored
  if (stored.right) return E.right(undefined)
  const tail = await readOthers(database, known, after)
  if (E.isLeft(tail)) return tail
  const own = alreadyStoredCount(records, tail.right)
  if (own === records.length && (own > 0 || tail.right.length === 0)) return E.right(undefined)
  // An earlier call hung and came through after all, and more is waiting now.
  if (own === tail.right.length) return appendTo(database, known, after + own, records.slice(own), blobs)
  return E.left({ tag: 'headMoved', tail: tail.right })
}

/** False when the log does not end any more where it is known to end, and nothing was stored. */
const addToEnd = async (
  database: LogDatabase,
  known: KnownLog,
  records: readonly SurveyRecord[],
  blobs: readonly LogBlob[],
): Promise<E.Either<StoreFault, boolean>> => {
  const { mark, transact, seal } = database
  const { seq: after, stored: before, link } = known.last()
  const encoded = encodeLines(after, records, link)
  if (E.isLeft(encoded)) return encoded
  const lines = await Promise.all(encoded.right.map(line => seal.close(line)))
  const files = await Promise.all(blobs.map(async ({ digest, bytes }) => [digest, await seal.close(bytes)] as const))
  const addition = { after, before, lines, blobs: files }
  try {
    await transact('readwrite', store => addAfter(store, addition))
  } catch (cause) {
    if (isOvertaken(cause)) return E.right(false)
    if (cause === quarantinedFault) return E.left(await strayed(database, known, addition))
    throw cause
  }
  const stored = encoded.right.map((text, i): StoredLine => ({ seq: after + 1 + i, text }))
  noteStored(mark, known, stored, lines)
  return E.right(true)
}

/** What was added behind another head goes again, and what became of the log is said. */
const strayed = async ({ transact }: LogDatabase, { header }: KnownLog, addition: LogAddition): Promise<StoreFault> => {
  await transact('readwrite', store => removeAddition(store, addition))
  await transact('readonly', store => assertHolds(store, header))
  return quarantinedFault
}

/** What others stored after `after`. */
const readOthers = async (
  database: LogDatabase,
  known: KnownLog,
  after: number,
): Promise<E.Either<StoreFault, readonly SurveyRecord[]>> => {
  const { header, log } = known
  const end = known.last()
  const found = await database.transact('readonly', store => entriesAfter(store, header, after))
  const [start, ...rest] = await openLines(database, found)
  // Where the log was known to end stands what stood there, so that what follows is chained to it.
  const isThere = start?.seq === after && sameStored(found[end.seq - after]?.[1], end.stored)
  if (!isThere) return E.left(quarantinedFault)
  const tail = readTail(rest, after, linkAfter(start.text, log), log, database.by)
  if (E.isRight(tail))
    noteStored(
      database.mark,
      known,
      rest,
      found.slice(1).map(([, value]) => value),
    )
  return tail
}
