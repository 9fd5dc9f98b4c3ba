import './visit/ahead'
import './theme/theme.css'
import * as E from 'fp-ts/Either'
import { createRoot, type Root } from 'react-dom/client'
import { type Device, isMobile, whyAway } from '../domain/portal/browser'
import { decodePortal, type Host, hostOf } from '../domain/portal/hosts'
import { slowStart } from '../domain/texts/problemTexts'
import { sentBefore } from '../domain/texts/texts'
import { systemClock } from '../events/clock'
import { workingLocks } from '../events/disk/between'
import { createErasures, type Erasures, keptErasures } from '../events/session/erasures'
import { type Keeping, openKeeping } from '../events/session/keeping'
import { createSentMarks, type SentMarks } from '../events/session/sentMarks'
import { createSession } from '../events/session/session'
import { openStorage } from '../events/storage'
import { type App, createApp } from './app/app'
import { showAway } from './app/away'
import { type Beginning, begin } from './app/beginning'
import { reportFaults, sendReport } from './app/faultReports'
import { guard, type Whereabouts } from './app/guard'
import { runHall } from './app/hall/runHall'
import { isAtLogin, leaveTo } from './app/leave'
import { Portal } from './app/Portal'
import { tellSessionEnds } from './app/sessionEnds'
import { WayRouter } from './app/WayRouter'
import { createWay } from './app/way'
import { whenIdle } from './app/whenIdle'
import { NotLoaded } from './loaded'
import { Screens } from './routes'
import { ProblemScreen } from './shell/ProblemScreen'
import { keepTabInSight } from './shell/page/tabInSight'
import { fetchVisit } from './visit/fetchVisit'
import { eraseDue } from './visit/retention'

interface Doors {
  readonly keeping: Keeping
  readonly erasures: Erasures
  readonly sent: SentMarks
}

/** Stores, logs and effects are wired together here and nowhere else. */
const start = (root: Root, host: Host, { kept, ended }: Beginning, { keeping, erasures, sent }: Doors): void => {
  const session = createSession(keeping, kept, systemClock.now())
  const app = createApp(host, session, erasures, sent)
  if (ended !== null) app.notices.showNext({ kind: 'success', text: sentBefore })
  const whereabouts: Whereabouts = { from: null, allowed: null }
  const send = runHall(app, fetchVisit, (to, replace) =>
    to === '/login' && isAtLogin() ? way.again() : way.go(to, replace),
  )
  const allowed = guard(app, send, whereabouts)
  const way = createWay((to, followed) => {
    const why = whyAwayAt(host, to.path)
    return why === null ? allowed(to, followed) : turnAway(root, why, host)
  })
  tellSessionEnds(app, send, window)
  keeping.hear(() => void session.changedElsewhere())
  window.addEventListener('pageshow', ({ persisted }) => persisted && send({ tag: 'back' }))
  const report = reportFaults(host.errorReports, window, sendReport)
  root.render(
    <Portal app={app} send={send}>
      <WayRouter way={way} onFault={() => report('screen')}>
        <Screens whereabouts={whereabouts} />
      </WayRouter>
    </Portal>,
  )
  way.begin()
  void whenIdle(() => showsScreen(app)).then(() => app.release.register(host))
  const storage = openStorage(() => window.localStorage)
  void eraseDue({ erasures, storage }, app.clock.today(), session.stored()?.invitation_id ?? null)
}

/** Whether the screen that one came for is there. */
const showsScreen = ({ hall$ }: App): boolean =>
  document.querySelector('h1') !== null && hall$.value.place.tag !== 'opening'

/** A browser that is not supported is shown no screen but /debug (OPEN-137). */
const whyAwayAt = (host: Host, path: string): ReturnType<typeof whyAway> =>
  host.debug && path === '/debug' ? null : whyAway(thisDevice(), host)

/** A promise that the portal goes no further. */
const turnAway = (root: Root, why: 'mobile' | 'browser', host: Host): Promise<never> => {
  showAway(root, why, host)
  return new Promise(() => undefined)
}

const thisDevice = (): Device => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  coarsePointer: window.matchMedia('(pointer: coarse)').matches,
  screenWidth: window.screen.width,
})

const readPortal = async (): Promise<E.Either<string, Host>> => {
  try {
    const answer = await fetch('/portal.json')
    const contents: unknown = await answer.json()
    const portal = decodePortal(contents)
    return E.isLeft(portal) ? portal : E.right(hostOf(portal.right, window.location.hostname))
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
    const why = whyAway(thisDevice(), host.right)
    if (why !== null) return showAway(root, why, host.right)
  }
  const locks = await workingLocks(navigator.locks)
  const erasures = createErasures(keptErasures(), locks)
  const keeping = openKeeping(erasures, locks)
  const storage = openStorage(() => window.localStorage)
  const sent = createSentMarks(storage)
  const [host, beginning] = await Promise.all([reading, begin({ keeping, erasures, storage })])
  if (E.isLeft(host)) return showProblem(root, host.left)
  // Where the page that sent it would have gone.
  if (leaveTo(host.right, beginning.ended?.success ?? null)) return
  const why = whyAwayAt(host.right, window.location.pathname)
  if (why !== null) return showAway(root, why, host.right)
  start(root, host.right, beginning, { keeping, erasures, sent })
}

keepTabInSight(window)
const element = document.getElementById('root')
if (element !== null) {
  const root = createRoot(element, {
    // A line that is gone is nobody's mistake, and was told; of all else React says as much by itself.
    // biome-ignore lint/suspicious/noConsole: see above
    onCaughtError: error => error instanceof NotLoaded || console.error(error),
  })
  // Whatever goes wrong before there is a portal: a page that says so, never a blank one.
  const slow = setTimeout(() => showProblem(root, slowStart.text, slowStart.title), emptyMs)
  void show(root)
    .catch(() => showProblem(root))
    .finally(() => clearTimeout(slow))
}
