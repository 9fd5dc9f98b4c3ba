/**
 * Creates the call that uploads a document to the office; `documentRefusal`: that a fault refuses that very document,
 * with the office's words if any, null for other faults.
 */
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { wireFileName } from '../../../domain/format/fileName'
import type { Attachment } from '../../../domain/sending/attachment'
import { officeWords } from '../wire/officeWords'
import type { CallFault, Http } from './http'

export interface FileCalls {
  /**
   * Any 2xx is success unless it is a page, which is not the office's word; else the answer is not used (spec README,
   * OPEN-135). `onProgress` is told 0 to 1.
   */
  readonly upload: (
    file: Pick<Attachment, 'name' | 'type'>,
    bytes: Uint8Array<ArrayBuffer>,
    onProgress?: (part: number) => void,
    signal?: AbortSignal,
  ) => TE.TaskEither<CallFault, void>
}

/**
 * Whether the office does not want this very document: it says why (422), or the document is larger than it takes (413), with
 * `words` or without. Null for every other fault: the same document may arrive another time.
 */
export const documentRefusal = (fault: CallFault): { readonly words: string | null } | null => {
  if (fault.tag !== 'status') return null
  const words = officeWords(fault.body)
  return fault.status === 413 || (fault.status === 422 && words !== null) ? { words } : null
}

/** Ten megabytes over a slow line. */
const uploadTimeoutMs = 300_000

export const fileCalls = (http: Http): FileCalls => ({
  upload: ({ name, type }, bytes, onProgress, signal) => {
    const body = new FormData()
    // A log of an earlier build holds names with marks of direction.
    body.append('file', new Blob([bytes], { type }), wireFileName(name))
    return pipe(
      http.answer({
        method: 'POST',
        base: 'api',
        path: '/api/portal/file',
        body,
        onProgress,
        signal,
        timeoutMs: uploadTimeoutMs,
      }),
      TE.filterOrElse(
        ({ type }) => type !== 'text/html',
        (): CallFault => ({ tag: 'nonsense', detail: 'page' }),
      ),
      TE.map(() => undefined),
    )
  },
})
