import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../domain/language/rule'
import { adultBirthDate, childBirthDate, email, phone } from '../../../domain/rules/personRules'
import { brokenBy } from './brokenBy'

const today = '2026-11-21'

describe('an e-mail address', () => {
  test.each(['', 'naam@voorbeeld.nl', 'n.a-a+m@sub.voorbeeld.co.uk', ' naam@voorbeeld.nl '])('may be %j', value => {
    expect(brokenBy([email], value)).toBeNull()
  })
  test.each(['naam', 'naam@voorbeeld', 'na am@voorbeeld.nl', 'naam@@voorbeeld.nl', '@voorbeeld.nl', 'naam@.nl'])(
    'is refused: %j',
    value => expect(brokenBy([email], value)).toBe('Vul een geldig e-mailadres in'),
  )
  test('has at most 254 characters', () => {
    const ofLength = (length: number): string => `${'a'.repeat(length - 5)}@b.nl`
    expect(brokenBy([email], ofLength(254))).toBeNull()
    expect(brokenBy([email], ofLength(255))).toBe('Vul een geldig e-mailadres in')
  })
})

describe('a telephone number', () => {
  test.each(['', '0612345678', '06-12345678', '(020) 123 45 67', '+31 6 12345678', '0031612345678', '+32 471 123 456'])(
    'may be %j',
    value => expect(brokenBy([phone], value)).toBeNull(),
  )
  test.each(['12345678', '061234567', '06123456789', '+1234567', '+1234567890123456', '003161234567', 'nul zes'])(
    'is refused: %j',
    value => expect(brokenBy([phone], value)).toBe('Vul een geldig telefoonnummer in'),
  )
})

describe('a date of birth', () => {
  const saying = (rules: readonly Rule[]) => (value: string) => brokenBy(rules, value, today)
  const adult = saying(adultBirthDate('Vul uw geboortedatum in'))
  const child = saying(childBirthDate('Vul een geboortedatum in'))

  test.each(['21-11-2008', '01-01-1980', '22-11-1905'])('of a grown-up may be %s', value => {
    expect(adult(value)).toBeNull()
  })
  test.each(['', '22-11-2008', '31-02-1980', '1980', '01-01-2030', '21-11-1905'])(
    'of a grown-up is refused: %j',
    value => expect(adult(value)).toBe('Vul uw geboortedatum in'),
  )
  test.each(['21-11-2026', '01-01-2010', '01-01-1990'])('of a child may be %s', value => {
    expect(child(value)).toBeNull()
  })
  test.each(['', '22-11-2026', '29-02-2023'])('of a child is refused: %j', value => {
    expect(child(value)).toBe('Vul een geboortedatum in')
  })
})
