/** Encodes a snapshot of the log's state as a text and decodes one, null for what cannot be read. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { parseLine } from '../record/parseLine'
import type { Snapshot } from './log'

const snapshotCodec: t.Type<Snapshot, unknown> = t.type({
  seq: t.number,
  last: t.string,
  rules: t.string,
  state: t.string,
})

export const encodeSnapshot = (snapshot: Snapshot): string => JSON.stringify(snapshot)

/** Null for what cannot be read: a snapshot is a cache, and the log makes it again. */
export const decodeSnapshot = (line: string): Snapshot | null => {
  const decoded = snapshotCodec.decode(parseLine(line))
  return E.isRight(decoded) ? decoded.right : null
}
