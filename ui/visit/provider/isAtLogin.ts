/**
 * Whether the page's address shows the login to a customer who is not logged in, or is the login or a link to it, whose
 * query must not be lost.
 */
/** Whether this address shows the login to a customer who is not logged in. */
export const showsLogin = (): boolean => ['/', '/login'].includes(window.location.pathname)

/** Whether the page is at the login, or was opened by a link to it, whose query must not be lost. */
export const isAtLogin = (): boolean => {
  const { pathname, search } = window.location
  return pathname === '/login' || (pathname === '/' && search !== '')
}
