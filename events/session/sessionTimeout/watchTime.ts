/**
 * Calls a function at once, on each change of a stream, when the page comes in sight, and after the milliseconds that
 * it last answered.
 */
import type { Stream } from '../../stream'

/** The browser, as far as watching the time needs it. */
export interface TimeSource {
  readonly document: { readonly visibilityState: string }
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (timer: number) => void
  readonly addEventListener: (type: string, listener: () => void) => void
  readonly removeEventListener: (type: string, listener: () => void) => void
}

/** A timer of more milliseconds runs at once: it is a number of 32 bits. */
const longestTimer = 2 ** 31 - 1

/**
 * Looks at once, whenever what is looked at changes, whenever the page comes in sight (a timer does not run while a laptop
 * sleeps), and once as many milliseconds have passed as the last look answered; null asks for none. Answers how to stop.
 */
export const watchTime = (watched$: Stream<unknown>, waker: TimeSource, look: () => number | null): (() => void) => {
  let timer: number | null = null
  const stopTimer = () => {
    if (timer !== null) waker.clearTimeout(timer)
    timer = null
  }
  const lookNow = () => {
    stopTimer()
    const wait = look()
    if (wait !== null) timer = waker.setTimeout(lookNow, Math.min(wait, longestTimer))
  }
  // A page that goes away is hidden first: what it would say nobody reads, and the next page says it.
  const wake = () => {
    if (waker.document.visibilityState === 'visible') lookNow()
  }
  const following = watched$.subscribe(lookNow)
  const wakings = ['visibilitychange', 'focus', 'pageshow']
  for (const waking of wakings) waker.addEventListener(waking, wake)
  return () => {
    stopTimer()
    for (const waking of wakings) waker.removeEventListener(waking, wake)
    following.unsubscribe()
  }
}
