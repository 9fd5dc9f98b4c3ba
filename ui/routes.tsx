import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { registerTitle } from '../domain/texts/accountTexts'
import type { SentMarks } from '../events/session/sentMarks'
import { LoginScreen } from './account/LoginScreen'
import type { RecoveryPath } from './account/recovery/RecoveryScreens'
import { useSurroundings } from './app/appContext'
import type { Whereabouts } from './app/guard'
import { fetched, inTime } from './app/missingCode'
import { Staying } from './app/Staying'
import { useAccountDoors } from './app/useAccountDoors'
import { useOwnSession } from './app/useSession'
import { Skeleton } from './shell/Skeleton'
import { useStream } from './useStream'

/** What is said once after a sending comes by itself, and only where something was marked; without it the login is whole. */
const SentBefore = lazy(async () => {
  const code = await import('./account/SentBefore').catch(() => null)
  const Nothing = (_: { readonly sent: SentMarks }) => null
  return { default: code?.SentBefore ?? Nothing }
})

const Login = () => {
  const { sent } = useSurroundings().app
  const [hasSent] = useState(() => sent.untold().length > 0)
  return (
    <LoginScreen
      {...useAccountDoors()}
      news={
        hasSent && (
          <Suspense>
            <SentBefore sent={sent} />
          </Suspense>
        )
      }
    />
  )
}

const fetchRegister = () => fetched(() => import('./account/RegisterScreen'))
const RegisterScreen = lazy(async () => ({ default: (await inTime(fetchRegister())).RegisterScreen }))
const Register = () => {
  const doors = useAccountDoors()
  const { frame: Frame } = doors
  return (
    <Suspense
      fallback={
        <Frame title={registerTitle}>
          <Skeleton />
        </Frame>
      }
    >
      <RegisterScreen {...doors} />
    </Suspense>
  )
}
// Where the page begins with it, it comes along with what says where the office is.
if (window.location.pathname === '/register') fetchRegister().catch(() => undefined)

const RecoveryScreen = lazy(async () => ({
  default: (await fetched(() => import('./account/recovery/RecoveryScreens'))).RecoveryScreen,
}))
const Recovery = ({ path }: { readonly path: RecoveryPath }) => {
  const doors = useAccountDoors()
  return (
    <Suspense fallback={<Skeleton />}>
      <RecoveryScreen path={path} doors={doors} />
    </Suspense>
  )
}

const DebugScreen = lazy(async () => ({
  default: (await fetched(() => import('./debug/DebugScreen'))).DebugScreen,
}))
/** The fake login, in builds that have it. */
const stub = __DEBUG__ ? () => fetched(() => import('./debug/stub/stub')).then(code => code.stub) : null
const FakeLogin = stub === null ? null : lazy(async () => ({ default: (await stub()).FakeLogin }))

const Debug = () => {
  const { app, logOut } = useSurroundings()
  const doors = useAccountDoors()
  const isLoggedIn = useOwnSession(app) !== null
  return (
    <Suspense fallback={<Skeleton />}>
      <DebugScreen
        doors={doors}
        onLogOut={isLoggedIn ? logOut : () => doors.navigate('/login')}
        fakeLogin={app.host.debug ? FakeLogin : null}
      />
    </Suspense>
  )
}

const Work = () => {
  const { Private } = useSurroundings()
  return (
    <Staying>
      <Private />
    </Staying>
  )
}

/** The intro of the type in the address for the test user, and for everybody else his own (DEBUG-11). */
const DebugIntro = () => {
  const { app } = useSurroundings()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { host, session, clock, notices } = app
    const follow = async (): Promise<void> => {
      const { unknownType } = await fetched(() => import('./debug/unknownType'))
      const text = unknownType(search)
      if (text === null) return (await stub?.())?.follow({ host, session, now: clock.now }, search)
      notices.showNext({ kind: 'danger', text })
      void navigate('/debug', { replace: true })
    }
    // Without its code one stays who one was.
    void follow().catch(() => undefined)
  }, [app, search, navigate])
  return <Work />
}

/**
 * Every navigation begins at the top of the page, and clears the alert of the page before (spec 1 section 2). As the new
 * page is laid out, not after: what a page then does, such as bringing a question into sight, comes later and stays.
 */
const useArrival = (whereabouts: Whereabouts): void => {
  const { app } = useSurroundings()
  const { pathname, search, hash, key } = useLocation()
  // The key is not read; it is another one for every navigation, which is the reason to run this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const isAnother = whereabouts.from?.path !== pathname
    whereabouts.from = { path: pathname, search, hash }
    whereabouts.allowed = null
    if (!isAnother) return app.notices.routeStayed(pathname)
    window.scrollTo(0, 0)
    app.notices.routeChanged(pathname)
  }, [app, whereabouts, pathname, search, hash, key])
}

/** One route for all steps, so that going from one to the next keeps what they share; the guard knows which exist. */
export const Screens = ({ whereabouts }: { readonly whereabouts: Whereabouts }) => {
  useArrival(whereabouts)
  const { app } = useSurroundings()
  const isRefused = useStream(app.session.session$, session => session?.refused_browser === 'everywhere')
  const { pathname } = useLocation()
  // The visit shows the page that says so, and the way on.
  if (isRefused && pathname !== '/debug') return <Work />
  return <ScreenAt path={pathname} />
}

/** What the guard let through is one of these, letter for letter: nothing is left for a router to match. */
const ScreenAt = ({ path }: { readonly path: string }) => {
  switch (path) {
    case '/':
    case '/login':
      return <Login />
    case '/register':
      return <Register />
    case '/forgot_username':
    case '/forgot_password':
    case '/reset_password':
    case '/reset_email':
      return <Recovery path={path} />
    case '/debug':
      return <Debug />
    case '/debug_intro':
      return <DebugIntro />
    default:
      return <Work />
  }
}
