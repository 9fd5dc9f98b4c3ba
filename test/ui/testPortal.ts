import * as E from 'fp-ts/Either'
import { vi } from 'vitest'
import type { InvitationType } from '../../domain/language/invitation'
import type { HostConfig } from '../../domain/portal/portalConfig'
import type { SendOutcome } from '../../events/effects/calls/customerCalls'
import type { CallFault } from '../../events/effects/calls/http'
import { type WireCustomer, wireCustomerCodec } from '../../events/effects/wire/customer'
import { createSentMarks } from '../../events/session/sentMarks'
import { createSession } from '../../events/session/session'
import { openVisit } from '../../ui/visit/openVisit/openVisit'
import { unsentInClosedLog, unsentInVisit } from '../../ui/visit/openVisit/unsentAnswers'
import type { Visit } from '../../ui/visit/openVisit/visit'
import { createApp } from '../../ui/visit/provider/createApp'
import { runLifecycle, type VisitChunk } from '../../ui/visit/provider/runLifecycle'
import { loginIdentityOf, visitInUse } from '../../ui/visit/provider/visitHandle'
import { watchSessionEnd } from '../../ui/visit/provider/watchSessionEnd'
import { fakeWaker } from '../events/session/fakeWaker'
import { eventually } from '../setup/eventually'
import type { FakeBrowser } from './fakeBrowser'
import { unreachedApp, type VisitCalls } from './unreachedApp'

/** What the office of a test says of its customers, by access token, and how it takes the inventory. */
export interface TestOffice {
  readonly customers: Map<string, unknown>
  fault: CallFault | null
  /** What becomes of its customer on the way in. */
  onTheWay: (customer: WireCustomer) => WireCustomer
  outcome: SendOutcome
  readonly sent: unknown[]
  loads: number
  /** Resolves before a customer is answered. */
  gate: Promise<void>
}

export const testOffice = (): TestOffice => ({
  customers: new Map(),
  fault: null,
  onTheWay: customer => customer,
  outcome: received('1', 'pension'),
  sent: [],
  loads: 0,
  gate: Promise.resolve(),
})

export const customerOf = (invitation: string, name: string, more: object = {}) => ({
  data: {
    last_name: name,
    invitation: { data: { id: invitation, type: 'pension', valid_until: '2099-01-01', ...more } },
  },
})

/** What an office answers that has the inventory of this invitation. */
export const received = (id: string, type: InvitationType): SendOutcome => ({
  tag: 'sent',
  submittedAt: '2026-11-21T10:00:00Z',
  invitation: {
    id,
    type,
    partner_invited: false,
    valid_until: null,
    submitted_at: '2026-11-21T10:00:00Z',
    aqopi_info: null,
  },
})

/**
 * The portal as one tab has it, without its screens.
 * @param reached where its calls go, through the portal's own door; without it the office of the test answers them
 */
export const testPortal = (browser: FakeBrowser, office: TestOffice, reached: HostConfig | null = null) => {
  const session = createSession(browser.keeping, browser.keeping.begun(), 0)
  const sent = createSentMarks(browser.storage)
  const visit = (): Visit | null => visitInUse(lifecycle$.value)
  const lines: string[] = []
  const loadNow = async () => {
    await office.gate
    const token = session.stored()?.access_token ?? ''
    if (office.fault !== null) return E.left(office.fault)
    const decoded = wireCustomerCodec.decode(office.customers.get(token))
    return E.isRight(decoded)
      ? E.right(office.onTheWay(decoded.right))
      : E.left({ tag: 'status', status: 401, body: null } as const)
  }
  const visitCalls: VisitCalls = {
    customer: {
      load: () => () => {
        office.loads++
        return loadNow()
      },
      send: body => async () => {
        office.sent.push(body)
        return office.outcome
      },
    },
    file: { upload: () => async () => E.right(undefined) },
    retrieval: { token: () => async () => E.left({ tag: 'offline' }) },
    property: {
      byAddress: () => async () => E.right(null),
      byId: () => async () => E.right(null),
      status: () => async () => E.right('pending'),
      near: () => async () => E.right({ homes: [], center: null }),
    },
  }
  const app =
    reached === null
      ? unreachedApp(browser, session, sent, visit, visitCalls)
      : createApp(reached, session, browser.keeping.erasures, sent)
  const { lifecycle$ } = app
  const visitChunk = vi.fn(
    async (): Promise<VisitChunk> => ({
      openVisit,
      unsentInVisit: unsentInVisit,
      unsentInClosedLog: unsentInClosedLog,
    }),
  )
  const go = (to: string): void => {
    lines.push(to)
    browser.goTo(to)
    app.notices.routeChanged()
  }
  const send = runLifecycle(app, visitChunk, go)
  if (reached !== null) watchSessionEnd(app, send, fakeWaker(Date.now()).waker)
  const place = () => lifecycle$.value.phase.tag
  /** Nothing is on its way any more. */
  const atRest = async (): Promise<void> => {
    await eventually(() => {
      const { phase: at, loggingOut } = lifecycle$.value
      const isOnItsWay = ['opening', 'identifying', 'closing', 'erasing'].includes(at.tag)
      if (isOnItsWay || loggingOut?.what === 'looking') throw new Error(at.tag)
    })
    // What was ended is off the disk before the portal moves on.
    await session.kept()
    await Promise.resolve()
  }
  const enter = async (takeOver: boolean): Promise<void> => {
    send({ tag: 'entered', identity: loginIdentityOf(session.current(Date.now())), takeOver })
    await atRest()
  }
  /** The log is let go of, as when the session ends at a navigation. */
  const shut = async (): Promise<void> => {
    send({ tag: 'sessionEnding', leaves: false })
    await atRest()
  }
  const logOut = async (): Promise<void> => {
    send({ tag: 'logoutRequested', identity: loginIdentityOf(session.stored()) })
    await atRest()
  }
  /** Logs out, and answers the question when it comes. */
  const loggedOut = async (how: 'keep' | 'erase'): Promise<void> => {
    await logOut()
    send({ tag: 'logoutChosen', how, identity: loginIdentityOf(session.stored()) })
    await atRest()
  }
  const expire = async (): Promise<void> => {
    send({
      tag: 'sessionExpired',
      token: session.stored()?.access_token ?? '',
      isNew: false,
      redirect: session.redirects().fail,
    })
    await atRest()
  }
  const farewell = async (): Promise<void> => {
    send({ tag: 'farewellOver', redirect: session.redirects().success })
    await atRest()
  }
  const logIn = (token: string, username = token) =>
    session.begin({ accessToken: token, username, invitationToken: `uit-${token}` }, Date.now())
  /** The visit once it is open; throws when it does not open. */
  const opened = async (): Promise<Visit> => {
    // Whatever is being let go of comes first, as on the screen.
    await atRest()
    await enter(false)
    const open = visit()
    if (open === null) throw new Error(`the lifecycle is ${place()}`)
    await eventually(() => {
      if (open.store.state().wanted.customer) throw new Error('not loaded')
    })
    return open
  }
  return {
    app,
    visitCalls,
    session,
    visit,
    hall$: lifecycle$,
    send,
    place,
    atRest,
    enter,
    shut,
    logOut,
    loggedOut,
    expire,
    farewell,
    went: lines,
    logIn,
    opened,
    visitChunk,
  }
}

export type TestPortal = ReturnType<typeof testPortal>

/** The page goes away in the middle of everything, as with a reload. */
export const reload = (browser: FakeBrowser): void => {
  browser.window.dispatchEvent(new Event('pagehide'))
}
