/** The kinds of faults of the store, makers of them, and the fault that a browser's database error stands for. */

/**
 * Why the store did not do what was asked. `refused`: it cannot be opened (private window, blocked, no such thing here);
 * `full`: no room; `erased`: somebody erased the log, so nothing may be written again; `newer`: a newer portal has it,
 * and what it holds now this one cannot read; `closed`: the browser let go of it; `failed`: anything else. The last two
 * are worth another try.
 */
export interface StoreFault {
  readonly tag: 'refused' | 'full' | 'erased' | 'newer' | 'closed' | 'failed'
  readonly detail: string
}

const fault =
  (tag: StoreFault['tag']) =>
  (detail: string): StoreFault => ({ tag, detail })

export const erasedFault = fault('erased')
export const failedFault = fault('failed')
export const newerFault = fault('newer')
export const closedFault = fault('closed')

const isFault = (cause: unknown): cause is StoreFault =>
  typeof cause === 'object' && cause !== null && !(cause instanceof Error) && 'tag' in cause && 'detail' in cause

/** Whether a browser's error has this name; the classes differ between browsers, the names do not. */
export const isErrorNamed = (cause: unknown, name: string): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === name

const described = (cause: unknown): string =>
  cause instanceof Error || cause instanceof DOMException ? `${cause.name}: ${cause.message}` : 'aborted'

/** What the port says of anything that a browser's database rejects with. `stage` is what it is when no name fits. */
export const storeFault = (cause: unknown, stage: 'refused' | 'failed' = 'failed'): StoreFault => {
  if (isFault(cause)) return cause
  // The database is of a version that this portal does not know.
  if (isErrorNamed(cause, 'VersionError')) return newerFault(described(cause))
  return fault(isErrorNamed(cause, 'QuotaExceededError') ? 'full' : stage)(described(cause))
}
