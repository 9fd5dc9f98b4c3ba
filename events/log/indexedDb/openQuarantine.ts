import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Quarantine } from '../log'
import { openLine, type Seal } from './seal'
import type { StoredQuarantine } from './transactions'

const storedAsideCodec: t.Type<StoredQuarantine, unknown> = t.type({
  why: t.keyof({ survey: null, header: null, damaged: null, gap: null, newer: null, retired: null, restored: null }),
  at: t.number,
  stored: t.readonlyArray(t.unknown),
})

/**
 * Reads a quarantined part of a log from its stored value: why and when it was moved aside, and its lines; a damaged
 * value becomes one line.
 */
export const openQuarantine = async (seal: Seal, key: IDBValidKey, value: unknown): Promise<Quarantine> => {
  const decoded = storedAsideCodec.decode(value)
  const { why, at, stored }: StoredQuarantine = E.isRight(decoded)
    ? decoded.right
    : { why: 'damaged', at: 0, stored: [JSON.stringify(value) ?? ''] }
  return { id: String(key), at, why, lines: await Promise.all(stored.map(each => openLine(seal, each))) }
}
