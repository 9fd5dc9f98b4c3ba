import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { WebLocks } from '../../../events/disk/tabCoordination'
import { createErasures, type Erasure, type StoredErasures, storedErasures } from '../../../events/session/erasures'
import { createSession, type SessionLogin } from '../../../events/session/session'
import { watchTime } from '../../../events/session/sessionTimeout/watchTime'
import { fakeKeeping } from './fakeKeeping'

const jan: SessionLogin = { accessToken: 'toegang', username: 'jansen', invitationToken: 'uit' }

const begun = async () => {
  const keeping = fakeKeeping()
  const session = createSession(keeping, keeping.begun(), 0)
  session.begin(jan, 0)
  session.nameInvitation('17')
  await session.kept()
  return { keeping, session, on: () => createSession(keeping, keeping.begun(), 0) }
}

describe('a session is written when it changes', () => {
  test('what was sent is no log to come back to: the session stays, without its invitation', async () => {
    const { session, on } = await begun()
    session.forgetInvitation()
    expect(session.stored()).toMatchObject({ access_token: 'toegang', invitation_id: null })
    expect(await session.kept()).toBe(true)
    expect(on().stored()).toMatchObject({ access_token: 'toegang', invitation_id: null })
  })

  test('and not when it stays as it is: other tabs are told nothing', async () => {
    const { keeping, session } = await begun()
    session.keepRedirects({ success: 'https://a.nl/ja', fail: null })
    await session.kept()
    const told = keeping.told()
    session.nameInvitation('17')
    session.keepRedirects({ success: 'https://a.nl/ja', fail: null })
    await session.kept()
    expect(keeping.told()).toBe(told)
    session.keepRedirects({ success: 'https://a.nl/ja', fail: 'https://a.nl/nee' })
    await session.kept()
    session.forgetInvitation()
    await session.kept()
    expect(keeping.told()).toBe(told + 2)
    session.forgetInvitation()
    await session.kept()
    expect(keeping.told()).toBe(told + 2)
  })

  test('nobody is named, forgotten or brought back where nobody is logged in', async () => {
    const keeping = fakeKeeping()
    const session = createSession(keeping, keeping.begun(), 0)
    session.nameInvitation('17')
    session.forgetInvitation()
    session.end('/kinderen')
    await session.kept()
    expect(session.stored()).toBeNull()
    expect(session.takeReturn(null)).toBeNull()
    expect(keeping.kept.size).toBe(0)
    expect(keeping.told()).toBe(0)
  })

  test('of redirects one alone is kept, and with none of them nothing stands there', async () => {
    const { keeping, session, on } = await begun()
    for (const redirects of [
      { success: 'https://a.nl/ja', fail: null },
      { success: null, fail: 'https://a.nl/nee' },
    ]) {
      session.keepRedirects(redirects)
      await session.kept()
      expect(on().redirects()).toEqual(redirects)
    }
    session.keepRedirects({ success: null, fail: null })
    await session.kept()
    expect([...keeping.kept.keys()]).toEqual(['klantportaal.session'])
  })
})

/** What several tabs change at a time; `lost` is done after each change, as by a tab that takes the place away. */
const erasuresOn = (locks?: WebLocks, lost: (turn: number) => boolean = () => false, isBroken = false) => {
  let kept: readonly Erasure[] | null = null
  let turns = 0
  const begun: StoredErasures['begun'] = {
    read: async () => kept,
    write: async () => false,
    change: async work => {
      if (isBroken) return false
      turns += 1
      kept = work(kept)
      if (lost(turns)) kept = null
      return true
    },
  }
  const erasures = createErasures({ begun, erased: storedErasures().erased }, locks)
  return { erasures, turns: () => turns }
}

