import * as E from 'fp-ts/Either'
import { sentFileName } from '../../../domain/format/fileName'
import { maxFileBytes, maxFiles, overviewName } from '../../../domain/sending/attachment'
import { isPdf } from '../../../domain/sending/isPdf'
import type { Log } from '../../../events/log/log'
import { digestOf } from '../../../events/record/digest'
import type { Store } from '../../../events/store/store'
import type { AttachFile } from '../../survey/sending/attachFiles'

const read = async (file: File): Promise<Uint8Array<ArrayBuffer> | null> => {
  const found = await file.arrayBuffer().catch(() => null)
  return found === null || found.byteLength !== file.size ? null : new Uint8Array(found)
}

/**
 * Creates what attaches a customer's document: checks it, stores its bytes, then dispatches. The bytes come first, so that
 * pending records do not wait behind a full disk. Where nothing can be stored, it stays in memory, as the answers do.
 */
export const createAttachDocument =
  ({ store, log }: { readonly store: Store; readonly log: Pick<Log, 'keepBlob'> }): AttachFile =>
  async file => {
    const name = sentFileName(file.name)
    if (name === null) return E.left('unnamed')
    const { files } = store.state()
    const isThere = files.some(one => one.name === name)
    const own = files.filter(one => one.name !== overviewName)
    // Before anything is read: a whole folder may have been chosen.
    if (!isThere && own.length >= maxFiles) return E.left({ tag: 'TooManyFiles' })
    if (file.size === 0) return E.left('empty')
    if (file.size > maxFileBytes) return E.left({ tag: 'FileTooLarge' })
    const bytes = await read(file)
    // It cannot be read, or was changed on the disk since it was chosen.
    if (bytes === null) return E.left('unreadable')
    if (!isPdf(file.type, bytes)) return E.left('unsupported')
    const digest = await digestOf(bytes)
    const kept = await log.keepBlob({ digest, bytes })()
    if (E.isLeft(kept) && kept.left.tag === 'full') return E.left('noRoom')
    const attached = { name, type: 'application/pdf', size: bytes.length, digest } as const
    const done = store.dispatch({ type: 'AttachFile', file: attached }, E.isLeft(kept) ? [{ digest, bytes }] : [])
    if (E.isLeft(done)) return done
    return E.right(done.right === null ? 'same' : isThere ? 'replaced' : 'added')
  }
