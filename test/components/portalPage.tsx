import * as E from 'fp-ts/Either'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import type { InvitationType } from '../../domain/language/invitation'
import type { HostConfig } from '../../domain/portal/portalConfig'
import { systemClock } from '../../events/clock'
import { type CallFault, decodingHttp, type HttpCall, type HttpResponse } from '../../events/effects/calls/http'
import { createSentMarks } from '../../events/session/sentMarks'
import { createSession } from '../../events/session/session'
import { AppProvider } from '../../ui/app/AppProvider'
import { AppRouter } from '../../ui/app/AppRouter'
import { AppRoutes } from '../../ui/app/AppRoutes'
import { stubAnswer } from '../../ui/debug/stub/stubAnswer'
import { loadRareScreens } from '../../ui/lazy/loadRareScreens'
import { loadVisitChunk } from '../../ui/lazy/loadVisitChunk'
import { createOfficeCalls } from '../../ui/office/officeCalls'
import { createRouter } from '../../ui/router/createRouter'
import type { Visit } from '../../ui/visit/openVisit/visit'
import type { App } from '../../ui/visit/provider/createApp'
import { isAtLogin } from '../../ui/visit/provider/isAtLogin'
import { createRouteGuard, type RoutePosition } from '../../ui/visit/provider/routeGuard'
import { runLifecycle } from '../../ui/visit/provider/runLifecycle'
import { visitInUse } from '../../ui/visit/provider/visitHandle'
import { watchSessionEnd } from '../../ui/visit/provider/watchSessionEnd'
import { fakeKeeping } from '../events/session/fakeKeeping'
import type { CustomerRecord } from '../standin/data/customerRecord'
import { deVries } from '../standin/data/households'
import { complete } from '../ui/completeCustomer'
import { host } from '../ui/testHost'
import { unreachedApp } from '../ui/unreachedApp'

// What a page loads late listens as long as the page does: it is there before a test counts.
await Promise.all([loadVisitChunk(), loadRareScreens()])

const numbered = (items: readonly object[]) => ({ data: items.map((item, at) => ({ id: at + 1, ...item })) })

const invitation = (id: string, type: InvitationType, submittedAt: string | null) => ({
  data: { id, type, partner_invited: 1, valid_until: null, submitted_at: submittedAt, aqopi_info: null },
})

/** A customer of the office, as it tells of a household. */
export const customerOf = ({
  fields,
  address,
  partner,
  children,
  employments,
  mortgages,
  pensions,
}: CustomerRecord) => ({
  id: 1,
  is_main_customer: 1,
  is_partner: 0,
  email: 'sanne@voorbeeld.example',
  ...fields,
  address: { data: address },
  partner: { data: { id: 2, ...partner?.fields, address: { data: partner?.address } } },
  children: numbered(children),
  employments: numbered(employments),
  mortgages: numbered(mortgages.map(({ fields, parts }) => ({ ...fields, parts: numbered(parts) }))),
  pensions: numbered(pensions),
})

/** A couple that the office knows well, invited for everything. */
export const couple = customerOf(deVries(new Date().getFullYear()))

/** What comes back of a call: JSON, the text of a page, why nothing came; null: the office has no such thing. */
export type OfficeAnswer = object | string | CallFault | null

export type Office = (call: HttpCall) => Promise<OfficeAnswer> | OfficeAnswer

/** An office that has one customer, and takes what he sends. Tests share their databases: each page has an invitation of its own. */
export const officeOf = (type: InvitationType, customer: object): Office => {
  const id = systemClock.newId()
  return call => {
    const now = new Date().toISOString()
    if (call.path !== '/api/portal/customer') return stubAnswer(call, type, now)
    return { data: { ...customer, invitation: invitation(id, type, call.method === 'PUT' ? now : null) } }
  }
}

export const coupleOffice = (): Office => officeOf('full', couple)
/** All that its customer must tell is told. */
export const readyOffice = (): Office => officeOf('pension', { id: 3, last_name: 'Jansen', ...complete })

/** Every choice is made and every switch is on, so that what they open is mounted too. */
export const answerAll = ({ catalogue, store }: Visit): void => {
  for (const [path, { question }] of catalogue.slotAt) {
    const first = question.kind === 'choice' ? question.options[0]?.value : question.kind === 'switch' ? 1 : undefined
    if (first !== undefined && !path.includes('*')) store.dispatch({ type: 'ChangeAnswer', path, value: first })
  }
}

