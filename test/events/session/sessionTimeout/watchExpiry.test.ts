import { describe, expect, test } from 'vitest'
import { createSession, type SessionLogin, tokenLifetimeMs } from '../../../../events/session/session'
import { watchExpiry } from '../../../../events/session/sessionTimeout/watchExpiry'
import { fakeKeeping } from '../fakeKeeping'
import { fakeWaker } from '../fakeWaker'

const jan: SessionLogin = { accessToken: 'toegang', username: 'jansen', invitationToken: 'uit' }
const login = 1_000_000

/** What is asked of the disk has been answered. */
const settled = () => new Promise(resolve => setTimeout(resolve))

const watching = (keeping = fakeKeeping()) => {
  const time = fakeWaker(login)
  const session = createSession(keeping, keeping.begun(), 0)
  const told: string[] = []
  const stop = watchExpiry(session, time.now, time.waker, ({ access_token }) => told.push(access_token))
  return { time, session, told, stop }
}

describe('watching the time', () => {
  test('calls once, at the exact moment', async () => {
    const { time, session, told } = watching()
    session.begin(jan, login)
    time.pass(tokenLifetimeMs - 1)
    await settled()
    expect(told).toEqual([])
    time.pass(1)
    time.listeners.get('focus')?.()
    await settled()
    expect(told).toEqual(['toegang'])
  })

  test('sees after a sleep that the time has passed', async () => {
    const { time, session, told } = watching()
    session.begin(jan, login)
    time.pass(tokenLifetimeMs * 5, true)
    time.document.visibilityState = 'hidden'
    time.listeners.get('visibilitychange')?.()
    await settled()
    expect(told).toEqual([])
    time.document.visibilityState = 'visible'
    time.listeners.get('visibilitychange')?.()
    time.listeners.get('focus')?.()
    await settled()
    expect(told).toEqual(['toegang'])
  })

  test('starts anew with a new login and stops with the session', async () => {
    const { time, session, told, stop } = watching()
    session.begin(jan, login)
    time.pass(tokenLifetimeMs)
    await settled()
    session.end()
    session.begin({ ...jan, accessToken: 'tweede' }, time.now())
    time.pass(tokenLifetimeMs)
    await settled()
    expect(told).toEqual(['toegang', 'tweede'])
    session.end()
    session.begin({ ...jan, accessToken: 'derde' }, time.now())
    stop()
    time.pass(tokenLifetimeMs)
    await settled()
    expect(told).toHaveLength(2)
    expect([time.timers.size, time.listeners.size]).toEqual([0, 0])
  })

  test('does not call where another tab renewed the session, though its news did not come', async () => {
    const keeping = fakeKeeping()
    const { time, session, told } = watching(keeping)
    session.begin(jan, login)
    await session.kept()
    const there = createSession(keeping, keeping.begun(), 0)
    time.pass(tokenLifetimeMs - 60_000)
    there.begin({ ...jan, accessToken: 'tweede' }, time.now())
    await there.kept()
    time.pass(60_000)
    await settled()
    expect(told).toEqual([])
    expect(session.stored()?.access_token).toBe('tweede')
    time.pass(tokenLifetimeMs)
    await settled()
    expect(told).toEqual(['tweede'])
  })

  test('an end that is years away is waited for, not called at once', async () => {
    const { time, session, told } = watching()
    const year = 365 * 86_400_000
    session.begin(jan, login + 4 * year)
    for (const { at } of time.timers.values()) expect(at - login).toBeLessThan(2 ** 31)
    for (let past = 0; past < 4 * year; past += 2 ** 31) {
      expect(told).toEqual([])
      time.pass(2 ** 31)
    }
    time.pass(2 ** 31)
    await settled()
    expect(told).toEqual(['toegang'])
  })
})
