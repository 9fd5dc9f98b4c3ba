/**
 * The portal as one page has it, wired as `ui/main.tsx` does, without its screens: what they do by themselves (entering, noting
 * which screen shows, the farewell that ends) is done here, and what they would say is asked of `spoken.ts`.
 */
import type { HostConfig } from '../../../domain/portal/portalConfig'
import { successTitle } from '../../../domain/texts/pageTitles'
import { successTexts } from '../../../domain/texts/successTexts'
import { logOutTexts, visitLifecycleTexts } from '../../../domain/texts/visitLifecycleTexts'
import { sentBefore } from '../../../domain/texts/visitStatusTexts'
import { systemClock } from '../../../events/clock'
import { usableLocks } from '../../../events/disk/tabCoordination'
import { openStorage } from '../../../events/keyValueStorage'
import { createErasures, storedErasures } from '../../../events/session/erasures'
import { createSentMarks, type SentMarks } from '../../../events/session/sentMarks'
import { createSession } from '../../../events/session/session'
import { openSessionPersistence } from '../../../events/session/sessionPersistence'
import { prepareStart } from '../../../ui/app/prepareStart'
import { createRouter, type PortalRouter } from '../../../ui/router/createRouter'
import type { SurveyDependencies } from '../../../ui/surveyContext/surveyContext'
import { eraseExpiredLogs } from '../../../ui/visit/log/eraseExpiredLogs'
import { createSurveyDependencies } from '../../../ui/visit/openVisit/createSurveyDependencies'
import { openVisit } from '../../../ui/visit/openVisit/openVisit'
import { unsentInClosedLog, unsentInVisit } from '../../../ui/visit/openVisit/unsentAnswers'
import type { Visit } from '../../../ui/visit/openVisit/visit'
import { type App, createApp } from '../../../ui/visit/provider/createApp'
import { isAtLogin } from '../../../ui/visit/provider/isAtLogin'
import { leaveTo } from '../../../ui/visit/provider/leaveTo'
import { allowedRedirects } from '../../../ui/visit/provider/redirects'
import { createRouteGuard, type RoutePosition } from '../../../ui/visit/provider/routeGuard'
import { runLifecycle } from '../../../ui/visit/provider/runLifecycle'
import { enteredMessage, type SendMessage, visitInUse } from '../../../ui/visit/provider/visitHandle'
import { watchSessionEnd } from '../../../ui/visit/provider/watchSessionEnd'

/** What a page has once it has started. */
export interface Portal {
  readonly app: App
  readonly send: SendMessage
  readonly router: PortalRouter
  readonly sent: SentMarks
  /** The address of the screen that shows; null before the first. */
  readonly shown: () => string | null
  readonly visit: () => Visit | null
  /** The one that is open, or that was open last. */
  readonly lastVisit: () => Visit | null
  /** Of the session that this page knew last. */
  readonly lastToken: () => string | null
  /** What the screens of the open visit have. */
  readonly survey: () => SurveyDependencies | null
  /** The moments of sendings that the login of this page tells of. */
  readonly toldSent: readonly string[]
}

/** Who hears what comes of a page, at the very moment. */
export interface PageListener {
  /** The visit comes to this phase. */
  readonly phase: (tag: string) => void
  /** @param about the invitation of whom the page spoke last; null where it has spoken of none */
  readonly said: (text: string, about: string | null) => void
}

/** The screens that show without a session. */
const outside = ['/', '/login', '/register', '/forgot_username', '/forgot_password', '/reset_password', '/reset_email']

const farewellMs = 5000

