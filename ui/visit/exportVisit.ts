import * as E from 'fp-ts/Either'
import { parseLine } from '../../events/log/line'
import type { Blob, Line, Log } from '../../events/log/log'
import { type Exported, exportLog } from '../../events/log/transfer'
import { blobsNamed } from '../../events/log/transferLine'
import { type Header, headerCodec, type SurveyRecord } from '../../events/record/envelope'
import type { Store } from '../../events/store/store'

/** All of a log that an export is made of. */
export interface VisitParts extends Pick<Exported, 'header' | 'records' | 'blobs'> {
  readonly stored: readonly Line[]
  /** False where some of its records cannot be read: all answers are in it, and not all that led to them. */
  readonly isWhole: boolean
}

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

const idIn = ({ text }: Line): unknown => {
  const value = parseLine(text)
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null
}

/** The lines of these very records, as far as they go: another record may stand in the place of one of them. */
const linesOf = (stored: readonly Line[], records: readonly SurveyRecord[]): readonly Line[] => {
  const ids = new Map(records.map(({ seq, id }) => [seq, id]))
  const at = stored.findIndex(line => line.seq > 0 && idIn(line) !== ids.get(line.seq))
  return at === -1 ? stored : stored.slice(0, at)
}

/** The log that is open, with the pictures it names. */
export const visitParts = async (header: Header, store: Store, log: Log): Promise<VisitParts> => {
  const { records, isWhole } = await store.allRecords()
  const blobs = await shownBlobs(log, records)
  const read = await log.lines(0, records.at(-1)?.seq ?? 0)()
  const stored = E.isRight(read) ? linesOf(read.right, records) : []
  return { header: headerIn(stored) ?? header, records, stored, blobs, isWhole }
}

/** A log as JSON Lines, as it is: the documents are listed only. */
export const ownText = (parts: VisitParts & Pick<Exported, 'shutOut'>): string =>
  exportLog({ ...parts, includeDocuments: false })
