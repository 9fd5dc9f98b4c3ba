import * as E from 'fp-ts/Either'
import type { SurveyRecord } from '../record/envelope'
import { type Database, type KnownLog, linesOf, noteStored } from './database'
import { alreadyStored, encodeLines } from './line'
import type { Blob, Line, Outcome } from './log'
import { readTail } from './reading'
import { failed } from './storeFault'
import { addAfter } from './transactions'

/** Stores records and blobs behind `after`, and marks where the log ends now. */
export const appendTo = async (
  database: Database,
  known: KnownLog,
  after: number,
  records: readonly SurveyRecord[],
  blobs: readonly Blob[],
): Promise<Outcome<void>> => {
  const { transact, seal, by } = database
  const link = known.linkAfter(after)
  if (link === null) return E.left(failed(`record ${after} was never read here`))
  const encoded = encodeLines(after, records, link)
  if (E.isLeft(encoded)) return encoded
  const lines = await Promise.all(encoded.right.map(line => seal.close(line)))
  const files = await Promise.all(blobs.map(async ({ digest, bytes }) => [digest, await seal.close(bytes)] as const))
  const { header } = known
  const before = known.storedAt(after)
  const found = await transact('readwrite', store => addAfter(store, { header, after, before, lines, blobs: files }))
  if (found === 'stored') {
    const stored = encoded.right.map((text, i): Line => ({ seq: after + 1 + i, text }))
    return E.right(noteStored(database, known, stored, lines))
  }
  const read = await linesOf(database, found)
  const tail = readTail(read, after, link, known.log, by)
  if (E.isLeft(tail)) return tail
  noteStored(
    database,
    known,
    read,
    found.map(([, value]) => value),
  )
  const own = alreadyStored(records, tail.right)
  if (own > 0 && own === records.length) return E.right(undefined)
  // An earlier call hung and came through after all, and more is waiting now.
  if (own === tail.right.length) return appendTo(database, known, after + own, records.slice(own), blobs)
  return E.left({ tag: 'headMoved', tail: tail.right })
}
