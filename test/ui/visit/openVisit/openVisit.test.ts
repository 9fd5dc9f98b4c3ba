import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../../events/decisions/command'
import { eventually } from '../../../setup/eventually'
import { answerOf, device } from '../../openedPortal'
import { host } from '../../testHost'
import { customerOf, reload } from '../../testPortal'

const { now, portal, logged, sending, databases, keys } = device()
const initials: Command = { type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' }

describe('what the customer is typing', () => {
  test.each(['pagehide', 'hidden'])(
    'survives the page going away (%s), and is an answer at the next start',
    async how => {
      const { open, shut } = await logged()
      await open.store.settled()
      // The database is too late: only what is kept at once is there.
      vi.spyOn(open.log, 'append').mockReturnValue(async () => E.left({ tag: 'failed', detail: 'too late' }))
      open.drafts.keep('customer.initials', 'J.A.')
      if (how === 'hidden') now.browser.visibility('hidden')
      else reload(now.browser)
      expect(now.browser.storage.kept.get('klantportaal.rescue.1')).toMatch(/^sealed:/)
      await shut()

      const again = portal()
      const second = await again.opened()
      expect(answerOf(second, 'customer.initials')).toBe('J.A.')
      await second.store.settled()
      await eventually(() => expect(keys()).not.toContain('klantportaal.rescue.1'))
    },
  )
})

/** The events that somebody listens to at the window or the document who did not when this was called. */
const listeners = () => {
  const heard: string[] = []
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof addEventListener>) => {
      heard.push(args[0])
      addEventListener.apply(target, args)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((...args: Parameters<typeof removeEventListener>) => {
      heard.splice(heard.indexOf(args[0]) >>> 0, 1)
      removeEventListener.apply(target, args)
    })
  }
  return () => heard
}

test('a visit that is left listens to nothing any more', async () => {
  const { logIn, opened, shut } = portal()
  logIn('jan')
  const left = listeners()
  await opened()
  expect(left()).toContain('pagehide')
  await shut()
  expect(left()).toEqual([])
})

describe('a sent inventory', () => {
  test('leaves nothing of the invitation on this device, and leads to the success page', async () => {
    const { start, went, app, session } = await sending(['loon.pdf'])
    expect(E.isRight(start())).toBe(true)
    await eventually(() => expect(went).toEqual(['/success']))
    expect(now.office.sent).toHaveLength(1)
    expect(await databases()).toEqual([])
    expect(keys()).toEqual(['klantportaal.sent', 'klantportaal.session'])
    expect(session.stored()?.invitation_id).toBeNull()
    expect(app.lifecycle$.value.phase).toMatchObject({ tag: 'sent', erased: true, partnerInvited: false })
  })

  test('is sent once, however often the button is pressed', async () => {
    const { start, went } = await sending()
    start()
    expect(start()).toEqual(E.left({ tag: 'AlreadySending' }))
    await eventually(() => expect(went).toEqual(['/success']))
    expect(now.office.sent).toHaveLength(1)
  })

  test('that failed strangely goes to the office’s place for failures, with every answer kept', async () => {
    const { start, session, open } = await sending()
    session.keepRedirects({ success: null, fail: 'https://kantoor.example/mislukt' })
    open.store.dispatch(initials)
    now.office.outcome = { tag: 'unexpected', final: false }
    start()
    await eventually(() => expect(now.browser.left).toEqual(['https://kantoor.example/mislukt']))
    expect(session.stored()).toBeNull()
    expect(await databases()).toEqual(['klantportaal.log.1'])
    const again = portal()
    again.logIn('jan')
    expect(answerOf(await again.opened(), 'customer.initials')).toBe('J.A.')
  })

  test('that was refused stays where it is', async () => {
    const { start, session, open } = await sending()
    session.keepRedirects({ success: null, fail: 'https://kantoor.example/mislukt' })
    now.office.outcome = { tag: 'refused', fields: [['customer.email', 'Fout']], words: null }
    start()
    await eventually(() => expect(open.store.state().sending).toMatchObject({ tag: 'failed', failure: 'invalid' }))
    expect([now.browser.left, session.stored() === null]).toEqual([[], false])
  })

  test.each(['unreachable', 'unproven'] as const)(
    'that nobody confirmed (%s) stays, nothing of it is erased or sent again, also after an opening',
    async tag => {
      const { start, session, open, shut } = await sending(['loon.pdf'])
      session.keepRedirects({ success: null, fail: 'https://kantoor.example/mislukt' })
      now.office.outcome = { tag }
      start()
      await eventually(() => expect(open.store.state().sending).toMatchObject({ tag: 'unconfirmed', asked: 1 }))
      await open.store.settled()
      await shut()
      const again = await portal().opened()
      await eventually(() => expect(again.store.state().sending).toMatchObject({ tag: 'unconfirmed', absent: true }))
      expect([now.browser.left, now.office.sent.length, await databases()]).toEqual([[], 1, ['klantportaal.log.1']])
    },
  )

  test('that nobody confirmed is done once the office says so at another opening', async () => {
    const { start, open, shut } = await sending()
    now.office.outcome = { tag: 'unreachable' }
    start()
    await eventually(() => expect(open.store.state().sending).toMatchObject({ tag: 'unconfirmed', asked: 1 }))
    await open.store.settled()
    await shut()
    now.office.customers.set('jan', customerOf('1', 'Jansen', { submitted_at: new Date().toISOString() }))
    const again = portal()
    await again.enter(false)
    await eventually(() => expect(again.went).toEqual(['/success']))
    expect([now.office.sent.length, await databases()]).toEqual([1, []])
  })

  test('whose document is refused stays too: a document can be tried again by itself', async () => {
    const { start, session, open, visitCalls } = await sending(['loon.pdf'])
    const upload: typeof visitCalls.file.upload = (_file, _bytes, onProgress) => async () => {
      onProgress?.(0.5)
      return E.left({ tag: 'status', status: 413, body: null })
    }
    Reflect.set(visitCalls.file, 'upload', upload)
    session.keepRedirects({ success: null, fail: 'https://kantoor.example/mislukt' })
    start()
    await eventually(() =>
      expect(open.store.state().sending).toMatchObject({ tag: 'failed', failure: 'invalid', file: 'loon.pdf' }),
    )
    await new Promise(resolve => setTimeout(resolve, 10))
    expect([now.browser.left, session.stored() === null, now.office.sent]).toEqual([[], false, []])
    expect(open.upload$.value).toBeNull()
  })
})

