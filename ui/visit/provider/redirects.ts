/** The redirect addresses of this session that the host still allows, and the one to leave to when the session ends. */
import { redirectTarget } from '../../../domain/portal/redirect'
import type { Redirects } from '../../../events/session/sessionPersistence'
import type { App } from './createApp'
import { isAtLogin } from './isAtLogin'

/** The stored redirect addresses that the host still allows: its list may have changed since. */
export const allowedRedirects = ({ host, session }: Pick<App, 'host' | 'session'>): Redirects => {
  const { success, fail } = session.redirects()
  return { success: redirectTarget(host, success), fail: redirectTarget(host, fail) }
}

/** The address to leave to when a session ends; null at the login, which stays (spec README, ERR-33). */
export const failRedirectOf = (app: Pick<App, 'host' | 'session'>): string | null =>
  isAtLogin() ? null : allowedRedirects(app).fail
