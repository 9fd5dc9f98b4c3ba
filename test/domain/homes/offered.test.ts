import { describe, expect, test } from 'vitest'
import { addressLines, showAddress } from '../../../domain/homes/homeAddress'
import { mostHomes, offeredHomes, sameCriteria } from '../../../domain/homes/homeLookupResults'
import { criteria, home } from './homes'

const order = (...worth: readonly (readonly [low: number, high: number])[]) =>
  offeredHomes(
    worth.map(([value_low, value_high]) => home(`${value_low}-${value_high}`, { value_low, value_high })),
  ).map(({ id }) => id)

describe('the homes that a search offers', () => {
  test('stand by their lowest price, and of one price by the highest', () => {
    expect(order([300, 400], [300, 350], [200, 900])).toEqual(['200-900', '300-350', '300-400'])
    expect(order([300, 350], [300, 400])).toEqual(['300-350', '300-400'])
  })

  test('stand by the one price that is known, and are hidden where none is', () =>
    expect(order([300, 400], [0, 250], [100, 0], [0, 0])).toEqual(['0-250', '300-400']))

  test('are no more than fit', () =>
    expect(order(...Array.from({ length: mostHomes + 1 }, (_, n) => [n + 1, 400] as const))).toHaveLength(mostHomes))
})

test('two searches are the same by all three of what was asked', () => {
  expect(sameCriteria(criteria, { ...criteria })).toBe(true)
  for (const other of [{ postalCode: '9999ZZ' }, { radius: 6 }, { homeType: 'flat' }])
    expect(sameCriteria(criteria, { ...criteria, ...other })).toBe(false)
})

test.each([
  [{}, 'Dorpsstraat 10 A, 1234 AB Ons Dorp'],
  [{ number_addition: '' }, 'Dorpsstraat 10, 1234 AB Ons Dorp'],
  [{ street: ' Dorpsstraat ', number: ' 10', city: ' Ons Dorp ' }, 'Dorpsstraat 10 A, 1234 AB Ons Dorp'],
  [{ street: ' ' }, '1234 AB Ons Dorp'],
  [{ postcode: '', city: '' }, 'Dorpsstraat 10 A'],
  [{ street: '', postcode: '', city: ' ' }, ''],
])('an address with %j is shown as %j', (extra, line) => {
  const { address } = home('a')
  expect(showAddress(addressLines({ address: { ...address, ...extra } }))).toBe(line)
})
