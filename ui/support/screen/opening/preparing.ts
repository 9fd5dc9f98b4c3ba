import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { ImportedLog } from '../../../../events/log/importPlan'
import { openReplay } from '../../../../projections/replay/replay'
import { createSession, type Session } from '../session'

/** So many records at a time are a few milliseconds. */
const recordsInPart = 1024

/**
 * Opens a log in parts, for a page that goes on meanwhile; tells after each how far it is, 0 to 1.
 * @param rules the digest of the rules of this build
 */
export function* preparing(
  catalogue: Catalogue,
  { header, records, blobs, shutOut }: ImportedLog,
  rules: string,
): Generator<number, Session> {
  const replay = openReplay(catalogue, header, records)
  const length = Math.max(records.length, 1)
  for (let position = 0; position <= records.length; position += recordsInPart) {
    replay.stateAt(position)
    yield position / length
  }
  return createSession(replay, blobs, rules, records.length, shutOut)
}
