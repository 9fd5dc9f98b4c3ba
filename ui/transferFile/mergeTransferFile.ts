import * as E from 'fp-ts/Either'
import type { TransferRefusal } from '../../domain/texts/transferFileTexts'
import type { LogBlob } from '../../events/log/log'
import type { Resolutions } from '../../events/merge/conflict'
import { type MergedLogs, mergeLogs } from '../../events/merge/mergeLogs'
import type { Visit } from '../visit/openVisit/visit'
import type { ReadableTransferFile } from './readTransferFile'

/** What came in. */
export type MergedTransferFile = Pick<MergedLogs, 'missed' | 'conflicts' | 'where'>

const digestsIn = ({ events }: MergedLogs): ReadonlySet<string> =>
  new Set(events.flatMap(event => (event.type === 'FileAttached' ? [event.file.digest] : [])))

/**
 * Lets a file come in as it was chosen, all of it or nothing. Its documents are stored first: where there is no room for
 * them, all else that waits to be stored must not wait behind them. Another page that wrote first may have changed what it
 * was laid beside: then it did not come in.
 */
export const mergeTransferFile = async (
  { store, log }: Pick<Visit, 'store' | 'log'>,
  { joining, blobs }: ReadableTransferFile,
  picks: Resolutions,
): Promise<E.Either<TransferRefusal, MergedTransferFile>> => {
  const came = mergeLogs(joining, picks)
  const needed = digestsIn(came)
  const waiting: LogBlob[] = []
  for (const blob of blobs) {
    if (!needed.has(blob.digest)) continue
    const kept = await log.keepBlob(blob)()
    if (E.isLeft(kept) && kept.left.tag === 'full') return E.left('noRoom')
    if (E.isLeft(kept)) waiting.push(blob)
  }
  const done = store.dispatch({ type: 'JoinWork', on: joining.state, events: came.events }, waiting)
  if (E.isLeft(done)) return E.left(done.left.tag === 'AnsweredElsewhere' ? 'moved' : 'closed')
  await store.settled()
  return store.records().some(({ id }) => id === done.right?.id) ? E.right(came) : E.left('moved')
}
