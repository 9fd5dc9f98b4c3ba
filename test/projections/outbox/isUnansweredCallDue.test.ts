import { expect, test } from 'vitest'
import type { Effect } from '../../../events/effects/effect'
import { isUnansweredCallDue } from '../../../projections/outbox/isUnansweredCallDue'
import { lookupsDue } from '../../../projections/outbox/lookupsDue'
import { home, searching, searchPlace, wantedPlace, wanting } from '../../domain/homes/homes'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const isDue = (at: Portal, effect: Effect | undefined): boolean =>
  effect !== undefined && isUnansweredCallDue(at.catalogue, viewOf(at), effect)
const lookUp = (at: Portal): Effect | undefined => lookupsDue(at.catalogue, viewOf(at))[0]

test('an address that got no answer is looked up again as long as it stands there and nobody filled it in', () => {
  const at = portal({ type: 'full' })
  const address = (key: string, value: string) =>
    at.does({ type: 'ChangeAnswer', path: `customer.address.${key}`, value })
  address('postal_code', '1234AB')
  address('number', '10')
  const effect = lookUp(at)
  expect(isDue(at, effect)).toBe(false)
  at.does({ type: 'FillAddress', at: 'customer.address', found: null, failed: true })
  expect(isDue(at, effect)).toBe(true)
  address('number', '11')
  at.does({ type: 'FillAddress', at: 'customer.address', found: null, failed: true })
  expect(isDue(at, effect)).toBe(false)
  address('number', '10')
  at.does({ type: 'FillAddress', at: 'customer.address', found: null, failed: true })
  expect(isDue(at, effect)).toBe(true)
  address('street', 'Kade')
  expect(isDue(at, effect)).toBe(false)
})

test('a search and a home that got no answer are asked for again, and what is found then stands', () => {
  const search = searching()
  search.searches()
  const searched = lookUp(search)
  expect(isDue(search, searched)).toBe(false)
  search.finds([])
  expect([searched?.tag, isDue(search, searched)]).toEqual(['searchHomes', true])
  search.finds([home('a')])
  expect(search.state().homes.get(searchPlace)?.search?.found?.homes).toHaveLength(1)
  expect(isDue(search, searched)).toBe(false)

  const want = wanting()
  want.typesAddress()
  const sought = lookUp(want)
  const key = sought?.tag === 'seekHome' ? sought.sought.key : ''
  want.isTold(key, null)
  expect([sought?.tag, isDue(want, sought)]).toEqual(['seekHome', true])
  want.isTold(key, home('x'))
  expect(want.state().homes.get(wantedPlace)?.single?.home?.id).toBe('x')
  expect(isDue(want, sought)).toBe(false)
})
