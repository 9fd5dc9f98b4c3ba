/**
 * `showsLogin`: whether the address is '/' or '/login', which show the login to who is not logged in; `isAtLogin`:
 * whether it is '/login', or '/' with the query of a link, which must stay.
 */
export const showsLogin = (): boolean => ['/', '/login'].includes(window.location.pathname)

export const isAtLogin = (): boolean => {
  const { pathname, search } = window.location
  return pathname === '/login' || (pathname === '/' && search !== '')
}