const start = (
  listener: PageListener,
  host: HostConfig,
  session: App['session'],
  erasures: App['erasures'],
  sent: SentMarks,
): Portal => {
  const app = createApp(host, session, erasures, sent)
  const position: RoutePosition = { from: null, allowed: null }
  const chunk = async () => ({ openVisit, unsentInVisit, unsentInClosedLog })
  const send = runLifecycle(app, chunk, (to, replace) =>
    to === '/login' && isAtLogin() ? router.retry() : router.go(to, replace),
  )
  const router = createRouter(createRouteGuard(app, send, position))
  watchSessionEnd(app, send, window)
  window.addEventListener('pageshow', ({ persisted }) => persisted && send({ tag: 'pageRestored' }))

  let shown: string | null = null
  let visit: Visit | null = null
  let lastVisit: Visit | null = null
  let lastToken: string | null = null
  let asked: string | null = null
  let survey: SurveyDependencies | null = null
  let wasClosed = false
  let lastPhase = ''
  let about: string | null = null
  let farewell: ReturnType<typeof setTimeout> | undefined
  const toldSent: string[] = []

  /** What the screens do by themselves once something has changed. */
  const draw = (): void => {
    const state = app.lifecycle$.value
    const now = visitInUse(state)
    const { phase } = state
    about = now?.invitation ?? ('identity' in phase ? phase.identity.invitation : null) ?? about
    if (phase.tag !== lastPhase) listener.phase(phase.tag)
    if (phase.tag !== lastPhase && phase.tag === 'sent')
      for (const text of phase.erased
        ? [successTitle, successTexts.close]
        : [visitLifecycleTexts.received.title, visitLifecycleTexts.received.notErased])
        listener.said(text, about)
    lastPhase = phase.tag
    const what = state.loggingOut?.what ?? null
    if (what !== null && what !== 'looking' && what !== asked) listener.said(logOutTexts[what].known, about)
    asked = what
    if (now !== visit) {
      visit = now
      lastVisit = now ?? lastVisit
      survey = now === null ? null : createSurveyDependencies(now, host, app.clock.now)
      if (now !== null && shown !== null) now.store.dispatch({ type: 'ShowScreen', screen: shown })
    }
    const isClosed = state.phase.tag === 'closed' && shown !== null && !outside.includes(shown)
    // An effect of the screen: it comes once for each time that the visit is closed while it shows.
    if (isClosed && !wasClosed) setTimeout(enter, 0)
    wasClosed = isClosed
    if (state.phase.tag === 'sent' && state.phase.erased && farewell === undefined)
      farewell = setTimeout(() => {
        farewell = undefined
        send({ tag: 'farewellOver', redirect: allowedRedirects(app).success })
      }, farewellMs)
  }
  const enter = (): void => {
    if (wasClosed) send(enteredMessage(app, false))
  }
  app.session.session$.subscribe(stored => {
    lastToken = stored?.access_token ?? lastToken
  })
  app.lifecycle$.subscribe(draw)
  app.notices.last$.subscribe(notice => notice !== null && listener.said(notice.text, about))
  app.connection.retry$.subscribe(() => {
    if (app.lifecycle$.value.phase.tag === 'unreachable') send(enteredMessage(app, false))
  })
  router.location$.subscribe(at => {
    if (at?.tag !== 'at') return
    const { pathname, search, hash } = at.location
    const isAnother = position.from?.path !== pathname
    position.from = { path: pathname, search, hash }
    position.allowed = null
    shown = pathname
    if (isAnother) app.notices.routeChanged(pathname)
    else app.notices.routeStayed(pathname)
    visit?.store.dispatch({ type: 'ShowScreen', screen: pathname })
    if (isAnother && ['/', '/login'].includes(pathname)) {
      const untold = sent.untold()
      if (untold.length > 0) {
        toldSent.push(...untold.map(({ submittedAt }) => submittedAt))
        sent.told()
      }
    }
    draw()
  })
  return {
    app,
    send,
    router,
    sent,
    shown: () => shown,
    visit: () => visit,
    lastVisit: () => lastVisit,
    lastToken: () => lastToken,
    survey: () => survey,
    toldSent,
  }
}

/**
 * Starts it: to be called on a page's behalf.
 * @param begun told once it has started
 */
export const startPortal = async (
  host: HostConfig,
  listener: PageListener,
  begun: (portal: Portal) => void,
): Promise<void> => {
  const locks = await usableLocks(navigator.locks)
  const erasures = createErasures(storedErasures(), locks)
  const keeping = openSessionPersistence(erasures, locks)
  const storage = openStorage(() => window.localStorage)
  const sent = createSentMarks(storage)
  const { kept, ended } = await prepareStart({ keeping, erasures, storage })
  if (leaveTo(host, ended?.success ?? null)) return
  const session = createSession(keeping, kept, systemClock.now())
  const portal = start(listener, host, session, erasures, sent)
  if (ended !== null) portal.app.notices.showNext({ kind: 'success', text: sentBefore })
  keeping.hear(() => void session.changedElsewhere())
  begun(portal)
  portal.router.start()
  void eraseExpiredLogs({ erasures, storage }, portal.app.clock.today(), session.stored()?.invitation_id ?? null)
}