describe('a customer without an invitation to fill in', () => {
  test.each([
    ['none', { data: { last_name: 'Jansen' } }],
    ['one that was sent', customerOf('1', 'Jansen', { submitted_at: '2026-11-01' })],
  ])('(%s) leaves no log and nothing typed behind', async (_, customer) => {
    now.office.customers.set('jan', customer)
    const { open } = await logged()
    expect(open.invitation).toBeNull()
    open.drafts.keep('customer.initials', 'J.A.')
    reload(now.browser)
    expect(keys()).toEqual(['klantportaal.session'])
    expect(await databases()).toEqual([])
    const other = portal()
    now.office.customers.set('piet', customer)
    other.logIn('piet')
    const second = await other.opened()
    expect(answerOf(second, 'customer.initials')).toBe('')
  })
})

test('midnight in Amsterdam begins a new day, also after a sleep through it; a visit that is over hears of none', async () => {
  const { open, shut } = await logged()
  const begun = () =>
    open.store.records().flatMap(({ events }) => events.flatMap(one => (one.type === 'DayBegan' ? [one.today] : [])))
  const before = begun()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2031-01-10T22:59:30Z') })
  now.browser.visibility('visible')
  now.browser.visibility('visible')
  const evening = [...before, '2031-01-10']
  expect(begun()).toEqual(evening)
  vi.advanceTimersByTime(20_000)
  expect(begun()).toEqual(evening)
  vi.advanceTimersByTime(25_000)
  expect(begun()).toEqual([...evening, '2031-01-11'])
  // Asleep: no timer runs, and the page is looked at again in the next morning.
  vi.setSystemTime(new Date('2031-01-12T08:00:00Z'))
  now.browser.visibility('visible')
  expect(begun()).toEqual([...evening, '2031-01-11', '2031-01-12'])
  vi.useRealTimers()
  await shut()
  expect(open.store.dispatch(initials)).toEqual(E.left({ tag: 'OpenElsewhere' }))
})

test("begins with what the host's office gives off the costs", async () => {
  const { open } = await logged()
  expect(open.store.state().facts.discount).toBe(host.discount)
  expect(host.discount).toBe(250)
})
