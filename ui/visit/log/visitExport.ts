/** The parts of the open log for an export: header, records, stored lines and the pictures that a replay shows. */
import * as E from 'fp-ts/Either'
import type { Log, LogBlob, StoredLine } from '../../../events/log/log'
import { namedBlobs } from '../../../events/log/logExport/exportLine'
import type { ExportedLog } from '../../../events/log/logExport/exportLog'
import { parseLine } from '../../../events/record/parseLine'
import { type StoredLogHeader, type SurveyRecord, storedLogHeaderCodec } from '../../../events/record/surveyRecord'
import type { Store } from '../../../events/store/store'

export interface VisitExport extends Pick<ExportedLog, 'header' | 'records' | 'blobs'> {
  readonly stored: readonly StoredLine[]
  /** False where some of its records cannot be read: all answers are in it, and not all that led to them. */
  readonly isWhole: boolean
}

/** The header that the lines are chained to. */
const headerIn = (stored: readonly StoredLine[]): StoredLogHeader | null => {
  const header = storedLogHeaderCodec.decode(parseLine(stored.find(({ seq }) => seq === 0)?.text ?? ''))
  return E.isRight(header) ? header.right : null
}

/** The pictures that the records name; what cannot be read is left out. */
export const pictureBlobs = async (
  log: Pick<Log, 'blob'>,
  records: readonly SurveyRecord[],
): Promise<readonly LogBlob[]> => {
  const blobs: LogBlob[] = []
  for (const digest of namedBlobs(records).shown) {
    const bytes = await log.blob(digest)()
    if (E.isRight(bytes) && bytes.right !== null) blobs.push({ digest, bytes: bytes.right })
  }
  return blobs
}

const idIn = ({ text }: StoredLine): unknown => Object(parseLine(text)).id

/** The lines of these very records, as far as they go: another record may stand in the place of one of them. */
const linesOf = (stored: readonly StoredLine[], records: readonly SurveyRecord[]): readonly StoredLine[] => {
  const ids = new Map(records.map(({ seq, id }) => [seq, id]))
  const at = stored.findIndex(line => line.seq > 0 && idIn(line) !== ids.get(line.seq))
  return at === -1 ? stored : stored.slice(0, at)
}

/** The log that is open, with the pictures it names. */
export const visitExport = async (header: StoredLogHeader, store: Store, log: Log): Promise<VisitExport> => {
  const { records, isWhole } = await store.allRecords()
  const blobs = await pictureBlobs(log, records)
  const read = await log.lines(0, records.at(-1)?.seq ?? 0)()
  const stored = E.isRight(read) ? linesOf(read.right, records) : []
  return { header: headerIn(stored) ?? header, records, stored, blobs, isWhole }
}
