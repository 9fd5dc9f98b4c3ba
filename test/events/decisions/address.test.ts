import { describe, expect, test } from 'vitest'
import { portal } from '../../projections/portal'

const blocks = ['customer.address', 'customer.partner.address'] as const
const dam = { street: 'Dam', place: 'Amsterdam' }

const visitAt = (block: (typeof blocks)[number], values = {}) => {
  const at = portal({ type: 'financial_advice', values })
  at.answers('customer.has_partner', 1)
  at.answers('customer.has_mortgage_with_partner', 1)
  at.answers('customer.partner.different_address', 1)
  return {
    ...at,
    types: (key: string, value: string) => at.answers(`${block}.${key}`, value),
    isFound: (found: typeof dam | null) => at.does({ type: 'FillAddress', at: block, found }),
    lines: () => ['street', 'place'].map(key => at.value(`${block}.${key}`)),
    lookUp: () => at.state().lookUps.get(block),
  }
}

describe.each(blocks)('another postal code at %s (spec 1 section 4)', block => {
  const visit = (values = {}) => visitAt(block, values)

  test('takes the street and place that were looked up along, so that a wrong address is never sent', () => {
    const at = visit()
    at.types('postal_code', '1012JS')
    at.types('number', '1')
    at.isFound(dam)
    expect(at.lines()).toEqual(['Dam', 'Amsterdam'])
    at.types('postal_code', '9999ZZ')
    at.isFound(null)
    expect(at.lines()).toEqual(['', ''])
    if (block === 'customer.address') expect(at.message(`${block}.street`)).toBe('Dit veld is verplicht')
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

describe.each(blocks)('what was looked up at %s goes with its postal code', block => {
  const foundAt = () => {
    const at = visitAt(block)
    at.types('postal_code', '1012JS')
    at.types('number', '1')
    at.isFound(dam)
    return at
  }

  test('also after a look-up that found nothing', () => {
    const at = foundAt()
    at.types('number', '99999')
    at.isFound(null)
    expect(at.lines()).toEqual(['Dam', 'Amsterdam'])
    at.types('postal_code', '9999ZZ')
    expect(at.lines()).toEqual(['', ''])
  })

  test('also while the next look-up is still due', () => {
    const at = foundAt()
    at.types('number', '2')
    expect(at.lookUp()).toBe('due')
    at.types('postal_code', '9999ZZ')
    expect(at.lines()).toEqual(['', ''])
  })

  test('also when it was half of it: the street that was typed stays, the place that was found goes', () => {
    const at = foundAt()
    at.types('street', 'Mijn straat')
    at.types('postal_code', '9999ZZ')
    expect(at.lines()).toEqual(['Mijn straat', ''])
  })

  test('and what the customer typed stays, whatever came of the look-up', () => {
    const at = foundAt()
    at.types('street', 'Mijn straat')
    at.types('place', 'Mijn dorp')
    at.types('number', '3')
    at.isFound(null)
    at.types('postal_code', '9999ZZ')
    expect(at.lines()).toEqual(['Mijn straat', 'Mijn dorp'])
  })
})

test('a street that is typed while the look-up is under way is not written over: nothing is due any more', () => {
  const at = visitAt('customer.address')
  at.types('postal_code', '1012JS')
  at.types('number', '1')
  expect(at.lookUp()).toBe('due')
  at.types('street', 'Mijn straat')
  expect(at.lookUp()).toBeUndefined()
})
