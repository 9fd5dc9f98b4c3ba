/**
 * Merges a transfer file into the visit by the customer's choices, all of it or nothing: stores its documents first,
 * then dispatches its events.
 */
import * as E from 'fp-ts/Either'
import type { TransferRefusal } from '../../domain/texts/transferFileTexts'
import type { LogBlob } from '../../events/log/log'
import type { Resolutions } from '../../events/merge/conflict'
import { type MergedLogs, mergeLogs } from '../../events/merge/mergeLogs'
import type { Visit } from '../visit/openVisit/visit'
import type { ReadableTransferFile } from './readTransferFile'

/** The outcome of a merge. */
export type MergedTransferFile = Pick<MergedLogs, 'missed' | 'conflicts' | 'where'>

const digestsIn = ({ events }: MergedLogs): ReadonlySet<string> =>
  new Set(events.flatMap(event => (event.type === 'FileAttached' ? [event.file.digest] : [])))

/**
 * Merges a transfer file by the customer's choices, all of it or nothing. Its documents are stored first, so that pending
 * records do not wait behind a full disk. Where another page wrote first, nothing is merged.
 */
export const mergeTransferFile = async (
  { store, log }: Pick<Visit, 'store' | 'log'>,
  { input, blobs }: ReadableTransferFile,
  resolutions: Resolutions,
): Promise<E.Either<TransferRefusal, MergedTransferFile>> => {
  const merged = mergeLogs(input, resolutions)
  const needed = digestsIn(merged)
  const waiting: LogBlob[] = []
  for (const blob of blobs) {
    if (!needed.has(blob.digest)) continue
    const kept = await log.keepBlob(blob)()
    if (E.isLeft(kept) && kept.left.tag === 'full') return E.left('noRoom')
    if (E.isLeft(kept)) waiting.push(blob)
  }
  const done = store.dispatch({ type: 'JoinWork', on: input.state, events: merged.events }, waiting)
  if (E.isLeft(done)) return E.left(done.left.tag === 'AnsweredElsewhere' ? 'moved' : 'closed')
  await store.settled()
  return store.records().some(({ id }) => id === done.right?.id) ? E.right(merged) : E.left('moved')
}
