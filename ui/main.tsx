/**
 * Starts the portal: reads its configuration, checks the device, wires stores, logs and effects together, and renders
 * the screens.
 */
import './lazy/preloadVisit'
import './theme/theme.css'
import * as E from 'fp-ts/Either'
import { createRoot, type Root } from 'react-dom/client'
import { type Device, isMobile, unsupportedReason } from '../domain/portal/browser'
import { decodePortalConfig, type HostConfig, hostConfigOf } from '../domain/portal/portalConfig'
import { slowStartTexts } from '../domain/texts/problemTexts'
import { sentBefore } from '../domain/texts/visitStatusTexts'
import { systemClock } from '../events/clock'
import { usableLocks } from '../events/disk/tabCoordination'
import { openStorage } from '../events/keyValueStorage'
import { createErasures, type Erasures, storedErasures } from '../events/session/erasures'
import { createSentMarks, type SentMarks } from '../events/session/sentMarks'
import { createSession } from '../events/session/session'
import { openSessionPersistence, type SessionPersistence } from '../events/session/sessionPersistence'
import { AppProvider } from './app/AppProvider'
import { AppRouter } from './app/AppRouter'
import { AppRoutes } from './app/AppRoutes'
import { prepareStart, type StartState } from './app/prepareStart'
import { showUnsupportedScreen } from './app/showUnsupportedScreen'
import { reportFaults, sendFaultReport } from './browser/reportFaults'
import { whenNetworkIdle } from './browser/whenNetworkIdle'
import { ChunkLoadError } from './lazy/importChunk'
import { loadVisitChunk } from './lazy/loadVisitChunk'
import { createRouter } from './router/createRouter'
import { ProblemScreen } from './shell/ProblemScreen'
import { keepFocusInView } from './shell/page/keepFocusInView'
import { eraseExpiredLogs } from './visit/log/eraseExpiredLogs'
import { type App, createApp } from './visit/provider/createApp'
import { isAtLogin } from './visit/provider/isAtLogin'
import { leaveTo } from './visit/provider/leaveTo'
import { createRouteGuard, type RoutePosition } from './visit/provider/routeGuard'
import { runLifecycle } from './visit/provider/runLifecycle'
import { watchSessionEnd } from './visit/provider/watchSessionEnd'

interface StartDependencies {
  readonly keeping: SessionPersistence
  readonly erasures: Erasures
  readonly sent: SentMarks
}

/** Stores, logs and effects are wired together here and nowhere else. */
const start = (
  root: Root,
  host: HostConfig,
  { kept, ended }: StartState,
  { keeping, erasures, sent }: StartDependencies,
): void => {
  const session = createSession(keeping, kept, systemClock.now())
  const app = createApp(host, session, erasures, sent)
  if (ended !== null) app.notices.showNext({ kind: 'success', text: sentBefore })
  const position: RoutePosition = { from: null, allowed: null }
  const send = runLifecycle(app, loadVisitChunk, (to, replace) =>
    to === '/login' && isAtLogin() ? router.retry() : router.go(to, replace),
  )
  const allowed = createRouteGuard(app, send, position)
  const router = createRouter((to, followed) => {
    const reason = unsupportedReasonAt(host, to.path)
    return reason === null ? allowed(to, followed) : showUnsupported(root, reason, host)
  })
  watchSessionEnd(app, send, window)
  keeping.hear(() => void session.changedElsewhere())
  window.addEventListener('pageshow', ({ persisted }) => persisted && send({ tag: 'pageRestored' }))
  const report = reportFaults(host.errorReports, window, sendFaultReport)
  root.render(
    <AppProvider app={app} send={send}>
      <AppRouter router={router} onFault={() => report('screen')}>
        <AppRoutes position={position} />
      </AppRouter>
    </AppProvider>,
  )
  router.start()
  void whenNetworkIdle(() => showsScreen(app)).then(() => app.release.register(host))
  const storage = openStorage(() => window.localStorage)
  void eraseExpiredLogs({ erasures, storage }, app.clock.today(), session.stored()?.invitation_id ?? null)
}

/** Whether the screen that one came for is there. */
const showsScreen = ({ lifecycle$ }: App): boolean =>
  document.querySelector('h1') !== null && lifecycle$.value.phase.tag !== 'opening'

/** A browser that is not supported is shown no screen but /debug (OPEN-137). */
const unsupportedReasonAt = (host: HostConfig, path: string): ReturnType<typeof unsupportedReason> =>
  host.debug && path === '/debug' ? null : unsupportedReason(thisDevice(), host)

/** A promise that the portal goes no further. */
const showUnsupported = (root: Root, reason: 'mobile' | 'browser', host: HostConfig): Promise<never> => {
  showUnsupportedScreen(root, reason, host)
  return new Promise(() => undefined)
}

const thisDevice = (): Device => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  coarsePointer: window.matchMedia('(pointer: coarse)').matches,
  screenWidth: window.screen.width,
})

const readPortal = async (): Promise<E.Either<string, HostConfig>> => {
  try {
    const answer = await fetch('/portal.json')
    const contents: unknown = await answer.json()
    const portal = decodePortalConfig(contents)
    return E.isLeft(portal) ? portal : E.right(hostConfigOf(portal.right, window.location.hostname))
  } catch {
    return E.left('Het portaal kan niet worden geladen. Controleer uw internetverbinding.')
  }
}

const showProblem = (root: Root, text?: string, title?: string): void =>
  root.render(<ProblemScreen title={title} text={text} onRetry={() => window.location.reload()} />)

/** How long a page may stay empty, in milliseconds (our choice). What it waits for is waited for on. */
const emptyMs = 8000

const show = async (root: Root): Promise<void> => {
  const reading = readPortal()
  if (isMobile(thisDevice())) {
    // Of a link that is opened where the portal cannot be used, nothing is read or kept.
    const host = await reading
    // Whether the office wants phones is not known then.
    if (E.isLeft(host)) return showProblem(root, host.left)
    const reason = unsupportedReason(thisDevice(), host.right)
    if (reason !== null) return showUnsupportedScreen(root, reason, host.right)
  }
  const locks = await usableLocks(navigator.locks)
  const erasures = createErasures(storedErasures(), locks)
  const keeping = openSessionPersistence(erasures, locks)
  const storage = openStorage(() => window.localStorage)
  const sent = createSentMarks(storage)
  const [host, beginning] = await Promise.all([reading, prepareStart({ keeping, erasures, storage })])
  if (E.isLeft(host)) return showProblem(root, host.left)
  // Where the page that sent it would have gone.
  if (leaveTo(host.right, beginning.ended?.success ?? null)) return
  const reason = unsupportedReasonAt(host.right, window.location.pathname)
  if (reason !== null) return showUnsupportedScreen(root, reason, host.right)
  start(root, host.right, beginning, { keeping, erasures, sent })
}

keepFocusInView(window)
const element = document.getElementById('root')
if (element !== null) {
  const root = createRoot(element, {
    // A line that is gone is nobody's mistake, and was told; of all else React says as much by itself.
    // biome-ignore lint/suspicious/noConsole: see above
    onCaughtError: error => error instanceof ChunkLoadError || console.error(error),
  })
  // Whatever goes wrong before there is a portal: a page that says so, never a blank one.
  const slow = setTimeout(() => showProblem(root, slowStartTexts.text, slowStartTexts.title), emptyMs)
  void show(root)
    .catch(() => showProblem(root))
    .finally(() => clearTimeout(slow))
}
