/**
 * Decodes what the provider retrieved and dispatches it as one record with the bytes of its documents; returns why it
 * was not taken, null when it is recorded.
 */
import * as E from 'fp-ts/Either'
import { isTooLarge } from '../../domain/retrieval/retrievalCaps'
import { wireRetrievalCodec } from '../../events/effects/wire/retrieval'
import type { RetrievedFileBytes } from '../../events/effects/wire/retrievedFiles'
import { digestOf } from '../../events/record/digest'
import type { Store } from '../../events/store/store'
import type { RecordRetrieval } from './runRetrieval'

/** A document with what names its bytes. */
const named = async ({ filename, mime, bytes }: RetrievedFileBytes) => {
  const digest = await digestOf(bytes)
  return { file: { name: filename, type: mime, size: bytes.length, digest }, blob: { digest, bytes } }
}

export const recordRetrieval =
  (dispatch: Store['dispatch']): RecordRetrieval =>
  async result => {
    if (isTooLarge(result)) return 'tooLarge'
    const read = wireRetrievalCodec.decode(result)
    if (E.isLeft(read)) return 'unreadable'
    const { retrieved, setAside, files } = read.right
    const documents = await Promise.all(files.map(named))
    const outcome = dispatch(
      { type: 'LoadRetrieval', retrieved, setAside, files: documents.map(({ file }) => file) },
      documents.map(({ blob }) => blob),
    )
    return E.isLeft(outcome) ? 'refused' : null
  }
