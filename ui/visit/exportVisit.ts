import * as E from 'fp-ts/Either'
import { parseLine } from '../../events/log/line'
import type { Blob, Line, Log } from '../../events/log/log'
import { type Exported, exportLog } from '../../events/log/transfer'
import { blobsNamed } from '../../events/log/transferLine'
import { type Header, headerCodec, type SurveyRecord } from '../../events/record/envelope'
import type { Store } from '../../events/store/store'

/** All of a log that an export is made of. */
export type VisitParts = Pick<Exported, 'header' | 'records' | 'blobs'> & Readonly<{ stored: readonly Line[] }>

/** The header that the lines are chained to. */
const headerIn = (stored: readonly Line[]): Header | null => {
  const header = headerCodec.decode(parseLine(stored.find(({ seq }) => seq === 0)?.text ?? ''))
  return E.isRight(header) ? header.right : null
}

/** The pictures that the records name; what cannot be read is left out. */
export const shownBlobs = async (
  log: Pick<Log, 'blob'>,
  records: readonly SurveyRecord[],
): Promise<readonly Blob[]> => {
  const blobs: Blob[] = []
  for (const digest of blobsNamed(records).shown) {
    const bytes = await log.blob(digest)()
    if (E.isRight(bytes) && bytes.right !== null) blobs.push({ digest, bytes: bytes.right })
  }
  return blobs
}

/** The log that is open, with the pictures it names. */
export const visitParts = async (header: Header, store: Store, log: Log): Promise<VisitParts> => {
  const records = await store.allRecords()
  const blobs = await shownBlobs(log, records)
  const read = await log.lines(0, records.at(-1)?.seq ?? 0)()
  const stored = E.isRight(read) ? read.right : []
  return { header: headerIn(stored) ?? header, records, stored, blobs }
}

/** A log as JSON Lines, as it is: the documents are listed only. */
export const ownText = (parts: VisitParts): string => exportLog({ ...parts, includeDocuments: false })
