import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../../../events/stream'
import type { Notice } from './Alert'

/**
 * Creates the alert above the page: shows a notice for three seconds, now or on the next screen, keeps the screen's
 * last one, and reports each that is shown.
 * @param told is called with every notice that is shown.
 */
export const createNotices = (told: (notice: Notice) => void): Notices => {
  const shown$ = new BehaviorSubject<Notice | null>(null)
  const last$ = new BehaviorSubject<Notice | null>(null)
  let waiting: { readonly notice: Notice; readonly to: string | undefined } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // Nobody reads it in a tab that is not in sight: its time begins once the tab is.
  const countDown = (): void => {
    clearTimeout(timer)
    if (shown$.value === null || document.visibilityState === 'hidden') return
    timer = setTimeout(() => shown$.next(null), noticeMs)
  }
  shown$.subscribe(countDown)
  document.addEventListener('visibilitychange', countDown)
  const show = (notice: Notice): void => {
    shown$.next(notice)
    last$.next(notice)
    told(notice)
  }
  const clear = (): void => {
    shown$.next(null)
    last$.next(null)
  }
  const showWaiting = (path: string | undefined): void => {
    const isFor = waiting?.to === undefined || path === undefined || waiting.to === path
    if (waiting === null || !isFor) return
    show(waiting.notice)
    waiting = null
  }
  return {
    shown$,
    last$,
    show,
    clear,
    showNext: (notice, to) => {
      waiting = { notice, to }
    },
    routeChanged: path => {
      clear()
      showWaiting(path)
    },
    routeStayed: showWaiting,
  }
}

/** An alert stays this long (spec 1 section 9), in milliseconds. */
export const noticeMs = 3000

export interface Notices {
  readonly shown$: Stream<Notice | null>
  /** The last that was shown on this screen: what must be read stays there after the alert has gone. */
  readonly last$: Stream<Notice | null>
  readonly show: (notice: Notice) => void
  /** Removes the alert: the customer tries again. */
  readonly clear: () => void
  /**
   * Shows it once the next screen is there: a route change clears what was shown before it (checklist OPEN-83).
   * @param to the path of that screen, where a navigation to the present one may still be under way
   */
  readonly showNext: (notice: Notice, to?: string) => void
  /** To be called when another screen is shown, with its path. */
  readonly routeChanged: (path?: string) => void
  /** To be called when a navigation led to the screen that was there already. */
  readonly routeStayed: (path: string) => void
}
