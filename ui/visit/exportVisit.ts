import * as E from 'fp-ts/Either'
import { parseLine } from '../../events/log/line'
import type { Blob, Line, Log } from '../../events/log/log'
import { exportLog } from '../../events/log/transfer'
import { blobsNamed } from '../../events/log/transferLine'
import { type Header, headerCodec } from '../../events/record/envelope'
import type { Store } from '../../events/store/store'

/** The header that the lines are chained to. */
const headerIn = (stored: readonly Line[]): Header | null => {
  const header = headerCodec.decode(parseLine(stored.find(({ seq }) => seq === 0)?.text ?? ''))
  return E.isRight(header) ? header.right : null
}

/** The log as JSON Lines with the lists and pictures it names; bytes that cannot be read are left out. */
export const exportVisit = async (header: Header, store: Store, log: Log): Promise<string> => {
  const records = await store.allRecords()
  const blobs: Blob[] = []
  for (const digest of blobsNamed(records).shown) {
    const bytes = await log.blob(digest)()
    if (E.isRight(bytes) && bytes.right !== null) blobs.push({ digest, bytes: bytes.right })
  }
  const read = await log.lines(0, records.at(-1)?.seq ?? 0)()
  const stored = E.isRight(read) ? read.right : []
  return exportLog({ header: headerIn(stored) ?? header, records, stored, blobs, includeDocuments: false })
}
