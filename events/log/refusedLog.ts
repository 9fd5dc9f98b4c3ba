import * as TE from 'fp-ts/TaskEither'
import type { StoreFault } from '../disk/storeFault'
import type { Log } from './log'

const fault: StoreFault = { tag: 'refused', detail: 'what was here before is not erased yet' }
const never = () => TE.left(fault)

/**
 * A log in place of the stored one while an erasure of the invitation's log is unfinished: every operation fails as refused,
 * nothing is read or kept.
 */
export const refusedLog: Log = {
  outlivesWindow: false,
  open: never,
  lines: never,
  append: never,
  mend: never,
  keepBlob: never,
  blob: never,
  sealKey: never,
  setAside: never,
  erase: never,
  snapshot: never,
  keepSnapshot: never,
  acknowledge: () => undefined,
  watch: () => undefined,
  close: () => undefined,
}
