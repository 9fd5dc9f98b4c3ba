/**
 * Makes the encrypted transfer file of the whole log with its documents, and its name; `absent` lists documents without
 * bytes. Left 'noCrypto' where encryption is missing; rejects where the log cannot be read.
 */
import * as E from 'fp-ts/Either'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import type { Attachment } from '../../domain/sending/attachment'
import type { LogBlob } from '../../events/log/log'
import { exportLines } from '../../events/log/logExport/exportLog'
import { encryptTransferFile } from '../../events/transferFile/transferFile'
import { nextTask } from '../browser/runInSlices'
import type { Visit } from '../visit/openVisit/visit'

/** What a file is made of. */
type TransferFileSource = Pick<Visit, 'drafts' | 'readExport' | 'store'>

/** A file for another computer; `absent`: the documents whose bytes are not at hand, so that they do not go along. */
export interface TransferFile {
  readonly name: string
  readonly bytes: Blob
  readonly absent: readonly Attachment[]
}

/** The name of the file, without personal data. */
export const transferFileName = (now: number): string => `verder-${dateInAmsterdam(now)}.klantportaal`

const randomBytes = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length))

export const makeTransferFile = async (
  { drafts, readExport: exported, store }: TransferFileSource,
  password: string,
  now: number,
): Promise<E.Either<'noCrypto', TransferFile>> => {
  // What still stands in a field is an answer too.
  drafts.commit()
  const { header, records, stored } = await exported()
  const blobs: LogBlob[] = []
  const absent: Attachment[] = []
  for (const document of store.state().files) {
    const bytes = await store.blob(document.digest)()
    if (E.isRight(bytes) && bytes.right !== null) blobs.push({ digest: document.digest, bytes: bytes.right })
    else absent.push(document)
  }
  const text = exportLines({ header, records, stored, blobs, includeDocuments: true })
  const made = await encryptTransferFile(text, password, { random: randomBytes, nextTurn: nextTask })
  return E.isLeft(made) ? made : E.right({ name: transferFileName(now), bytes: made.right, absent })
}
