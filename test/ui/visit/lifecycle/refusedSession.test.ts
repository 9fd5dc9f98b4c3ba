import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionExpired } from '../../../../domain/portal/navigation'
import type { HttpCall } from '../../../../events/effects/calls/http'
import { utf8Bytes } from '../../../../events/record/digest'
import { type OfficeCall, officeCalls } from '../../../contract/calls'
import { invented } from '../../../contract/invented'
import { nowhere, recording } from '../../../contract/recording'
import { json, startOffice } from '../../../events/effects/startOffice'
import { eventually } from '../../../setup/eventually'
import { complete } from '../../completeCustomer'
import { type FakeBrowser, fakeBrowser } from '../../fakeBrowser'
import { answerOf } from '../../openedPortal'
import { startSending } from '../../startSending'
import { host } from '../../testHost'
import { customerOf, type TestPortal, testOffice, testPortal } from '../../testPortal'

const office = startOffice()

/** What a call of the table asks for, without asking it. */
const askedBy = async ({ make }: OfficeCall): Promise<Pick<HttpCall, 'method' | 'path'>> => {
  const pending: HttpCall[] = []
  await make(
    recording(nowhere, ({ call }) => pending.push(call)),
    invented,
  )()
  const [call] = pending
  if (call === undefined) throw new Error('No call')
  return call
}

const step = '/current_living_condition'
let browser: FakeBrowser
const portals: TestPortal[] = []

/** The office knows Jan, takes his inventory, and refuses the session of one call while that is named. */
const knowsJan = () => {
  const now = { refuses: null as Pick<HttpCall, 'method' | 'path'> | null }
  const jan = (more = {}) => json(200, { data: { ...complete, ...customerOf('1', 'Jansen', more).data } })
  office.replies((response, request) => {
    const { method, url } = request
    const is = (pending: Pick<HttpCall, 'method' | 'path'>) =>
      method === pending.method && url.split('?')[0] === pending.path
    const submitted = { submitted_at: '2026-11-21T10:00:00Z' }
    if (now.refuses !== null && is(now.refuses)) json(401, { message: 'Unauthenticated.' })(response, request)
    else if (is({ method: 'PUT', path: '/api/portal/customer' })) jan(submitted)(response, request)
    else if (is({ method: 'GET', path: '/api/portal/customer' })) jan()(response, request)
    else json(200, {})(response, request)
  })
  return now
}

/** The portal of a tab, whose calls go through its own door to the office. */
const portal = (): TestPortal => {
  const base = office.address()
  const made = testPortal(browser, testOffice(), { ...host, api: base, login: base, proxy: base })
  portals.push(made)
  return made
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  browser = fakeBrowser()
})
afterEach(async () => {
  for (const one of portals.splice(0)) await one.shut()
  vi.unstubAllGlobals()
})

/** Jan, at a step, with one answer of his own. */
const working = async () => {
  const inThisTab = portal()
  inThisTab.logIn('jan')
  const visit = await inThisTab.opened()
  visit.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' })
  await visit.store.settled()
  browser.goTo(step)
  return { ...inThisTab, open: visit }
}

/** The session has ended as any that expired, and the next login finds the step and the answers. */
const endedAndCameBack = async ({ went, app, session, place, logIn, opened }: TestPortal) => {
  await eventually(() => expect(went).toEqual(['/login']))
  expect([app.notices.shown$.value?.text, session.stored(), place()]).toEqual([sessionExpired, null, 'closed'])
  logIn('jan again')
  browser.goTo('/intro')
  const isRetry = await opened()
  expect([went, answerOf(isRetry, 'customer.initials')]).toEqual([['/login', step], 'J.A.'])
  return isRetry
}

describe('a 401 of any call under a session ends it, and the next login goes on at the same step', () => {
  test.each(officeCalls.filter(({ session }) => session).map(call => [call.name, call] as const))(
    '%s',
    async (_, call) => {
      const now = knowsJan()
      const inThisTab = await working()
      now.refuses = await askedBy(call)
      void call.make(inThisTab.app.calls.http, invented)()
      await eventually(() => expect(inThisTab.session.stored()).toBeNull())
      now.refuses = null
      await endedAndCameBack(inThisTab)
    },
  )
})

test.each([
  ['a document', { method: 'POST', path: '/api/portal/file' }],
  ['the inventory', { method: 'PUT', path: '/api/portal/customer' }],
] as const)('where it refuses %s that is sent, the next login sends the same', async (_, refuses) => {
  const now = knowsJan()
  const inThisTab = await working()
  const file = { name: 'loon.pdf', type: 'application/pdf', size: 1, digest: 'of loon.pdf' } as const
  inThisTab.open.store.dispatch({ type: 'AttachFile', file }, [{ digest: file.digest, bytes: utf8Bytes('x') }])
  now.refuses = refuses
  inThisTab.open.store.dispatch(...startSending)
  await eventually(() => expect(inThisTab.session.stored()).toBeNull())
  now.refuses = null
  const isRetry = await endedAndCameBack(inThisTab)
  expect(isRetry.store.state().files.map(({ name }) => name)).toEqual(['loon.pdf'])
  isRetry.store.dispatch(...startSending)
  await eventually(() => expect(inThisTab.went.at(-1)).toBe('/success'))
})

test('at a reload it is a session that expired, not a login that failed', async () => {
  const now = knowsJan()
  const previous = await working()
  await previous.shut()
  now.refuses = { method: 'GET', path: '/api/portal/customer' }
  const inThisTab = portal()
  await inThisTab.enter(false)
  await eventually(() => expect(inThisTab.session.stored()).toBeNull())
  now.refuses = null
  await endedAndCameBack(inThisTab)
})
