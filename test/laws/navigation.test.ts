import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepKeys } from '../../domain/language/stepKey'
import {
  decideRoute,
  isPublic,
  type Navigation,
  publicPaths,
  type RouteDecision,
  type RouteLocation,
  stepPath,
} from '../../domain/portal/navigation'

const path = fc.constantFrom('/', '/nergens', '/debug_intro', ...publicPaths, ...stepKeys.map(stepPath))
const search = fc.constantFrom('', '?token=abc', '?username=jan', '?invitationType=full', '?token=')
const hash = fc.constantFrom('', '#customer.first_name')
const place: fc.Arbitrary<RouteLocation> = fc.record({ path, search, hash })

const visit: fc.Arbitrary<Navigation> = fc.record({
  from: fc.option(place),
  to: place,
  followed: fc.boolean(),
  session: fc.option(fc.record({ expiresAt: fc.integer({ min: 0, max: 10 }) })),
  now: fc.integer({ min: 0, max: 10 }),
  failRedirect: fc.option(fc.constant('https://www.voorbeeldkantoor.nl/')),
  debug: fc.boolean(),
})

const again = fc.tuple(visit, fc.boolean()).map(([first, same]) => (same ? { ...first, from: first.to } : first))

const toPlace = (address: string): RouteLocation => {
  const { pathname, search: query, hash: fragment } = new URL(address, 'http://localhost')
  return { path: pathname, search: query, hash: fragment }
}

/** Follows the answers as the portal does: with the new address, and without the session that ended. */
const follow = (
  first: Navigation,
): { readonly visit: Navigation; readonly last: RouteDecision; readonly hops: number } => {
  let current = first
  for (let hops = 0; hops < 10; hops++) {
    const last = decideRoute(current)
    if (last.tag !== 'go') return { visit: current, last, hops }
    current = { ...current, to: toPlace(last.to), followed: false, session: last.endSession ? null : current.session }
  }
  throw new Error('the navigation goes round')
}

test('following the rules comes to rest within three hops', () => {
  fc.assert(
    fc.property(again, first => {
      expect(follow(first).hops).toBeLessThanOrEqual(3)
    }),
  )
})

test('a private screen is never shown without a live session', () => {
  fc.assert(
    fc.property(again, first => {
      const end = follow(first)
      if (end.last.tag !== 'stay' || isPublic(end.visit.to.path)) return
      expect(end.last.endSession).toBe(false)
      expect(end.visit.session).not.toBeNull()
      expect(end.visit.now).toBeLessThan(end.visit.session?.expiresAt ?? 0)
    }),
  )
})

test('an address with a token never leaves a session behind', () => {
  fc.assert(
    fc.property(again, first => {
      fc.pre(new URLSearchParams(first.to.search).has('token'))
      const answer = decideRoute(first)
      expect(answer.tag === 'leave' || answer.endSession).toBe(true)
    }),
  )
})

test('a reload of a page that is shown shows it again', () => {
  fc.assert(
    fc.property(again, first => {
      const end = follow(first)
      if (end.last.tag !== 'stay') return
      const session = end.last.endSession ? null : end.visit.session
      expect(decideRoute({ ...end.visit, session, from: null }).tag).toBe('stay')
    }),
  )
})
