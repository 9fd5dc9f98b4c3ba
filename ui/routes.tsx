import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { LoginScreen } from './account/LoginScreen'
import { RegisterScreen } from './account/RegisterScreen'
import { useSurroundings } from './app/appContext'
import type { Whereabouts } from './app/guard'
import { fetched } from './app/missingCode'
import { Private } from './app/Private'
import { Staying } from './app/Staying'
import { useAccountDoors } from './app/useAccountDoors'
import { useSession } from './app/useSession'
import { Skeleton } from './shell/Skeleton'
import { useStream } from './useStream'

const Login = () => <LoginScreen {...useAccountDoors()} />
const Register = () => <RegisterScreen {...useAccountDoors()} />

const recoveryPaths = ['/forgot_username', '/forgot_password', '/reset_password', '/reset_email'] as const
const RecoveryScreen = lazy(async () => ({
  default: (await fetched(() => import('./account/recovery/RecoveryScreens'))).RecoveryScreen,
}))
const Recovery = ({ path }: { readonly path: (typeof recoveryPaths)[number] }) => {
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
  const isLoggedIn = useSession() !== null
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

const Work = () => (
  <Staying>
    <Private />
  </Staying>
)

/** The intro of the type in the address for the test user, and for everybody else his own (DEBUG-11). */
const DebugIntro = () => {
  const { app } = useSurroundings()
  const { search } = useLocation()
  useEffect(() => {
    const { host, session, clock } = app
    // Without its code one stays who one was.
    void stub?.().then(
      ({ follow }) => follow({ host, session, now: clock.now }, search),
      () => undefined,
    )
  }, [app, search])
  return <Work />
}

const RefusedBrowser = lazy(async () => ({
  default: (await fetched(() => import('./app/RefusedBrowser'))).RefusedBrowser,
}))

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
  const isRefused = useStream(app.refusedBrowser$)
  const { pathname } = useLocation()
  if (isRefused && pathname !== '/debug')
    return (
      <Suspense fallback={<Skeleton />}>
        <RefusedBrowser />
      </Suspense>
    )
  return (
    <Routes>
      <Route path="/" element={<Login />} />
      <Route path="/login" element={<Login />} />
      <Route path="/register" element={<Register />} />
      {recoveryPaths.map(path => (
        <Route key={path} path={path} element={<Recovery path={path} />} />
      ))}
      <Route path="/debug" element={<Debug />} />
      <Route path="/debug_intro" element={<DebugIntro />} />
      <Route path="*" element={<Work />} />
    </Routes>
  )
}
