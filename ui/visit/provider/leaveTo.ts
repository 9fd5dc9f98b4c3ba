import type { HostConfig } from '../../../domain/portal/portalConfig'
import { redirectTarget } from '../../../domain/portal/redirect'
import type { Redirects } from '../../../events/session/sessionPersistence'
import type { App } from './createApp'

/** The stored addresses as they may be followed now: the list may be another one than when they were stored. */
export const allowedRedirects = ({ host, session }: Pick<App, 'host' | 'session'>): Redirects => {
  const { success, fail } = session.redirects()
  return { success: redirectTarget(host, success), fail: redirectTarget(host, fail) }
}

/** Whether the login is what this page shows to who is not logged in. */
export const showsLogin = (): boolean => ['/', '/login'].includes(window.location.pathname)

/** Whether one is at the login, or comes in by a link to it: then nothing that the link brings is to be lost. */
export const isAtLogin = (): boolean => {
  const { pathname, search } = window.location
  return pathname === '/login' || (pathname === '/' && search !== '')
}

/** Where the end of a session leads to; who is at the login stays there (spec README, ERR-33). */
export const failRedirectOf = (app: Pick<App, 'host' | 'session'>): string | null =>
  isAtLogin() ? null : allowedRedirects(app).fail

/** The only way out of the portal: to an address that its host leads to. False where it does not. */
export const leaveTo = (host: HostConfig, address: string | null): boolean => {
  const target = redirectTarget(host, address)
  if (target !== null) window.location.assign(target)
  return target !== null
}
