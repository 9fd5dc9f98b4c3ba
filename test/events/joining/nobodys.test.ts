import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { wireRetrievalCodec } from '../../../events/effects/wire/retrieval'
import { begun, type Computer, does } from '../../arbitraries/twoComputers'
import { loaded } from '../../golden/recorder'
import { invitation } from '../../projections/portal'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'
import { year } from '../decisions/retrievedHome'
import { idsOn, isGivenOn, take, valueOn } from './takingIn'

const children = 'customer.children'
const employers = 'customer.employers'
const gate = 'customer.has_employers'

const answer = (path: string, value: string | number): Command => ({ type: 'ChangeAnswer', path, value })

const retrieves = (one: Computer, result: unknown): void => {
  const read = wireRetrievalCodec.decode(result)
  if (E.isLeft(read)) throw new Error('no result')
  does(one, { type: 'LoadRetrieval', ...read.right, files: [] })
}

const told = (one: Computer): void => {
  const customer = loaded({}, { [employers]: [loaded({ id: 7, name: 'Bakkerij', function: 'Bakker' })] })
  does(one, { type: 'LoadCustomer', invitation: invitation('full'), partnerSession: false, office: null, customer })
}

test('who went on on one computer alone is asked nothing, also of a child that was retrieved', () => {
  const [one, other] = [begun('a'), begun('b')]
  retrieves(other, retrievedHouseholds.couple(year))
  take(one, other)
  const [first = '', second = ''] = idsOn(other, children)
  does(other, answer(`${children}.${first}.lives_at_home`, 0))
  expect(take(one, other).conflicts).toEqual([])
  does(other, { type: 'RemoveItem', list: children, id: second })
  expect(take(one, other).conflicts).toEqual([])
  expect(idsOn(one, children)).toEqual([first])
})

test("what the office told only on the other computer is the office's here too, and nobody is asked about it", () => {
  const [one, other] = [begun('a'), begun('b')]
  told(other)
  take(one, other)
  const at = `${employers}.${idsOn(one, employers)[0]}`
  expect([valueOn(one, `${at}.name`), valueOn(one, gate)]).toEqual(['Bakkerij', 1])
  for (const path of [`${at}.name`, gate]) expect(isGivenOn(one, path), path).toBe(isGivenOn(other, path))
  does(other, answer(`${at}.function`, 'Chef'))
  expect(take(one, other).conflicts).toEqual([])
  expect(valueOn(one, `${at}.function`)).toBe('Chef')
})

test('nor where all that the office told of went there', () => {
  const [one, other] = [begun('a'), begun('b')]
  told(other)
  take(one, other)
  does(other, { type: 'RemoveItem', list: employers, id: idsOn(other, employers)[0] ?? '' })
  expect(take(one, other).conflicts).toEqual([])
  expect([idsOn(one, employers), valueOn(one, gate)]).toEqual([[], 0])
})

test('an employer of whom the office tells here later is the one that came from the other computer', () => {
  const [one, other] = [begun('a'), begun('b')]
  told(other)
  take(one, other)
  told(one)
  expect(idsOn(one, employers)).toHaveLength(1)
})
