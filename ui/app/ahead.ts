import { isPublic } from '../../domain/portal/navigation'

/** The longest that one waits for a page to have nothing to do, in milliseconds (our choice). */
const idleAfter = 2000

/** Whether an address leads on by itself: behind the login, or past it by the token of a link. */
export const leadsOn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  !isPublic(pathname) || new URLSearchParams(search).has('token')

/** Once the page has nothing to do. */
export const whenIdle = (window: Window, work: () => void): void => {
  // Safari knows no idle time.
  if (window.requestIdleCallback === undefined) window.setTimeout(work, idleAfter)
  else window.requestIdleCallback(work, { timeout: idleAfter })
}

/** Fetches what will be needed. What does not come now is fetched when it is needed, and told there. */
export const fetchAhead = (fetches: readonly (() => Promise<unknown>)[]): void => {
  for (const fetch of fetches) fetch().catch(() => undefined)
}

/**
 * Fetches what must be here when the line is gone: what does not come now is tried again whenever there is a line. A browser
 * that keeps a failed import (Firefox before 155, Chromium before 2026) fails it again, until the page is loaded anew.
 * @returns ends the trying
 */
export const keepFetching = (window: Window, fetches: readonly (() => Promise<unknown>)[]): (() => void) => {
  const missing = new Set(fetches)
  const fetchMissing = (): void => {
    for (const fetch of missing)
      fetch().then(
        () => missing.delete(fetch),
        () => undefined,
      )
  }
  fetchMissing()
  window.addEventListener('online', fetchMissing)
  return () => window.removeEventListener('online', fetchMissing)
}
