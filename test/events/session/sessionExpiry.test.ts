import { describe, expect, test } from 'vitest'
import { createSession, type Login, tokenLifetimeMs } from '../../../events/session/session'
import { watchExpiry } from '../../../events/session/sessionExpiry'
import { fakeKeeping } from './fakeKeeping'

const nobody = { session: null, onward: null }
const jan: Login = { accessToken: 'toegang', refreshToken: 'later', username: 'jansen', invitationToken: 'uit' }
const login = 1_000_000

const fakeWaker = () => {
  const timers = new Map<number, { readonly run: () => void; readonly at: number }>()
  const listeners = new Map<string, () => void>()
  let time = login
  let next = 1
  return {
    now: () => time,
    timers,
    listeners,
    /** Runs due timers; a machine that sleeps runs none. */
    pass: (ms: number, asleep = false) => {
      time += ms
      for (const [id, { run, at }] of asleep ? [] : [...timers]) {
        if (at > time) continue
        timers.delete(id)
        run()
      }
    },
    waker: {
      document: { visibilityState: 'visible' },
      setTimeout: (run: () => void, ms: number) => {
        timers.set(next, { run, at: time + ms })
        return next++
      },
      clearTimeout: (id: number) => void timers.delete(id),
      addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
      removeEventListener: (type: string) => void listeners.delete(type),
    },
  }
}

describe('watching the time', () => {
  test('calls once, at the exact moment', () => {
    const time = fakeWaker()
    const session = createSession(fakeKeeping(), nobody)
    const calls: number[] = []
    watchExpiry(session, time.now, time.waker, () => calls.push(time.now()))
    session.begin(jan, login)
    time.pass(tokenLifetimeMs - 1)
    expect(calls).toEqual([])
    time.pass(1)
    time.listeners.get('focus')?.()
    expect(calls).toEqual([login + tokenLifetimeMs])
  })

  test('sees after a sleep that the time has passed', () => {
    const time = fakeWaker()
    const session = createSession(fakeKeeping(), nobody)
    session.begin(jan, login)
    let calls = 0
    watchExpiry(session, time.now, time.waker, () => calls++)
    time.pass(tokenLifetimeMs * 5, true)
    time.waker.document.visibilityState = 'hidden'
    time.listeners.get('visibilitychange')?.()
    expect(calls).toBe(0)
    time.waker.document.visibilityState = 'visible'
    time.listeners.get('visibilitychange')?.()
    time.listeners.get('focus')?.()
    expect(calls).toBe(1)
  })

  test('starts anew with a new login and stops with the session', () => {
    const time = fakeWaker()
    const session = createSession(fakeKeeping(), nobody)
    let calls = 0
    const stop = watchExpiry(session, time.now, time.waker, () => calls++)
    session.begin(jan, login)
    time.pass(tokenLifetimeMs)
    session.end()
    session.begin({ ...jan, accessToken: 'tweede' }, time.now())
    time.pass(tokenLifetimeMs)
    expect(calls).toBe(2)
    session.end()
    session.begin({ ...jan, accessToken: 'derde' }, time.now())
    stop()
    time.pass(tokenLifetimeMs)
    expect(calls).toBe(2)
    expect([time.timers.size, time.listeners.size]).toEqual([0, 0])
  })

  test('an end that is years away is waited for, not called at once', () => {
    const time = fakeWaker()
    const session = createSession(fakeKeeping(), nobody)
    let calls = 0
    watchExpiry(session, time.now, time.waker, () => calls++)
    const year = 365 * 86_400_000
    session.begin(jan, login + 4 * year)
    for (const { at } of time.timers.values()) expect(at - login).toBeLessThan(2 ** 31)
    for (let past = 0; past < 4 * year; past += 2 ** 31) time.pass(2 ** 31)
    time.pass(2 ** 31)
    expect(calls).toBe(1)
  })
})
