import { describe, expect, test } from 'vitest'
import { portal } from '../../domain/portal/portal'

const block = 'customer.address'
const dam = { street: 'Dam', place: 'Amsterdam' }

const visit = (values = {}) => {
  const at = portal({ type: 'financial_advice', values })
  return {
    ...at,
    types: (key: string, value: string) => at.answers(`${block}.${key}`, value),
    isFound: (found: typeof dam | null) => at.does({ type: 'FillAddress', at: block, found }),
    lines: () => ['street', 'place'].map(key => at.value(`${block}.${key}`)),
    lookUp: () => at.state().lookUps.get(block),
  }
}

describe('another postal code (spec 1 section 4)', () => {
  test('takes the street and place that were looked up along, so that a wrong address is never sent', () => {
    const at = visit()
    at.types('postal_code', '1012JS')
    at.types('number', '1')
    at.isFound(dam)
    expect(at.lines()).toEqual(['Dam', 'Amsterdam'])
    at.types('postal_code', '9999ZZ')
    at.isFound(null)
    expect(at.lines()).toEqual(['', ''])
    expect(at.message(`${block}.street`)).toBe('Dit veld is verplicht')
  })

  test('takes along what the office had loaded for the old one', () => {
    const at = visit({
      [`${block}.postal_code`]: '1012JS',
      [`${block}.street`]: 'Dam',
      [`${block}.place`]: 'Amsterdam',
    })
    at.types('postal_code', '9999ZZ')
    expect(at.lines()).toEqual(['', ''])
  })

  test('leaves what the customer typed, and so does the same postal code once more', () => {
    const at = visit()
    at.types('postal_code', '1012JS')
    at.types('number', '1')
    at.isFound(dam)
    at.types('postal_code', '1012JS')
    expect(at.lines()).toEqual(['Dam', 'Amsterdam'])
    at.types('street', 'Mijn straat')
    at.types('postal_code', '9999ZZ')
    expect(at.lines()[0]).toBe('Mijn straat')
  })
})

test('a street that is typed while the look-up is under way is not written over: nothing is due any more', () => {
  const at = visit()
  at.types('postal_code', '1012JS')
  at.types('number', '1')
  expect(at.lookUp()).toBe('due')
  at.types('street', 'Mijn straat')
  expect(at.lookUp()).toBeUndefined()
})
