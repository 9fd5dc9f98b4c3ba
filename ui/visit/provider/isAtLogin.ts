/** Whether the address shows the login to who is not logged in; whether it is the login, or a link whose query must stay. */
export const showsLogin = (): boolean => ['/', '/login'].includes(window.location.pathname)

export const isAtLogin = (): boolean => {
  const { pathname, search } = window.location
  return pathname === '/login' || (pathname === '/' && search !== '')
}
