/**
 * Creates the function that writes failed calls into the log, of calls that repeat by themselves only the 1st, 2nd, 4th, 8th
 * and so on; `isNotFound` recognises a 404.
 */
import type { FailedCall } from '../../definitions/callFailed'
import type { Store } from '../../store/store'
import { type CallFault, isFaultFromOffice } from './http'

/** What a call was for: an address block or a place of homes, by its path, or a document, by its name. */
interface About {
  readonly at?: string
  readonly file?: string
}

/** Puts a call that failed into the log: which, and how; never a body or an address. One that nobody wants any more did not fail. */
type NoteFailedCall = (call: FailedCall, fault: CallFault, about?: About) => void

/**
 * What is asked for again by itself must not fill the log: a picture, the customer, and without an answer all that nobody
 * presses a button for.
 */
const repeatsItself = (call: FailedCall, fault: CallFault): boolean =>
  call === 'customer' || call === 'homePicture' || (!isFaultFromOffice(fault) && !isPressedFor.has(call))

const isPressedFor: ReadonlySet<FailedCall> = new Set(['file', 'inventory', 'retrievalToken'])

/** The 1st, 2nd, 4th, 8th and so on: of any number of tries few are told, and of each whether it is still going wrong. */
const isTold = (nth: number): boolean => Number.isInteger(Math.log2(nth))

export const createFailedCallLog = (store: Pick<Store, 'dispatch'>): NoteFailedCall => {
  const counts = new Map<string, number>()
  return (call, fault, { at = null, file = null }: { at?: string | null; file?: string | null } = {}) => {
    if (fault.tag === 'aborted') return
    const key = `${call} ${at} ${file}`
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    if (repeatsItself(call, fault) && !isTold(nth)) return
    const status = fault.tag === 'status' ? fault.status : null
    store.dispatch({ type: 'NoteCallFailed', call, at, file, how: fault.tag, status, nth })
  }
}

/** The office answered that it has no such thing. */
export const isNotFound = (fault: CallFault): boolean => fault.tag === 'status' && fault.status === 404
