import { describe, expect, test } from 'vitest'
import { eraseInvitationLog } from '../../../../ui/visit/log/eraseInvitationLog'
import { eventually } from '../../../setup/eventually'
import { customerOf } from '../../testPortal'
import { lastName, twoCustomers } from '../../twoCustomers'

const two = twoCustomers()
const { portal } = two

describe('the way in', () => {
  test('opens the log of the customer once, however often one enters', async () => {
    const { enter, logIn, place, visit, session } = portal()
    logIn('jan')
    await Promise.all([enter(false), enter(false)])
    await enter(false)
    expect(place()).toBe('open')
    expect(two.office.loads).toBe(1)
    expect(session.stored()?.invitation_id).toBe('1')
    expect(visit()?.invitation).toBe('1')
  })

  test('says so when the code does not load, and opens at another try', async () => {
    const { enter, logIn, visitChunk, place } = portal()
    logIn('jan')
    visitChunk.mockRejectedValueOnce(new Error('offline'))
    await enter(false)
    expect(place()).toBe('unreachable')
    await enter(false)
    expect(place()).toBe('open')
  })

  test.each([
    { tag: 'nonsense', detail: '' },
    { tag: 'status', status: 500, body: null },
  ] as const)('ends the session when the customer is not known and does not load (%o)', async fault => {
    const { enter, logIn, place, session, went, app } = portal()
    logIn('jan')
    two.office.fault = fault
    await enter(false)
    await eventually(() => expect(went).toEqual(['/login']))
    expect(place()).toBe('closed')
    expect(session.stored()).toBeNull()
    expect(app.notices.shown$.value).toEqual({ kind: 'danger', text: 'Inloggen is mislukt' })
  })

  test.each([{ tag: 'offline' }, { tag: 'slow' }] as const)(
    'keeps the session when the customer is not known and nothing answers (%o), and goes on once something does',
    async fault => {
      const { enter, logIn, place, session, visit, went, shut, app } = portal()
      logIn('jan')
      two.office.fault = fault
      await enter(false)
      expect([place(), went, app.notices.shown$.value]).toEqual(['unreachable', [], null])
      expect(session.stored()?.access_token).toBe('jan')
      two.office.fault = null
      await enter(false)
      expect([place(), visit()?.invitation]).toEqual(['open', '1'])
      // The log is gone from this device, and only the session still names it.
      await shut()
      await eraseInvitationLog({ erasures: two.browser.keeping.erasures, storage: two.browser.storage }, '1')
      two.office.fault = fault
      await enter(false)
      await eventually(() => expect(place()).toBe('unreachable'))
      expect(session.stored()?.access_token).toBe('jan')
    },
  )

  test('lets a customer whom this device knows go on without the office, and asks again at the next occasion', async () => {
    const first = portal()
    first.logIn('jan')
    const visit = await first.opened()
    await visit.store.settled()
    await first.shut()
    two.office.fault = { tag: 'offline' }
    const second = portal()
    await second.enter(false)
    await eventually(() => expect(two.office.loads).toBe(2))
    expect(second.place()).toBe('open')
    const open = second.visit()
    expect(open === null ? null : lastName(open)).toBe('Jansen')
    expect(second.session.stored()).not.toBeNull()
    two.office.fault = null
    two.browser.window.dispatchEvent(new Event('online'))
    await eventually(() => expect(open?.store.state().wanted.customer).toBe(false))
    expect(two.office.loads).toBe(3)
  })

  test('ends the session of a customer whom this device knows when the office refuses', async () => {
    const first = portal()
    first.logIn('jan')
    await first.opened()
    await first.shut()
    two.office.fault = { tag: 'status', status: 401, body: null }
    two.browser.goTo('/personal_details')
    const second = portal()
    await second.enter(false)
    await eventually(() => expect(second.went).toEqual(['/login']))
    expect(second.place()).toBe('closed')
    second.logIn('jan')
    expect(second.session.takeReturn('1')).toBe('/personal_details')
  })

  test('is not taken by a session that ended while it was opening', async () => {
    const { enter, logIn, place, visit, session, went, send } = portal()
    logIn('jan')
    let answer: () => void = () => undefined
    two.office.gate = new Promise(resolve => {
      answer = resolve
    })
    const entering = enter(false)
    await eventually(() => expect(two.office.loads).toBe(1))
    send({ tag: 'sessionEnding', leaves: false })
    session.end()
    answer()
    await entering
    expect([place(), visit(), went]).toEqual(['closed', null, []])
  })
})

