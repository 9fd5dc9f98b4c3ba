import * as E from 'fp-ts/Either'
import type { Blob, Log } from '../../events/log/log'
import { exportLog } from '../../events/log/transfer'
import { blobsNamed } from '../../events/log/transferLine'
import type { Header } from '../../events/record/envelope'
import type { Store } from '../../events/store/store'

/** The log as JSON Lines with the lists and pictures it names; bytes that cannot be read are left out. */
export const exportVisit = async (header: Header, store: Store, log: Log): Promise<string> => {
  const records = await store.allRecords()
  const blobs: Blob[] = []
  for (const digest of blobsNamed(records).shown) {
    const bytes = await log.blob(digest)()
    if (E.isRight(bytes) && bytes.right !== null) blobs.push({ digest, bytes: bytes.right })
  }
  return exportLog({ header, records, blobs, includeDocuments: false })
}