const notThere: CallFault = { tag: 'status', status: 404, body: null }

const isFault = (answer: object): answer is CallFault => 'tag' in answer

const answered = (answer: OfficeAnswer): E.Either<CallFault, HttpResponse> => {
  if (typeof answer === 'string') return E.right({ status: 200, type: 'text/html', body: answer })
  if (answer === null) return E.left(notThere)
  return isFault(answer) ? E.left(answer) : E.right({ status: 200, type: 'application/json', body: answer })
}

interface PageBefore {
  /** What it kept of its session. */
  readonly kept: Map<string, string>
  /** Null: as the test left it, after a reload. */
  readonly address: string | null
}

/** The whole portal as a page has it, wired as `ui/main.tsx` does, with an office of the test and a session that no disk keeps. */
export const portalPage = (
  office: Office = coupleOffice(),
  more: Partial<HostConfig> = {},
  before: PageBefore = { kept: new Map(), address: '/login' },
) => {
  if (before.address !== null) history.replaceState(null, '', before.address)
  const keeping = fakeKeeping(before.kept)
  const session = createSession(keeping, keeping.begun(), 0)
  const http = decodingHttp(call => async () => {
    const note = app.connection.startCall()
    const answer = answered(await office(call))
    note(answer)
    return answer
  })
  const ofTest = { ...host, ...more, debug: true, provider: { ...host.provider, page: 'about:blank' } }
  const calls = createOfficeCalls(http, ofTest.subdomain)
  const opened = () => visitInUse(app.lifecycle$.value)
  const unreached = unreachedApp({ keeping }, session, createSentMarks(null), opened, calls)
  const app: App = { ...unreached, host: ofTest, calls, callsAs: () => calls }
  const position: RoutePosition = { from: null, allowed: null }
  const send = runLifecycle(app, loadVisitChunk, (to, replace) =>
    to === '/login' && isAtLogin() ? router.retry() : router.go(to, replace),
  )
  const guard = createRouteGuard(app, send, position)
  let isGone = false
  // All pages of a run have one history: where the browser goes in it is for the one that is there.
  const router = createRouter((to, followed) =>
    followed && isGone ? new Promise(() => undefined) : guard(to, followed),
  )
  watchSessionEnd(app, send, window)
  router.start()
  const faults: string[] = []
  const place = document.createElement('div')
  let root: Root | null = null
  const title = (): string => place.querySelector('h1')?.textContent ?? ''
  const page = {
    app,
    keeping,
    send,
    router,
    faults,
    place,
    title,
    /** The customer logs in and comes to the intro, where the visit opens. */
    logIn: (): Promise<Visit> => {
      page.enter()
      return page.visit()
    },
    /** The login alone: the visit may not open. */
    enter: (): void => {
      session.begin({ accessToken: 'token', username: 'sanne', invitationToken: null }, Date.now())
      router.go('/intro', true)
      page.mount()
    },
    /** The visit that opens. */
    visit: async (): Promise<Visit> => {
      await expect.poll(() => opened()?.store.state().loaded).toBe(true)
      return opened() ?? expect.fail('No visit is open.')
    },
    /** The session ends, and the visit with it. */
    logOut: async (): Promise<void> => {
      page.unmount()
      send({ tag: 'sessionEnding', leaves: false })
      session.end()
      await expect.poll(() => app.lifecycle$.value.phase.tag).toBe('closed')
      // A page that is gone tries no lost line again.
      app.connection.startCall()(E.right(null))
      isGone = true
    },
    mount: (): void => {
      isGone = false
      document.body.append(place)
      root = createRoot(place)
      root.render(
        <AppProvider app={app} send={send}>
          <AppRouter router={router} onFault={() => faults.push(location.pathname)}>
            <AppRoutes position={position} />
          </AppRouter>
        </AppProvider>,
      )
    },
    unmount: (): void => {
      root?.unmount()
      place.remove()
    },
    /** The page goes away without a word to the office. @returns where the next one begins, with the same office */
    leave: async () => {
      await session.kept()
      const next: PageBefore = { kept: new Map(keeping.kept), address: location.pathname + location.hash }
      await page.logOut()
      return { office, more, next }
    },
  }
  return page
}

export type PortalPage = ReturnType<typeof portalPage>

/** The page is loaded anew where it was, with what the disk has. */
export const reloaded = async (page: PortalPage): Promise<PortalPage> => {
  const { office, more, next } = await page.leave()
  const again = portalPage(office, more, next)
  again.mount()
  return again
}
