import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { loginIdentityOf } from '../../../ui/visit/provider/visitHandle'
import { browserLocks } from '../../events/store/browserLocks'
import { eventually } from '../../setup/eventually'
import { answerOf, device } from '../openedPortal'
import { startSending } from '../startSending'
import { customerOf } from '../testPortal'

const { now, portal, logged, sending, databases, keys } = device()
const initials: Command = { type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' }

/** The office has an inventory of this invitation since now. */
const officeHasIt = (): string => {
  const submittedAt = new Date().toISOString()
  now.office.customers.set('jan', customerOf('1', 'Jansen', { submitted_at: submittedAt }))
  return submittedAt
}

/** A sending of which nobody said anything; what the customer does then; and the tab is closed. */
const unheard = async (...then: readonly Command[]) => {
  const { start, open, shut } = await sending()
  now.office.outcome = { tag: 'unreachable' }
  start()
  await eventually(() => expect(open.store.state().sending).toMatchObject({ tag: 'unconfirmed', asked: 1 }))
  for (const command of then) expect(E.isRight(open.store.dispatch(command))).toBe(true)
  await open.store.settled()
  await shut()
}

/** Another evening: the session has ended, so only the office says which invitation it is. */
const backAgain = () => {
  const again = portal()
  again.session.end()
  again.logIn('jan')
  return again
}

const names = (held: readonly string[]): readonly string[] => held.filter(name => name.endsWith('.1'))

describe('a sending whose answer was lost', () => {
  test.each(['the same session', 'a new login'])(
    'ends as any that arrived, told as one of before, when the office says so in %s',
    async how => {
      await unheard()
      const submittedAt = officeHasIt()
      const again = how === 'a new login' ? backAgain() : portal()
      await again.enter(false)
      await eventually(() => expect(again.went).toEqual(['/success']))
      expect(again.hall$.value.phase).toMatchObject({ tag: 'sent', erased: true, receivedAt: submittedAt })
      expect([now.office.sent.length, await databases(), names(keys())]).toEqual([1, [], []])
    },
  )

  test('is told as one of now where the page that sent it hears of it', async () => {
    const { start, went, hall$ } = await sending()
    now.office.outcome = { tag: 'unreachable' }
    officeHasIt()
    start()
    await eventually(() => expect(went).toEqual(['/success']))
    expect(hall$.value.phase).toMatchObject({ tag: 'sent', receivedAt: null })
  })

  test('is ended too by a page that finds in the log that it arrived', async () => {
    let stop: (erased: boolean) => void = () => undefined
    const killed = new Promise<boolean>(resolve => {
      stop = resolve
    })
    const { open, hall$ } = await sending()
    open.store.dispatch(...startSending)
    vi.spyOn(open, 'erase').mockReturnValue(killed)
    await eventually(() => expect(hall$.value.phase.tag).toBe('erasing'))
    await open.store.settled()
    // The browser is killed before anything is erased.
    vi.stubGlobal('navigator', { locks: browserLocks(), onLine: true })
    const again = portal()
    await again.enter(false)
    await eventually(() => expect(again.went).toEqual(['/success']))
    expect(again.hall$.value.phase).toMatchObject({ tag: 'sent', erased: true, receivedAt: '2026-11-21T10:00:00Z' })
    stop(false)
  })
})

describe('answers that stand here beside what the office has', () => {
  const cases = [
    ['were changed after the sending', async () => unheard(initials)],
    [
      'were never sent from here',
      async () => {
        const { open, shut } = await logged()
        open.store.dispatch(initials)
        await open.store.settled()
        await shut()
      },
    ],
  ] as const

  test.each(cases)('are kept where they %s, until the customer wants them gone', async (_, before) => {
    await before()
    officeHasIt()
    const again = backAgain()
    const open = await again.opened()
    expect([open.invitation, again.went]).toEqual(['1', []])
    expect(answerOf(open, 'customer.initials')).toBe('J.A.')
    expect(await open.exportText()).toContain('J.A.')
    expect(open.store.dispatch({ ...initials, value: 'X' })).toEqual(E.left({ tag: 'InvitationClosed' }))
    expect(await databases()).toEqual(['klantportaal.log.1'])
    again.send({ tag: 'eraseRequested' })
    await again.atRest()
    expect([await databases(), names(keys()), again.went]).toEqual([[], [], ['/login']])
    expect(again.session.stored()).toBeNull()
  })

  test('are not called unsent when logging out, and can be kept', async () => {
    await unheard(initials)
    officeHasIt()
    const again = backAgain()
    await again.opened()
    await again.logOut()
    expect(again.hall$.value.loggingOut?.what).toBe('left')
    again.send({ tag: 'logoutChosen', how: 'keep', identity: loginIdentityOf(again.session.stored()) })
    await again.atRest()
    expect([await databases(), again.went]).toEqual([['klantportaal.log.1'], ['/login']])
  })

  test('are remembered until the use of an invitation that has no end', async () => {
    const { open, shut } = await logged()
    open.store.dispatch(initials)
    await open.store.settled()
    await shut()
    now.office.customers.set('jan', customerOf('1', 'Jansen', { valid_until: null, submitted_at: '2026-11-21' }))
    const again = backAgain()
    await again.opened()
    expect(now.browser.storage.kept.get('klantportaal.logs')).toContain('"validUntil":"2026-11-21"')
  })
})

test('an invitation that was used elsewhere and left nothing here asks nothing when logging out', async () => {
  officeHasIt()
  const { open, logOut, went, session } = await logged()
  expect(open.invitation).toBeNull()
  await logOut()
  expect([went, session.stored(), await databases()]).toEqual([['/login'], null, []])
})

test('what is being typed as the office says that it was used is an answer first', async () => {
  const { open, shut } = await logged()
  await open.store.settled()
  await shut()
  officeHasIt()
  let answer: () => void = () => undefined
  now.office.gate = new Promise(resolve => {
    answer = resolve
  })
  const again = portal()
  await again.enter(false)
  const visit = again.visit()
  if (visit === null) throw new Error(again.place())
  visit.drafts.keep('customer.initials', 'J.A.')
  answer()
  await eventually(() => expect(visit.store.state().invitation?.submitted_at).not.toBeNull())
  expect(answerOf(visit, 'customer.initials')).toBe('J.A.')
})

describe('somebody else who logs in while an inventory arrives', () => {
  test('is told nothing of it, stays logged in, and finds an own log', async () => {
    now.office.customers.set('piet', customerOf('2', 'Pietersen'))
    const { start, logIn, place, atRest, app, went, session, opened, visitCalls } = await sending()
    const waiting: (() => void)[] = []
    const wait = (): Promise<void> => new Promise(resolve => waiting.push(resolve))
    const { send } = visitCalls.customer
    Reflect.set(visitCalls.customer, 'send', (body: Uint8Array<ArrayBuffer>) => async () => {
      await wait()
      return send(body)()
    })
    start()
    await eventually(() => expect(waiting).toHaveLength(1))
    now.office.gate = wait()
    logIn('piet')
    expect(place()).toBe('identifying')
    waiting[0]?.()
    await eventually(() => expect(now.office.sent).toHaveLength(1))
    waiting[1]?.()
    await atRest()
    expect([place(), went, app.notices.shown$.value]).toEqual(['closed', [], null])
    expect((await opened()).invitation).toBe('2')
    expect(session.stored()?.access_token).toBe('piet')
    await eventually(async () => expect(await databases()).toEqual(['klantportaal.log.2']))
    // A page that begins now ends nobody's session.
    expect((await now.browser.keeping.erasures.all()).filter(({ ending }) => ending !== null)).toEqual([])
  })
})