describe('an erasing that begins is marked before anything goes', () => {
  const mark = (invitation: string): Erasure => ({ invitation, isGone: false, ending: null })

  test('with locks, under the lock of the erasings', async () => {
    const asked: string[] = []
    // Its overloads cannot be written as one function.
    const request = ((name: string, work: () => Promise<boolean>) => {
      asked.push(name)
      return work()
    }) as unknown as WebLocks['request']
    const { erasures, turns } = erasuresOn({ request })
    expect(await erasures.begin('1', null)).toBe(true)
    expect(await erasures.all()).toEqual([mark('1')])
    expect(asked).toEqual(['klantportaal.erasures'])
    expect(turns()).toBe(1)
  })

  test('without locks it is looked at again, and marked again where another tab took the place away', async () => {
    const calm = erasuresOn()
    await calm.erasures.begin('other', null)
    expect(await calm.erasures.begin('1', null)).toBe(true)
    expect(calm.turns()).toBe(2)
    const lost = erasuresOn(undefined, turn => turn === 1)
    expect(await lost.erasures.begin('1', null)).toBe(true)
    expect(await lost.erasures.all()).toEqual([mark('1')])
    expect(lost.turns()).toBe(2)
  })

  test('once for each invitation, and where it cannot be marked that is said', async () => {
    const { erasures } = erasuresOn()
    await erasures.begin('1', { success: null })
    await erasures.begin('2', null)
    await erasures.begin('1', null)
    expect(await erasures.all()).toEqual([mark('2'), mark('1')])
    expect(await erasuresOn(undefined, undefined, true).erasures.begin('1', null)).toBe(false)
  })

  test('the end of the sessions ends only those that were to end, of logs that are gone', async () => {
    const { erasures } = erasuresOn()
    await erasures.begin('asked', null)
    await erasures.begin('sent', { success: 'https://a.nl' })
    await erasures.begin('slow', { success: null })
    await erasures.confirm('asked')
    await erasures.confirm('sent')
    await erasures.endSessions()
    expect(await erasures.all()).toEqual([{ invitation: 'asked', isGone: true, ending: null }, mark('slow')])
  })
})

/** A browser of which every timer and listener is known. */
const fakePage = () => {
  const timers = new Map<number, { readonly run: () => void; readonly ms: number }>()
  const listeners = new Map<string, () => void>()
  const document = { visibilityState: 'visible' }
  let made = 0
  return {
    timers,
    listeners,
    document,
    setTimeout: (run: () => void, ms: number) => {
      made += 1
      timers.set(made, { run, ms })
      return made
    },
    clearTimeout: (timer: number) => {
      timers.delete(timer)
    },
    addEventListener: (type: string, listener: () => void) => {
      listeners.set(type, listener)
    },
    removeEventListener: (type: string) => {
      listeners.delete(type)
    },
  }
}

test('the time is looked at when it may have changed, with one timer at most, and not after the end', () => {
  const page = fakePage()
  const watched$ = new BehaviorSubject(0)
  let looks = 0
  let wait: number | null = 1000
  const stop = watchTime(watched$, page, () => {
    looks += 1
    return wait
  })
  expect(looks).toBe(1)
  watched$.next(1)
  expect(looks).toBe(2)
  expect([...page.timers.values()].map(({ ms }) => ms)).toEqual([1000])
  expect([...page.listeners.keys()].sort()).toEqual(['focus', 'pageshow', 'visibilitychange'])
  for (const wake of page.listeners.values()) wake()
  expect(looks).toBe(5)
  page.document.visibilityState = 'hidden'
  for (const wake of page.listeners.values()) wake()
  expect(looks).toBe(5)
  wait = 2 ** 40
  page.timers.values().next().value?.run()
  expect(looks).toBe(6)
  expect([...page.timers.values()].map(({ ms }) => ms)).toEqual([2 ** 31 - 1])
  wait = null
  watched$.next(2)
  expect(page.timers.size).toBe(0)
  wait = 5
  watched$.next(3)
  stop()
  expect([page.timers.size, page.listeners.size]).toEqual([0, 0])
  watched$.next(4)
  expect(looks).toBe(8)
})
