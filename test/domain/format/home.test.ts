import { expect, it } from 'vitest'
import { showKilometres } from '../../../domain/format/kilometres'
import { showPriceRange } from '../../../domain/format/priceRange'
import { addressLines, showAddress } from '../../../domain/homes/homeAddress'

it('shows both prices of a home, or one when they are equal or the low one is not known', () => {
  expect(showPriceRange(350_000, 400_000)).toBe('€\u00a0350.000,00 - €\u00a0400.000,00')
  expect(showPriceRange(350_000, 350_000)).toBe('€\u00a0350.000,00')
  expect(showPriceRange(0, 1_400_000)).toBe('€\u00a01.400.000,00')
  expect(showPriceRange(350_000, 0)).toBe('€\u00a0350.000,00')
  expect(showPriceRange(0, 0)).toBe('')
})

it('writes an address in two lines, without what is not known', () => {
  const address = { street: 'Proefstraat', number: '10', number_addition: 'A', postcode: '1234ab', city: 'Hilversum' }
  expect(addressLines({ address })).toEqual({ street: 'Proefstraat 10 A', place: '1234 AB Hilversum' })
  const nameless = addressLines({ address: { ...address, street: ' ' } })
  expect(nameless.street).toBe('')
  expect(showAddress(nameless)).toBe('1234 AB Hilversum')
})

it('says a distance as people do', () => {
  expect([0.02, 0.34, 0.98, 1.249, 9.94, 9.96, 14.6].map(showKilometres)).toEqual([
    '50 m',
    '350 m',
    '1 km',
    '1,2 km',
    '9,9 km',
    '10 km',
    '15 km',
  ])
})
