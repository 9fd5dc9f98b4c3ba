import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionExpired } from '../../../../domain/portal/navigation'
import { tokenLifetimeMs } from '../../../../events/session/session'
import { createRouteGuard } from '../../../../ui/visit/provider/routeGuard'
import { customerOf, type TestPortal } from '../../testPortal'
import { twoCustomers } from '../../twoCustomers'

const two = twoCustomers()
const { portal } = two

afterEach(() => {
  vi.restoreAllMocks()
})

/** So much later, as the machine's clock has it. */
const later = (ms: number): void => {
  const at = Date.now() + ms
  vi.spyOn(Date, 'now').mockImplementation(() => at)
}

/** A login in place: for whom it is, is known before it counts. */
const stay = ({ session }: TestPortal, token: string, invitation: string): Promise<boolean> => {
  session.begin({ accessToken: token, username: token, invitationToken: null, invitation }, Date.now())
  return session.kept()
}

/** A tab where Jan works, and one beside it. */
const tabs = async () => {
  const inThisTab = portal()
  inThisTab.logIn('jan')
  const visit = await inThisTab.opened()
  const there = portal()
  two.office.customers.set('jan again', customerOf('1', 'Jansen'))
  return { here: inThisTab, visit, there }
}

describe('a login in place', () => {
  test('keeps the very visit, in this tab and in the others, without asking the office again', async () => {
    const { here, visit, there } = await tabs()
    await there.enter(false)
    expect(there.place()).toBe('inOtherTab')
    const { loads } = two.office
    expect(await stay(there, 'jan again', '1')).toBe(true)
    expect(there.place()).toBe('inOtherTab')
    await here.session.changedElsewhere()
    expect([here.place(), here.visit()]).toEqual(['open', visit])
    expect(here.session.stored()?.access_token).toBe('jan again')
    expect(two.office.loads).toBe(loads)
  })

  test('of another customer closes the log first, and never shows it again', async () => {
    const { here, visit } = await tabs()
    visit.drafts.keep('customer.initials', 'J.A.')
    await stay(here, 'piet', '2')
    expect(here.visit()).toBeNull()
    expect((await here.opened()).invitation).toBe('2')
    here.logIn('jan')
    const isRetry = await here.opened()
    expect(JSON.stringify(isRetry.store.records())).toContain('J.A.')
  })
})

test('a tab that does not edit the log asks what to do with it at a logout, also after another login', async () => {
  const { here, visit, there } = await tabs()
  visit.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J' })
  await visit.store.settled()
  there.logIn('jan again')
  await there.enter(false)
  await here.session.changedElsewhere()
  await here.atRest()
  await here.session.kept()
  await there.session.changedElsewhere()
  expect([here.place(), there.place()]).toEqual(['open', 'inOtherTab'])
  await there.logOut()
  expect(there.hall$.value.loggingOut?.what).toBe('some')
})

describe('the end of the session', () => {
  test('that another tab saw first is told here too, in the same words', async () => {
    const { here, there } = await tabs()
    later(tokenLifetimeMs)
    await there.expire()
    await there.session.kept()
    await here.session.changedElsewhere()
    await here.atRest()
    expect([here.place(), here.went]).toEqual(['closed', ['/login']])
    expect(here.app.notices.shown$.value?.text).toBe(sessionExpired)
  })

  test('before its time is no expiry', async () => {
    const { here, there } = await tabs()
    there.session.end()
    await there.session.kept()
    await here.session.changedElsewhere()
    await here.atRest()
    expect(here.app.notices.shown$.value).toBeNull()
  })

  test('is not met at a navigation where another tab renewed it', async () => {
    const { here, visit, there } = await tabs()
    later(tokenLifetimeMs)
    await stay(there, 'jan again', '1')
    const ask = createRouteGuard(here.app, here.send, { from: { path: '/intro', search: '', hash: '' }, allowed: null })
    expect(await ask({ path: '/personal_details', search: '', hash: '' }, false)).toBe('stay')
    expect([here.place(), here.visit()]).toEqual(['open', visit])
  })
})
