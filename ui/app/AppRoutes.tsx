/**
 * Chooses the screen for the portal's current path (login, account, debug or visit); begins each new page at its top,
 * without the old alert.
 */
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoginScreen } from '../account/LoginScreen'
import { RegisterScreen } from '../account/RegisterScreen'
import { RecoveryScreen } from '../account/recovery/RecoveryScreen'
import { SentBeforeNotice } from '../account/SentBeforeNotice'
import { FakeLogin } from '../debug/stub/FakeLogin'
import { switchTestUser } from '../debug/stub/switchTestUser'
import { unknownTypeMessage } from '../debug/unknownTypeMessage'
import { loadRareScreens } from '../lazy/loadRareScreens'
import { loadVisitChunk } from '../lazy/loadVisitChunk'
import { Skeleton } from '../shell/Skeleton'
import { useStream } from '../useStream'
import { useAppContext } from '../visit/provider/appContext'
import type { RoutePosition } from '../visit/provider/routeGuard'
import { useOwnSession } from '../visit/provider/useOwnSession'
import { enteredMessage } from '../visit/provider/visitHandle'
import { VisitLoadingScreen } from './frame/LoadingScreen'
import { useAccountDependencies } from './useAccountDependencies'

const Login = () => {
  const { sent } = useAppContext().app
  const [hasSent] = useState(() => sent.untold().length > 0)
  return <LoginScreen {...useAccountDependencies()} news={hasSent && <SentBeforeNotice sent={sent} />} />
}

const DebugScreen = lazy(async () => ({ default: (await loadRareScreens()).DebugScreen }))

const Debug = () => {
  const { app, logOut } = useAppContext()
  const dependencies = useAccountDependencies()
  const isLoggedIn = useOwnSession(app) !== null
  return (
    <Suspense fallback={<Skeleton />}>
      <DebugScreen
        dependencies={dependencies}
        onLogOut={isLoggedIn ? logOut : () => dependencies.navigate('/login')}
        fakeLogin={__DEBUG__ && app.host.debug ? FakeLogin : null}
      />
    </Suspense>
  )
}

const VisitScreen = lazy(async () => ({ default: (await loadVisitChunk()).VisitScreen }))

/** Every screen behind the login. The visit is entered while its chunk loads. */
const VisitRoute = () => {
  const { app, send } = useAppContext()
  const isClosed = useStream(app.lifecycle$, ({ phase }) => phase.tag === 'closed')
  // Whenever it is closed while this shows: after a visit that was let go of for another login, too.
  useEffect(() => {
    if (isClosed) send(enteredMessage(app, false))
  }, [isClosed, app, send])
  return (
    <Suspense fallback={<VisitLoadingScreen />}>
      <VisitScreen />
    </Suspense>
  )
}

/** Shows the test user the intro of the type in the address, and everybody else his own (DEBUG-11). */
const DebugIntro = () => {
  const { app } = useAppContext()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { host, session, clock, notices } = app
    const text = unknownTypeMessage(search)
    if (text === null) {
      // Without the test user one stays who one was.
      if (__DEBUG__) switchTestUser({ host, session, now: clock.now }, search).catch(() => undefined)
    } else {
      notices.showNext({ kind: 'danger', text })
      void navigate('/debug', { replace: true })
    }
  }, [app, search, navigate])
  return <VisitRoute />
}

/**
 * Every navigation begins at the top of the page, and clears the alert of the page before (spec 1 section 2). As the new
 * page is laid out, not after: what a page then does, such as bringing a question into sight, comes later and stays.
 */
const useRouteArrival = (position: RoutePosition): void => {
  const { app } = useAppContext()
  const { pathname, search, hash, key } = useLocation()
  // The key is not read; it is another one for every navigation, which is the reason to run this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const isAnother = position.from?.path !== pathname
    position.from = { path: pathname, search, hash }
    position.allowed = null
    if (!isAnother) return app.notices.routeStayed(pathname)
    window.scrollTo(0, 0)
    app.notices.routeChanged(pathname)
  }, [app, position, pathname, search, hash, key])
}

/** One route for all steps, so that going from one to the next keeps what they share; the guard knows which exist. */
export const AppRoutes = ({ position }: { readonly position: RoutePosition }) => {
  useRouteArrival(position)
  const { app } = useAppContext()
  const isRefused = useStream(app.session.session$, session => session?.refused_browser === 'everywhere')
  const { pathname } = useLocation()
  // The visit shows the page that says so, and the way on.
  if (isRefused && pathname !== '/debug') return <VisitRoute />
  return <ScreenAt path={pathname} />
}

/** What the guard let through is one of these, letter for letter: nothing is left for a router to match. */
const ScreenAt = ({ path }: { readonly path: string }) => {
  const dependencies = useAccountDependencies()
  switch (path) {
    case '/':
    case '/login':
      return <Login />
    case '/register':
      return <RegisterScreen {...dependencies} />
    case '/forgot_username':
    case '/forgot_password':
    case '/reset_password':
    case '/reset_email':
      return <RecoveryScreen path={path} dependencies={dependencies} />
    case '/debug':
      return <Debug />
    case '/debug_intro':
      return <DebugIntro />
    default:
      return <VisitRoute />
  }
}
