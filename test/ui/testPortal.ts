import * as E from 'fp-ts/Either'
import { BehaviorSubject } from 'rxjs'
import { vi } from 'vitest'
import type { InvitationType } from '../../domain/language/invitation'
import type { Host } from '../../domain/portal/hosts'
import { defaultTenantStyle } from '../../domain/portal/tenant'
import { systemClock } from '../../events/clock'
import type { SendOutcome } from '../../events/effects/customer'
import type { CallFault } from '../../events/effects/http'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { createSession } from '../../events/session/session'
import { still } from '../../events/stream'
import type { App } from '../../ui/app/app'
import { createEndings } from '../../ui/app/endings'
import { createEntrance, type Wizard } from '../../ui/app/gate'
import type { TenantLook } from '../../ui/app/look'
import { createNotices } from '../../ui/app/notices'
import { eraseInvitation } from '../../ui/visit/eraseLog'
import { openVisit } from '../../ui/visit/openVisit'
import type { Visit } from '../../ui/visit/visit'
import type { VisitCalls } from '../../ui/visit/visitCalls'
import type { FakeBrowser } from './fakeBrowser'

const host: Host = {
  host: 'localhost',
  subdomain: 'kantoor',
  api: 'http://localhost:5180',
  login: 'http://localhost:5180',
  proxy: 'http://localhost:5180',
  provider: { page: 'http://localhost:5190/', origin: 'http://localhost:5190', configs: '', kantoor: '', hbx: '' },
  association: false,
  branded: false,
  local: true,
  debug: false,
  account: false,
  redirectHosts: [],
  frameAncestors: [],
  imageKey: '',
  errorReports: null,
}

/** What the office of a test says of its customers, by access token, and how it takes the inventory. */
export interface TestOffice {
  readonly customers: Map<string, unknown>
  fault: CallFault | null
  outcome: SendOutcome
  readonly sent: unknown[]
  loads: number
  /** Resolves before a customer is answered. */
  gate: Promise<void>
}

export const testOffice = (): TestOffice => ({
  customers: new Map(),
  fault: null,
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

const nothing = async () => null

/** The portal as one tab has it, without its screens; `wizard` stands for the fetching of its code. */
export const testPortal = (browser: FakeBrowser, office: TestOffice) => {
  const session = createSession(browser.keeping, browser.keeping.begun())
  const visit$ = new BehaviorSubject<Visit | null>(null)
  const lines: string[] = []
  const loadNow = async () => {
    await office.gate
    const token = session.stored()?.access_token ?? ''
    if (office.fault !== null) return E.left(office.fault)
    const decoded = wireCustomerCodec.decode(office.customers.get(token))
    return E.isRight(decoded) ? E.right(decoded.right) : E.left({ tag: 'status', status: 401, body: null } as const)
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
    property: {
      byAddress: () => async () => E.right(null),
      byId: () => async () => E.right(null),
      status: () => async () => E.right('pending'),
      near: () => async () => E.right({ homes: [], center: null }),
    },
  }
  const app: App = {
    host,
    clock: systemClock,
    session,
    erasures: browser.keeping.erasures,
    calls: {
      // The screens of the account are not in these tests.
      account: {} as App['calls']['account'],
      tenant: { style: nothing, logo: nothing, hero: nothing, setting: () => async () => false },
      http: {
        answer: () => async () => E.left({ tag: 'offline' }),
        call: () => async () => E.left({ tag: 'offline' }),
      },
    },
    look$: still<TenantLook>({ style: defaultTenantStyle, logo: null, hero: null, settled: true }),
    officeLogo$: new BehaviorSubject<string | null>(null),
    notices: createNotices(({ kind, text }) => {
      visit$.value?.store.dispatch({ type: 'ShowNotice', kind, text })
    }),
    visit$,
    sent$: new BehaviorSubject<{ readonly partnerInvited: boolean } | null>(null),
  }
  const wizard: Wizard = {
    visitCalls: () => visitCalls,
    openVisit,
    eraseInvitation,
    WizardScreen: () => null,
    Farewell: () => null,
  }
  const fetchWizard = vi.fn(async (): Promise<Wizard> => wizard)
  const go = (to: string): void => {
    lines.push(to)
    browser.goTo(to)
    app.notices.routeChanged()
  }
  const endings = createEndings(app, { shut: () => entrance.shut(), erase: () => entrance.erase() }, go)
  const entrance = createEntrance(app, fetchWizard, {
    customerLost: (fault, known) =>
      void endings.customerLost(fault === null || fault.tag === 'status' || fault.tag === 'nonsense', known),
    sendingFailed: () => void endings.sendingFailed(),
    sent: () => go('/success'),
  })
  const logIn = (token: string, username = token) =>
    session.begin(
      { accessToken: token, refreshToken: `vers-${token}`, username, invitationToken: `uit-${token}` },
      Date.now(),
    )
  /** The visit once it is open; throws when it does not open. */
  const opened = async (): Promise<Visit> => {
    await entrance.enter(false)
    const open = visit$.value
    if (open === null) throw new Error(`the gate is ${entrance.gate$.value.tag}`)
    await vi.waitFor(() => {
      if (open.store.state().wanted.customer) throw new Error('not loaded')
    })
    return open
  }
  return {
    app,
    visitCalls,
    session,
    visit$,
    entrance,
    endings,
    gate: () => entrance.gate$.value.tag,
    went: lines,
    logIn,
    opened,
    fetchWizard,
  }
}

export type TestPortal = ReturnType<typeof testPortal>

/** The page goes away in the middle of everything, as with a reload. */
export const reload = (browser: FakeBrowser): void => {
  browser.window.dispatchEvent(new Event('pagehide'))
}
