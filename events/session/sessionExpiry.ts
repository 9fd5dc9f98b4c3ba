import type { SessionStore } from './session'

/** The browser, as far as watching the time needs it. */
export interface Waker {
  readonly document: { readonly visibilityState: string }
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (timer: number) => void
  readonly addEventListener: (type: string, listener: () => void) => void
  readonly removeEventListener: (type: string, listener: () => void) => void
}

/** A timer of more milliseconds runs at once: it is a number of 32 bits. */
const longestTimer = 2 ** 31 - 1

/**
 * Calls `expired` once for each session, at the moment it ends. A timer does not run while a laptop sleeps, so the time
 * is looked at again whenever the page comes back in sight. Ends nothing itself. Answers how to stop.
 */
export const watchExpiry = (session: SessionStore, now: () => number, waker: Waker, expired: () => void) => {
  let timer: number | null = null
  let told: string | null = null
  const look = () => {
    if (timer !== null) waker.clearTimeout(timer)
    timer = null
    const stored = session.stored()
    if (stored === null || stored.access_token === told) return
    const left = stored.expires_at - now()
    if (left > 0) {
      timer = waker.setTimeout(look, Math.min(left, longestTimer))
    } else {
      told = stored.access_token
      expired()
    }
  }
  // A page that goes away is hidden first: what it would say nobody reads, and the next page says it.
  const wake = () => {
    if (waker.document.visibilityState === 'visible') look()
  }
  const following = session.session$.subscribe(look)
  const wakings = ['visibilitychange', 'focus', 'pageshow']
  for (const waking of wakings) waker.addEventListener(waking, wake)
  return () => {
    if (timer !== null) waker.clearTimeout(timer)
    for (const waking of wakings) waker.removeEventListener(waking, wake)
    following.unsubscribe()
  }
}
