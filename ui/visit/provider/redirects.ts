import { redirectTarget } from '../../../domain/portal/redirect'
import type { Redirects } from '../../../events/session/sessionPersistence'
import type { App } from './createApp'
import { isAtLogin } from './isAtLogin'

/** The stored addresses as they may be followed now: the list may be another one than when they were stored. */
export const allowedRedirects = ({ host, session }: Pick<App, 'host' | 'session'>): Redirects => {
  const { success, fail } = session.redirects()
  return { success: redirectTarget(host, success), fail: redirectTarget(host, fail) }
}

/** Where the end of a session leads to; who is at the login stays there (spec README, ERR-33). */
export const failRedirectOf = (app: Pick<App, 'host' | 'session'>): string | null =>
  isAtLogin() ? null : allowedRedirects(app).fail
