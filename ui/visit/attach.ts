import * as E from 'fp-ts/Either'
import { maxFileBytes } from '../../domain/sending/file'
import { digestOf } from '../../events/record/digest'
import type { Store } from '../../events/store/store'
import type { Attach } from '../survey/complete/attach'

/** By what the browser says of it and by how it begins (spec 2 section 5). */
const isPdf = (file: File, bytes: Uint8Array): boolean =>
  (file.type === 'application/pdf' || file.type === '') &&
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

/** Adds a document of the customer's: its bytes go beside the log, in the same write as the event. */
export const attach =
  (dispatch: Store['dispatch']): Attach =>
  async file => {
    if (file.size > maxFileBytes) return E.left({ tag: 'FileTooLarge' })
    const read = await file.arrayBuffer().catch(() => null)
    if (read === null) return E.left('unreadable')
    const bytes = new Uint8Array(read)
    if (!isPdf(file, bytes)) return E.left('unsupported')
    const digest = await digestOf(bytes)
    const attachment = { name: file.name, type: 'application/pdf', size: bytes.length, digest } as const
    return dispatch({ type: 'AttachFile', file: attachment }, [{ digest, bytes }])
  }
