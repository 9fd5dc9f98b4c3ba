import { describe, expect, test } from 'vitest'
import { decideRoute, type Navigation, type RouteDecision, type RouteLocation } from '../../../domain/portal/navigation'

const place = (address: string): RouteLocation => {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return { path: pathname, search, hash }
}

const live = { expiresAt: 2_000 }
const over = { expiresAt: 1_000 }

const visit = (to: string, rest: Partial<Omit<Navigation, 'to' | 'from'>> & { from?: string } = {}): Navigation => ({
  followed: false,
  session: null,
  now: 1_500,
  failRedirect: null,
  debug: true,
  ...rest,
  to: place(to),
  from: rest.from === undefined ? null : place(rest.from),
})

const go = (to: string, rest: Partial<Extract<RouteDecision, { tag: 'go' }>> = {}): RouteDecision => ({
  tag: 'go',
  to,
  endSession: false,
  notice: null,
  returnTo: null,
  ...rest,
})
const stay: RouteDecision = { tag: 'stay', endSession: false }

describe('a token in the address', () => {
  test('ends the session on any page', () => {
    expect(decideRoute(visit('/register?token=x', { session: live }))).toEqual({ tag: 'stay', endSession: true })
    expect(decideRoute(visit('/personal_details?token=x', { session: live }))).toEqual(
      go('/login', { endSession: true }),
    )
  })

  test('on / goes to the login with all that the address carries', () => {
    expect(decideRoute(visit('/?token=x&username=jan', { session: live }))).toEqual(
      go('/login?token=x&username=jan', { endSession: true }),
    )
  })

  test('of an expired session says nothing of the expiry', () => {
    expect(decideRoute(visit('/login?token=x', { session: over }))).toEqual({ tag: 'stay', endSession: true })
  })
})

describe('the login', () => {
  test('is always allowed', () => {
    expect(decideRoute(visit('/login'))).toEqual(stay)
    expect(decideRoute(visit('/login', { session: live }))).toEqual(stay)
    expect(decideRoute(visit('/login', { session: over }))).toEqual(stay)
    expect(decideRoute(visit('/login', { from: '/login' }))).toEqual(stay)
  })

  test('shows on / to who is not logged in', () => {
    expect(decideRoute(visit('/'))).toEqual(stay)
  })
})

describe('the same address again', () => {
  test('goes to the intro within the running portal', () => {
    const again = visit('/personal_details?a=1', { from: '/personal_details?a=1', session: live })
    expect(decideRoute(again)).toEqual(go('/intro'))
  })

  test('stays at the first load, at a reload and on the intro', () => {
    expect(decideRoute(visit('/personal_details', { session: live }))).toEqual(stay)
    expect(decideRoute(visit('/intro', { from: '/intro', session: live }))).toEqual(stay)
  })

  test('with another query is another address', () => {
    const changed = visit('/debug_intro?invitationType=full', {
      from: '/debug_intro?invitationType=debug',
      session: live,
    })
    expect(decideRoute(changed)).toEqual(stay)
  })

  test('is never a link within the page', () => {
    const links: readonly (readonly [string, string])[] = [
      ['/personal_details', '/personal_details#street'],
      ['/personal_details#street', '/personal_details#street'],
      ['/personal_details#street', '/personal_details'],
    ]
    for (const [from, to] of links) expect(decideRoute(visit(to, { from, session: live }))).toEqual(stay)
  })

  test("stays where the browser's own 'back' leads from one entry of the history to another of the same address", () => {
    const back = visit('/personal_details', { from: '/personal_details', followed: true, session: live })
    expect(decideRoute(back)).toEqual(stay)
    expect(decideRoute({ ...back, session: over })).toMatchObject({ tag: 'go', to: '/login', endSession: true })
    expect(decideRoute({ ...back, session: null })).toEqual(go('/login'))
  })
})

describe('an expired session', () => {
  const expired = go('/login', { endSession: true, notice: 'Uw sessie is verlopen' })

  test('goes to the login and says so', () => {
    expect(decideRoute(visit('/intro', { session: over }))).toEqual(expired)
    expect(decideRoute(visit('/register', { session: over }))).toEqual(expired)
    expect(decideRoute(visit('/nergens', { session: over }))).toEqual(expired)
  })

  test('ends at the very millisecond', () => {
    expect(decideRoute(visit('/intro', { session: { expiresAt: 1_501 } }))).toEqual(stay)
    expect(decideRoute(visit('/intro', { session: { expiresAt: 1_500 } }))).toEqual(expired)
  })

  test('remembers the step that the customer was on', () => {
    const onward = visit('/personal_characteristics', { from: '/personal_details', session: over })
    expect(decideRoute(onward)).toEqual({ ...expired, returnTo: '/personal_details' })
    expect(decideRoute(visit('/complete', { session: over }))).toEqual({ ...expired, returnTo: '/complete' })
    expect(decideRoute(visit('/success', { session: over }))).toEqual(expired)
  })

  test('does not take along a link that comes in at the first page, nor sends it elsewhere', () => {
    const link = visit('/?username=jan&invitation_token=abc', { session: over })
    const toLogin = { ...expired, to: '/login?username=jan&invitation_token=abc' }
    expect(decideRoute(link)).toEqual(toLogin)
    expect(decideRoute({ ...link, failRedirect: 'https://www.voorbeeldkantoor.nl/' })).toEqual(toLogin)
  })

  test('leaves to the stored failure address when there is one', () => {
    const failRedirect = 'https://www.voorbeeldkantoor.nl/mislukt'
    expect(decideRoute(visit('/complete', { session: over, failRedirect }))).toEqual({
      tag: 'leave',
      url: failRedirect,
      notice: 'Uw sessie is verlopen',
      returnTo: '/complete',
    })
  })
})

describe('all other addresses', () => {
  test('a customer on / goes to the intro', () => {
    expect(decideRoute(visit('/', { session: live }))).toEqual(go('/intro'))
  })

  test('a private page without a session goes to the login', () => {
    expect(decideRoute(visit('/intro'))).toEqual(go('/login'))
    expect(decideRoute(visit('/debug_intro?invitationType=full'))).toEqual(go('/login'))
  })

  test('a public page is shown to everybody', () => {
    const pages = ['/register', '/forgot_username', '/forgot_password', '/reset_password', '/reset_email', '/debug']
    for (const page of pages) {
      expect(decideRoute(visit(page))).toEqual(stay)
      expect(decideRoute(visit(page, { session: live }))).toEqual(stay)
    }
  })

  test('an unknown address goes to /', () => {
    for (const unknown of ['/nergens', '/intro/', '/constructor', '/INTRO']) {
      expect(decideRoute(visit(unknown))).toEqual(go('/'))
      expect(decideRoute(visit(unknown, { session: live }))).toEqual(go('/'))
    }
  })

  test('the debug screens are not there where the host has none', () => {
    expect(decideRoute(visit('/debug', { debug: false }))).toEqual(go('/'))
    expect(decideRoute(visit('/debug_intro', { debug: false, session: live }))).toEqual(go('/'))
  })
})
