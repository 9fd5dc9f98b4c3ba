/**
 * Lists the documents of a visit with name, size, how far sending each has come, and why the office does not want
 * one.
 */
import { fileBeingSent } from '../../events/state/sendingState'
import type { State } from '../../events/state/state'
import { unwantedDocumentWords } from './failureWords'

/** A document as the list shows it. */
export interface SentFile {
  readonly name: string
  readonly size: number
  readonly state: 'ready' | 'sending' | 'sent' | 'failed'
  /** Why the office does not want it; null where that is not so. */
  readonly unwanted: string | null
}

export const fileSendingStates = (state: State): readonly SentFile[] => {
  const { files, filesSent, sending } = state
  const onItsWay = fileBeingSent(state)?.name
  return files.map(({ name, size }) => {
    const file = { name, size, unwanted: null }
    if (filesSent.has(name)) return { ...file, state: 'sent' }
    if (name === onItsWay) return { ...file, state: 'sending' }
    return sending.tag === 'failed' && sending.file === name
      ? { ...file, state: 'failed', unwanted: unwantedDocumentWords(sending) }
      : { ...file, state: 'ready' }
  })
}
