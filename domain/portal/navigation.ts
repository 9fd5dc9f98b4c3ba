/**
 * Decides by session, address and host whether a navigation stays, goes to another page or leaves the portal; names
 * the paths of the steps and of the public pages.
 */

import { type StepKey, stepKeys } from '../language/stepKey'

/** An address inside the portal. `search` and `hash` are '' or begin with '?' and '#'. */
export interface RouteLocation {
  readonly path: string
  readonly search: string
  readonly hash: string
}

/** One navigation. `from` is null at the first load and at a reload; times are epoch milliseconds. */
export interface Navigation {
  readonly from: RouteLocation | null
  readonly to: RouteLocation
  /** The browser has gone there itself: its own buttons, or a link within the page. */
  readonly followed: boolean
  /** The stored session, live or expired; null when there is no access token. */
  readonly session: { readonly expiresAt: number } | null
  readonly now: number
  /** The stored address to go to when the session ended (redirect_fail), already checked against the host's list. */
  readonly failRedirect: string | null
  /** Whether this host has its debug screens (checklist OPEN-101). */
  readonly debug: boolean
}

export const sessionExpired = 'Uw sessie is verlopen'

/**
 * What the navigation comes to. `endSession`: the tokens go, all else stays. `notice`: shown on the page that one comes
 * to. `returnTo`: the step that the customer was on when the session ended, to come back to after the next login.
 */
export type RouteDecision =
  | { readonly tag: 'stay'; readonly endSession: boolean }
  | {
      readonly tag: 'go'
      readonly to: string
      readonly endSession: boolean
      readonly notice: string | null
      readonly returnTo: string | null
    }
  | { readonly tag: 'leave'; readonly url: string; readonly notice: string; readonly returnTo: string | null }

export const publicPaths: readonly string[] = [
  '/login',
  '/register',
  '/forgot_username',
  '/forgot_password',
  '/reset_password',
  '/reset_email',
  '/debug',
]

const debugPaths: readonly string[] = ['/debug', '/debug_intro']

export const stepPath = (step: StepKey): string => `/${step}`

/** The page 'Wat u deed'. */
export const activityLogPath = '/what_you_did'

/** All that a customer who is logged in can go to. */
const innerPaths: ReadonlySet<string> = new Set([activityLogPath, ...stepKeys.map(stepPath)])

const isKnown = (path: string, debug: boolean): boolean =>
  debugPaths.includes(path) ? debug : path === '/' || publicPaths.includes(path) || innerPaths.has(path)

/** Whether a path is shown to somebody who is not logged in; '/' shows the login then (checklist OPEN-85). */
export const isPublic = (path: string): boolean => path === '/' || publicPaths.includes(path)

const isSame = (a: RouteLocation, b: RouteLocation): boolean => a.path === b.path && a.search === b.search

/** Steps worth coming back to: the intro is where a login leads anyway, and after sending there is nothing to do. */
const isReturnTarget = (path: string): boolean => innerPaths.has(path) && path !== '/intro' && path !== '/success'

/** The step that a session ended on: the one that is shown, or at a reload the one that was asked for. */
export const returnPath = (from: RouteLocation | null, to: RouteLocation): string | null => {
  const { path } = from ?? to
  return isReturnTarget(path) ? path : null
}

const stay = (endSession: boolean): RouteDecision => ({ tag: 'stay', endSession })

const go = (to: string, endSession: boolean): RouteDecision => ({
  tag: 'go',
  to,
  endSession,
  notice: null,
  returnTo: null,
})

const expired = ({ from, to, failRedirect }: Navigation): RouteDecision => {
  const returnTo = returnPath(from, to)
  // Who comes by a link at the first page comes to log in: what it brings goes along, and a session of before sends him nowhere.
  const link = to.path === '/' ? to.search : ''
  return failRedirect === null || link !== ''
    ? { tag: 'go', to: `/login${link}`, endSession: true, notice: sessionExpired, returnTo }
    : { tag: 'leave', url: failRedirect, notice: sessionExpired, returnTo }
}

/**
 * The navigation rules of spec 1 section 2, in the order of checklist OPEN-84. A `go` is followed by asking again with
 * the new address and, when it ends the session, without one; that always reaches a `stay` or a `leave`. A `leave` ends
 * the session too.
 */
export const decideRoute = (navigation: Navigation): RouteDecision => {
  const { from, to, now, debug } = navigation
  const carriesToken = new URLSearchParams(to.search).has('token')
  const session = carriesToken ? null : navigation.session
  if (carriesToken && to.path === '/') return go(`/login${to.search}`, true)
  if (to.path === '/login') return stay(carriesToken)
  // A link within a page moves the focus and never navigates (NAV-36 as decided), so it is not 'the same path'. Neither is
  // the browser's 'back' between two entries of one address (after a login that leads back here, for one): nobody asked for
  // the page that he is on, and the intro would be the loss of his place.
  const isSamePath = !navigation.followed && from !== null && isSame(from, to) && to.hash === '' && from.hash === ''
  if (isSamePath && to.path !== '/intro') return go('/intro', carriesToken)
  if (session !== null && now >= session.expiresAt) return expired(navigation)
  if (to.path === '/' && session !== null) return go('/intro', false)
  // Before the rule for private pages, so that 'any other path redirects to /' holds for everybody.
  if (!isKnown(to.path, debug)) return go('/', carriesToken)
  if (session === null && !isPublic(to.path)) return go('/login', carriesToken)
  return stay(carriesToken)
}