test('a customer who logs in again over an open log finds it open here, not elsewhere', async () => {
  const { logIn, opened, atRest, place, visit, session } = portal()
  logIn('jan')
  const open = await opened()
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J' })
  two.office.customers.set('jan again', customerOf('1', 'Jansen'))
  logIn('jan again')
  expect(place()).toBe('identifying')
  await atRest()
  expect(place()).toBe('open')
  // The very visit, which goes on under the new login.
  expect(visit()).toBe(open)
  expect(session.stored()).toMatchObject({ access_token: 'jan again', invitation_id: '1' })
})

describe('another customer in the same browser', () => {
  test('who logs in over an open log gets a log of their own', async () => {
    const { place, atRest, logIn, opened, visit, session } = portal()
    logIn('jan')
    const first = await opened()
    first.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J' })
    logIn('piet')
    expect(place()).toBe('identifying')
    await atRest()
    expect(visit()).toBeNull()
    const second = await opened()
    expect(second.invitation).toBe('2')
    expect(session.stored()?.invitation_id).toBe('2')
    expect(lastName(second)).toBe('Pietersen')
    expect(JSON.stringify(second.store.records())).not.toContain('Jansen')
    // The first is at peace, with all that was answered.
    logIn('jan')
    const isRetry = await opened()
    expect(isRetry.store.records().some(({ command }) => command === 'ChangeAnswer')).toBe(true)
  })

  test('begins at the intro, also after a session that ended on a step and under no name', async () => {
    const { logIn, opened, expire, went } = portal()
    logIn('jan', '')
    await opened()
    two.browser.goTo('/personal_details')
    await expire()
    two.browser.goTo('/intro')
    logIn('piet', '')
    expect((await opened()).invitation).toBe('2')
    expect(went).toEqual(['/login'])
  })

  test('who logs in in another tab ends the visit in this one', async () => {
    const inThisTab = portal()
    inThisTab.logIn('jan')
    await inThisTab.opened()
    const there = portal()
    there.logIn('piet')
    await there.session.kept()
    await inThisTab.session.changedElsewhere()
    expect(inThisTab.place()).toBe('identifying')
    await inThisTab.atRest()
    expect(inThisTab.visit()).toBeNull()
    expect(inThisTab.place()).toBe('otherCustomer')
    expect(inThisTab.app.tabOwner.read()).toBe('1')
    // A login in this very tab is for whoever logs in.
    inThisTab.logIn('piet')
    expect((await inThisTab.opened()).invitation).toBe('2')
    expect(inThisTab.app.tabOwner.read()).toBe('2')
  })
})

describe('two tabs', () => {
  test('that are logged out together both go to the login', async () => {
    const inThisTab = portal()
    inThisTab.logIn('jan')
    await inThisTab.opened()
    const there = portal()
    there.session.end()
    await there.session.kept()
    await inThisTab.session.changedElsewhere()
    await inThisTab.atRest()
    expect(inThisTab.place()).toBe('closed')
    expect(inThisTab.went).toEqual(['/login'])
  })

  test.each([
    ['answers', true, false],
    ['nothing answered', false, false],
    ['answers that are being erased', true, true],
  ])(
    'of which one opens a link to log in: the other says so, and that answers are kept only where they are (%s)',
    async (_, answers, erased) => {
      const inThisTab = portal()
      inThisTab.logIn('jan')
      const visit = await inThisTab.opened()
      if (answers) visit.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J' })
      await visit.store.settled()
      const there = portal()
      if (erased) await two.browser.keeping.erasures.begin('1', null)
      there.session.end(null, true)
      await there.session.kept()
      await inThisTab.session.changedElsewhere()
      await eventually(() => expect(inThisTab.went).toEqual(['/login']))
      const notice = inThisTab.app.notices.last$.value
      expect(notice?.text).toBe('Uw sessie is beëindigd')
      expect(notice?.more).toMatch(/In deze browser is een link geopend/)
      expect(notice?.more?.includes('Uw antwoorden zijn bewaard op dit apparaat.')).toBe(answers && !erased)
      // Whoever logs in and out after that is told nothing of it.
      there.logIn('jan')
      await there.session.kept()
      await inThisTab.session.changedElsewhere()
      expect(inThisTab.session.isSwapped()).toBe(false)
    },
  )

  test('of which one erases: the other says so, and goes on saying it', async () => {
    const inThisTab = portal()
    inThisTab.logIn('jan')
    const visit = await inThisTab.opened()
    await visit.store.settled()
    const there = portal()
    expect(
      await eraseInvitationLog({ erasures: two.browser.keeping.erasures, storage: two.browser.storage }, '1'),
    ).toBe(true)
    visit.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J' })
    await eventually(() => expect(inThisTab.place()).toBe('erased'))
    there.session.erase(true)
    await there.session.kept()
    await inThisTab.session.changedElsewhere()
    expect(inThisTab.place()).toBe('erased')
    inThisTab.logIn('piet')
    expect((await inThisTab.opened()).invitation).toBe('2')
  })
})
