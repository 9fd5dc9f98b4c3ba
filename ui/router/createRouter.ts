import { createPath, type Location, type Navigator, type To } from 'react-router-dom'
import { BehaviorSubject } from 'rxjs'
import type { RouteLocation } from '../../domain/portal/navigation'
import type { Stream } from '../../events/stream'

/** What a navigation comes to: the screen is shown, or asked for elsewhere; `replace`: without a way back to here. */
export type NavigationResult = 'stay' | { readonly to: string; readonly replace: boolean }

/** Where the customer is; `broken`: asking whether he may be there failed, which is never his doing. */
export type RouterLocation = { readonly tag: 'at'; readonly location: Location } | { readonly tag: 'broken' }

/** The way through the portal: the browser's history, in which nothing is shown before it is allowed. */
export interface PortalRouter {
  /** Null until the first screen is allowed. */
  readonly here$: Stream<RouterLocation | null>
  /** For the router: an address that is asked for here is within the portal. */
  readonly navigator: Navigator
  readonly go: (to: string, replace: boolean) => void
  /** Asks once more for the address that one is at, with all that came along by it or by the history. */
  readonly again: () => void
  /** Asks for the address that the page was opened with, and follows the browser's own buttons from then on. */
  readonly begin: () => void
}

type How = 'push' | 'replace' | 'pop'

/** An entry of the history: React Router's own shape, so that a tab keeps its state when a new build comes. */
export const historyEntryOf = (state: unknown): { readonly usr: unknown } => ({ usr: state ?? null })

export const locationStateOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/**
 * @param allow asked before every screen, the first too; a promise that never answers leaves the screen as it is. `followed`:
 * the browser has gone there itself
 */
export const createRouter = (
  allow: (to: RouteLocation, followed: boolean) => Promise<NavigationResult>,
): PortalRouter => {
  const { history, location } = window
  const here$ = new BehaviorSubject<RouterLocation | null>(null)
  let turn = 0

  const keep = (to: URL, how: How, state: unknown): void => {
    try {
      if (how === 'push') history.pushState(historyEntryOf(state), '', to)
      if (how === 'replace') history.replaceState(historyEntryOf(state), '', to)
    } catch {
      // A frame without an origin may not name another address: the way goes on, without a way back by the browser.
    }
  }

  const arrive = (to: URL, how: How, state: unknown): void => {
    keep(to, how, state)
    const { pathname, search, hash } = to
    here$.next({ tag: 'at', location: { pathname, search, hash, state, key: `${turn}`, mask: undefined } })
  }

  const move = async (to: URL, how: How, state: unknown): Promise<void> => {
    turn += 1
    const mine = turn
    const answer = await allow({ path: to.pathname, search: to.search, hash: to.hash }, how === 'pop')
    // Whoever asked for another screen meanwhile gets that one.
    if (mine !== turn) return
    if (answer === 'stay') return arrive(to, how, state)
    return move(new URL(answer.to, location.href), answer.replace || how === 'replace' ? 'replace' : 'push', null)
  }
  const ask = (to: To, how: How, state: unknown = null): void => {
    move(new URL(hrefOf(to), location.href), how, state).catch(() => here$.next({ tag: 'broken' }))
  }
  // The browser has gone there itself, and has brought what was kept with it.
  const follow = (): void => ask(location.href, 'pop', locationStateOf(history.state))

  return {
    here$,
    navigator: {
      createHref: hrefOf,
      go: delta => history.go(delta),
      push: (to, state) => ask(to, 'push', state),
      replace: (to, state) => ask(to, 'replace', state),
    },
    go: (to, replace) => ask(to, replace ? 'replace' : 'push'),
    again: follow,
    begin: () => {
      window.addEventListener('popstate', follow)
      follow()
    },
  }
}
