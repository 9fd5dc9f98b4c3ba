import { describe, expect, test } from 'vitest'
import { createSession, type SessionLogin, tokenLifetimeMs } from '../../../events/session/session'
import type { PersistedSession } from '../../../events/session/sessionPersistence'
import { type FakeKeeping, fakeKeeping } from './fakeKeeping'

const nobody: PersistedSession = { session: null, onward: null }
const jan: SessionLogin = { accessToken: 'toegang', username: 'jansen', invitationToken: 'uit' }
const login = 1_000_000

/** The session as a page that begins now finds it. */
const sessionOn = (keeping: FakeKeeping) => createSession(keeping, keeping.begun(), 0)

describe('a session', () => {
  test('lives 3,600,000 ms from the login, to the millisecond', () => {
    const session = createSession(fakeKeeping(), nobody, 0)
    session.begin(jan, login)
    expect(session.current(login + 3_599_999)?.access_token).toBe('toegang')
    expect(session.current(login + 3_600_000)).toBeNull()
    expect(session.stored()?.expires_at).toBe(login + tokenLifetimeMs)
  })

  test('that begins is not ended by an erasing that was to end the one before it', async () => {
    const keeping = fakeKeeping()
    await keeping.erasures.begin('1', { success: null })
    await keeping.erasures.begin('2', { success: null })
    await keeping.erasures.confirm('2')
    const session = sessionOn(keeping)
    session.begin(jan, login)
    expect(await session.kept()).toBe(true)
    // What is not gone is still to be erased.
    expect(await keeping.erasures.all()).toEqual([{ invitation: '1', isGone: false, ending: null }])
  })

  test('survives a reload with all that it knows', async () => {
    const keeping = fakeKeeping()
    const before = sessionOn(keeping)
    before.begin(jan, login)
    before.nameInvitation('17')
    expect(await before.kept()).toBe(true)
    expect(sessionOn(keeping).stored()).toEqual({
      access_token: 'toegang',
      expires_at: login + tokenLifetimeMs,
      username: 'jansen',
      invitation_id: '17',
      invitation_token: 'uit',
      refused_browser: null,
    })
  })

  test('keeps that the provider does not work in this browser until it ends: over a reload and a login in place', async () => {
    const keeping = fakeKeeping()
    const session = sessionOn(keeping)
    session.begin(jan, login)
    session.nameInvitation('17')
    session.refuseBrowser('everywhere')
    await session.kept()
    const again = sessionOn(keeping)
    expect(again.stored()?.refused_browser).toBe('everywhere')
    again.refuseBrowser('retrieval')
    again.begin({ ...jan, invitation: '17' }, login + 1)
    expect(again.stored()?.refused_browser).toBe('retrieval')
    again.begin({ ...jan, username: 'bakker', invitation: '18' }, login + 2)
    expect(again.stored()?.refused_browser).toBeNull()
    again.refuseBrowser('everywhere')
    again.end()
    again.begin(jan, login + 3)
    expect(again.stored()?.refused_browser).toBeNull()
  })

  test('that ends takes the tokens off the disk and leaves the redirects', async () => {
    const keeping = fakeKeeping()
    const session = sessionOn(keeping)
    session.keepRedirects({ success: 'https://a.nl/ja', fail: 'https://a.nl/nee' })
    session.begin(jan, login)
    await session.kept()
    session.end()
    expect(session.stored()).toBeNull()
    expect(await session.kept()).toBe(true)
    expect([...keeping.kept.keys()]).toEqual(['klantportaal.onward'])
    expect(sessionOn(keeping).redirects()).toEqual({ success: 'https://a.nl/ja', fail: 'https://a.nl/nee' })
  })

  test('that is erased takes everything of its own along', async () => {
    const keeping = fakeKeeping()
    const session = sessionOn(keeping)
    session.keepRedirects({ success: null, fail: 'https://a.nl/nee' })
    session.begin(jan, login)
    session.end('/complete')
    session.begin(jan, login)
    session.erase(true)
    expect(await session.kept()).toBe(true)
    expect([...keeping.kept.keys()]).toEqual([])
    expect(session.redirects()).toEqual({ success: null, fail: null })
  })
})

describe('coming back', () => {
  /** A session of an invitation that ended on a step. */
  const ended = (invitation: string, keeping = fakeKeeping()) => {
    const session = sessionOn(keeping)
    session.begin(jan, login)
    session.nameInvitation(invitation)
    session.end('/personal_details')
    return session
  }

  test('goes to the step on which the session ended, once', async () => {
    const keeping = fakeKeeping()
    await ended('17', keeping).kept()
    const later = sessionOn(keeping)
    later.begin(jan, login + 1)
    expect(later.takeReturn('17')).toBe('/personal_details')
    expect(later.takeReturn('17')).toBeNull()
    await later.kept()
    expect(sessionOn(keeping).takeReturn('17')).toBeNull()
  })

  test.each(['jansen', ''])('is for the same invitation only, also under one name (%s)', username => {
    const session = ended('17')
    session.begin({ ...jan, username }, login + 1)
    expect(session.takeReturn('18')).toBeNull()
    expect(session.takeReturn('17')).toBeNull()
    expect(ended('17').takeReturn(null)).toBeNull()
  })

  test('is not asked for when nobody was logged in, or nobody knew for which invitation', () => {
    const session = sessionOn(fakeKeeping())
    session.end('/personal_details')
    expect(session.takeReturn(null)).toBeNull()
    session.begin(jan, login)
    session.end('/personal_details')
    expect(session.takeReturn(null)).toBeNull()
  })
})

describe('a browser that keeps nothing', () => {
  test('is stood in for by the page itself, and that is told', async () => {
    const keeping = fakeKeeping()
    keeping.isBroken = true
    const session = sessionOn(keeping)
    session.begin(jan, login)
    session.keepRedirects({ success: null, fail: 'https://a.nl/nee' })
    expect(session.current(login)?.access_token).toBe('toegang')
    expect(session.redirects().fail).toBe('https://a.nl/nee')
    expect(await session.kept()).toBe(false)
    session.end()
    expect(session.stored()).toBeNull()
  })

  test('knows of no other tab: what happens there does not end this session', async () => {
    const keeping = fakeKeeping()
    keeping.isBroken = true
    const session = sessionOn(keeping)
    session.begin(jan, login)
    await session.kept()
    await session.changedElsewhere()
    expect(session.stored()?.access_token).toBe('toegang')
  })

  test('has not logged out for certain', async () => {
    const keeping = fakeKeeping()
    const session = sessionOn(keeping)
    session.begin(jan, login)
    await session.kept()
    keeping.isBroken = true
    session.erase(true)
    expect(await session.kept()).toBe(false)
  })
})

describe('what is kept', () => {
  test('is what was done last, however quickly', async () => {
    const keeping = fakeKeeping()
    const session = sessionOn(keeping)
    session.begin(jan, login)
    session.end()
    session.begin({ ...jan, accessToken: 'nieuw' }, login)
    session.nameInvitation('17')
    session.forgetInvitation()
    await session.kept()
    expect(sessionOn(keeping).stored()).toEqual(session.stored())
  })
})
