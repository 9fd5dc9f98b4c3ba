/**
 * Client-side router over the browser's history that asks a guard before it shows a screen; also wraps and reads the
 * state of a history entry.
 */
import { createPath, type Location, type Navigator, type To } from 'react-router-dom'
import { BehaviorSubject } from 'rxjs'
import type { RouteLocation } from '../../domain/portal/navigation'
import type { Stream } from '../../events/stream'

/** The guard's answer: the screen may show, or another address is asked for; `replace`: without a history entry for this one. */
export type NavigationResult = 'stay' | { readonly to: string; readonly replace: boolean }

/** The location that shows; `broken`: the guard failed, by a fault of ours. */
export type RouterLocation = { readonly tag: 'at'; readonly location: Location } | { readonly tag: 'broken' }

/** Client-side routing over the browser's history, in which the guard allows every screen before it shows. */
export interface PortalRouter {
  /** Null until the first screen is allowed. */
  readonly location$: Stream<RouterLocation | null>
  /** For the router: an address that is asked for here is within the portal. */
  readonly navigator: Navigator
  readonly go: (to: string, replace: boolean) => void
  /** Asks the guard again for the present address, with its query and history state. */
  readonly retry: () => void
  /** Asks for the address that the page was opened with, and handles the browser's back and forward from then on. */
  readonly start: () => void
}

type HistoryAction = 'push' | 'replace' | 'pop'

/** An entry of the history: React Router's own shape, so that a tab keeps its state when a new build comes. */
export const historyEntryOf = (state: unknown): { readonly usr: unknown } => ({ usr: state ?? null })

export const locationStateOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/**
 * Creates the router; nothing happens before `start`.
 * @param allow asked before every screen, the first too; a promise that never answers leaves the screen as it is. `followed`:
 * the browser has gone there itself
 */
export const createRouter = (
  allow: (to: RouteLocation, followed: boolean) => Promise<NavigationResult>,
): PortalRouter => {
  const { history, location } = window
  const location$ = new BehaviorSubject<RouterLocation | null>(null)
  let turn = 0

  const keep = (to: URL, action: HistoryAction, state: unknown): void => {
    try {
      if (action === 'push') history.pushState(historyEntryOf(state), '', to)
      if (action === 'replace') history.replaceState(historyEntryOf(state), '', to)
    } catch {
      // A frame without an origin may not name another address: the way goes on, without a way back by the browser.
    }
  }

  const arrive = (to: URL, action: HistoryAction, state: unknown): void => {
    keep(to, action, state)
    const { pathname, search, hash } = to
    location$.next({ tag: 'at', location: { pathname, search, hash, state, key: `${turn}`, mask: undefined } })
  }

  const move = async (to: URL, action: HistoryAction, state: unknown): Promise<void> => {
    turn += 1
    const thisTurn = turn
    const answer = await allow({ path: to.pathname, search: to.search, hash: to.hash }, action === 'pop')
    // Whoever asked for another screen meanwhile gets that one.
    if (thisTurn !== turn) return
    if (answer === 'stay') return arrive(to, action, state)
    return move(new URL(answer.to, location.href), answer.replace || action === 'replace' ? 'replace' : 'push', null)
  }
  const ask = (to: To, action: HistoryAction, state: unknown = null): void => {
    move(new URL(hrefOf(to), location.href), action, state).catch(() => location$.next({ tag: 'broken' }))
  }
  // The browser has gone there itself, and has brought what was kept with it.
  const follow = (): void => ask(location.href, 'pop', locationStateOf(history.state))

  return {
    location$,
    navigator: {
      createHref: hrefOf,
      go: delta => history.go(delta),
      push: (to, state) => ask(to, 'push', state),
      replace: (to, state) => ask(to, 'replace', state),
    },
    go: (to, replace) => ask(to, replace ? 'replace' : 'push'),
    retry: follow,
    start: () => {
      window.addEventListener('popstate', follow)
      follow()
    },
  }
}
