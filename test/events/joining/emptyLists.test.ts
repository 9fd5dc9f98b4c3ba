import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { wireRetrievalCodec } from '../../../events/effects/wire/retrieval'
import { begun, type Computer, does } from '../../arbitraries/twoComputers'
import { loaded } from '../../golden/recorder'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'
import { year } from '../decisions/retrievedHome'
import { idsOn, take, valueOn } from './takingIn'

const employers = 'customer.employers'

const retrieves = (one: Computer, result: unknown): void => {
  const read = wireRetrievalCodec.decode(result)
  if (E.isLeft(read)) throw new Error('no result')
  does(one, { type: 'LoadRetrieval', ...read.right, files: [] })
}

test("a 'Ja' that was retrieved without anything in its list stays 'Ja' on the other computer", () => {
  const [one, other] = [begun('a'), begun('b')]
  retrieves(other, retrievedHouseholds.selfEmployed(year))
  expect(valueOn(other, 'customer.has_companies')).toBe(1)
  take(one, other)
  expect(valueOn(one, 'customer.has_companies')).toBe(1)
  take(other, one)
  expect(valueOn(other, 'customer.has_companies')).toBe(1)
})

test("a list of which each computer removed another item is empty, and its question says 'Nee'", () => {
  const office = loaded({}, { [employers]: [loaded({ id: 7, name: 'Bakkerij' }), loaded({ id: 8, name: 'School' })] })
  const [one, other] = [begun('a', 'full', office), begun('b', 'full', office)]
  does(one, { type: 'RemoveItem', list: employers, id: idsOn(one, employers)[0] ?? '' })
  does(other, { type: 'RemoveItem', list: employers, id: idsOn(other, employers)[1] ?? '' })
  expect([valueOn(one, 'customer.has_employers'), valueOn(other, 'customer.has_employers')]).toEqual([1, 1])
  expect(take(one, other).conflicts).toEqual([])
  expect([idsOn(one, employers), valueOn(one, 'customer.has_employers')]).toEqual([[], 0])
})
