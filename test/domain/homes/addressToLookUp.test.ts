import { describe, expect, test } from 'vitest'
import { addressToLookUp, splitAddition } from '../../../domain/homes/addressToLookUp'
import { catalogues } from '../../arbitraries/surveys'
import { portal } from '../../projections/portal'

const catalogue = catalogues.shipped

describe('an address that can be looked up', () => {
  const sought = (values: Record<string, string>, at = 'customer.address') => {
    const visit = portal({ type: 'full' })
    for (const [key, value] of Object.entries(values)) visit.answers(`customer.address.${key}`, value)
    return addressToLookUp(catalogue, visit.state().answers, at)
  }
  const right = { postalCode: '1234AB', number: '10', addition: 'a' }

  test('is that of a postal code and a number, without the spaces around them', () => {
    expect(sought({ postal_code: '1234AB', number: '10', addition: 'a' })).toEqual(right)
    expect(sought({ postal_code: ' 12 34 ab ', number: ' 10 ', addition: ' a ' })).toEqual(right)
    expect(sought({ postal_code: '1234AB', number: '10' })).toEqual({ ...right, addition: '' })
  })

  test.each(['0234AB', '91234AB', '1234ABC', '1234A', '1234', ''])('is none with the postal code %j', postal_code =>
    expect(sought({ postal_code, number: '10' })).toBeNull(),
  )

  test('is none without a number, or where no address stands', () => {
    expect(sought({ postal_code: '1234AB' })).toBeNull()
    expect(sought({ postal_code: '1234AB', number: ' ' })).toBeNull()
    expect(sought({ postal_code: '1234AB', number: '10' }, 'customer.nowhere')).toBeNull()
  })
})

test.each([
  ['A2', 'A', '2'],
  ['2', '', '2'],
  ['', '', ''],
  ['a', 'A', ''],
  ['2-hoog', 'HOOG', '2'],
  ['bis / 12', 'BIS', '12'],
])('the addition %s goes out as letter %s and number %s', (addition, number_letter, number_addition) => {
  expect(splitAddition(addition)).toEqual({ number_letter, number_addition })
})
