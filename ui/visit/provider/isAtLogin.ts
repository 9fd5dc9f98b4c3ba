/** Whether the login is what this page shows to who is not logged in. */
export const showsLogin = (): boolean => ['/', '/login'].includes(window.location.pathname)

/** Whether one is at the login, or comes in by a link to it: then nothing that the link brings is to be lost. */
export const isAtLogin = (): boolean => {
  const { pathname, search } = window.location
  return pathname === '/login' || (pathname === '/' && search !== '')
}
