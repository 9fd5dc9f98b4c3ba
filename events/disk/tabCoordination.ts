/**
 * The browser's Web Locks (else undefined) and a broadcast channel between tabs (else null), each tried, and given only where
 * this page may use it.
 */

/** The part of the Web Locks API that is used. */
export type WebLocks = Pick<LockManager, 'request'>

/**
 * The locks of a browser that lets this page use them. It has them everywhere, and refuses them to a page that may keep
 * nothing (in a frame without an origin); undefined there, and where there are none.
 */
export const usableLocks = async (locks: WebLocks | undefined): Promise<WebLocks | undefined> => {
  if (locks === undefined) return undefined
  try {
    await locks.request('klantportaal.there', { mode: 'shared' }, () => undefined)
    return locks
  } catch {
    return undefined
  }
}

/** A channel between the tabs; null where the browser has none, or refuses it to this page. */
export const tabChannel = (name: string): BroadcastChannel | null => {
  try {
    return typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null
  } catch {
    return null
  }
}
