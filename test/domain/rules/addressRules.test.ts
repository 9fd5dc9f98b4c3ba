import { expect, test } from 'vitest'
import { houseNumber, postalCode } from '../../../domain/rules/addressRules'
import { brokenBy } from './brokenBy'

test.each(['', '1234AB', '1234 AB', '9999zz', '1234SB'])('a postal code may be %j', value => {
  expect(brokenBy([postalCode], value)).toBeNull()
})

test.each(['0123AB', '1234', '1234A', '12345AB', '1234SA', '1234SD', '1234 ss', 'AB1234', '1234-AB'])(
  'a postal code is refused: %j',
  value => expect(brokenBy([postalCode], value)).toBe('Vul een geldige postcode in'),
)

test.each(['', '1', '12', '99999'])('a house number may be %j', value => {
  expect(brokenBy([houseNumber], value)).toBeNull()
})

test.each(['0', '12A', '100000', '-1', '1.5', 'twaalf'])('a house number is refused: %j', value => {
  expect(brokenBy([houseNumber], value)).toBe('Vul een geldig huisnummer in, zonder letters')
})
