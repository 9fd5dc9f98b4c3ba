import { describe, expect, test } from 'vitest'
import { emailLengthMost } from '../../../domain/language/limits'
import {
  changedConfirmationError,
  changedPasswordError,
  currentPasswordError,
  emailCodeError,
  emailError,
  ownBirthDateError,
  repeatedEmailError,
  requiredUsernameError,
  typedBirthDate,
} from '../../../domain/rules/recoveryErrors'

describe('an e-mail address', () => {
  test.each([
    ['', 'E-mailadres is verplicht'],
    ['  ', 'E-mailadres is verplicht'],
    ['jan', 'Vul een geldig e-mailadres in'],
    ['jan@voorbeeld', 'Vul een geldig e-mailadres in'],
    ['jan de@voorbeeld.nl', 'Vul een geldig e-mailadres in'],
    ['j@a@voorbeeld.nl', 'Vul een geldig e-mailadres in'],
    [' jan@voorbeeld.nl ', null],
  ])('%j: %s', (typed, verdict) => expect(emailError(typed)).toBe(verdict))

  test('may be as long as the survey takes it, and not longer', () => {
    const name = 'a'.repeat(emailLengthMost - '@voorbeeld.nl'.length)
    expect(emailError(`${name}@voorbeeld.nl`)).toBeNull()
    expect(emailError(`${name}a@voorbeeld.nl`)).toBe('Vul een geldig e-mailadres in')
  })

  test('is repeated whatever the capitals and the spaces around it', () => {
    expect(repeatedEmailError('Jan@voorbeeld.nl', ' jan@Voorbeeld.nl')).toBeNull()
    expect(repeatedEmailError('jan@voorbeeld.nl', 'jan@voorbeeld.com')).toBe('E-mailadressen komen niet overeen')
    expect(repeatedEmailError('jan@voorbeeld.nl', ' ')).toBe('E-mailadres is verplicht')
  })
})

describe('a password that replaces another', () => {
  test('has eight characters as people count them', () => {
    expect(changedPasswordError('1234567')).toBe('Het wachtwoord moet minimaal 8 tekens lang zijn')
    expect(changedPasswordError('')).toBe('Het wachtwoord moet minimaal 8 tekens lang zijn')
    expect(changedPasswordError('12345678')).toBeNull()
    expect(changedPasswordError('🔑🔑🔑🔑')).toBe('Het wachtwoord moet minimaal 8 tekens lang zijn')
  })
  test('is confirmed', () => {
    expect(changedConfirmationError('geheim12', '')).toBe('Bevestig het wachtwoord')
    expect(changedConfirmationError('geheim12', 'geheim13')).toBe('Wachtwoorden komen niet overeen')
    expect(changedConfirmationError('geheim12', 'geheim12')).toBeNull()
  })
  test('needs the present one', () => {
    expect(currentPasswordError('')).toBe('Vul uw huidige wachtwoord in')
    expect(currentPasswordError(' ')).toBeNull()
  })
})

test('a username, a code and a date of birth are needed; the date must exist', () => {
  expect(requiredUsernameError('  ')).toBe('Gebruikersnaam is verplicht')
  expect(requiredUsernameError('jan')).toBeNull()
  expect(emailCodeError(' ')).toBe('Code is verplicht')
  expect(emailCodeError('0')).toBeNull()
  expect(ownBirthDateError('')).toBe('Geboortedatum is verplicht')
  expect(ownBirthDateError('31-02-1980')).toBe('Vul een geldige geboortedatum')
  expect(ownBirthDateError('28-02-1980')).toBeNull()
  expect(ownBirthDateError('1-2-1980')).toBeNull()
  expect([typedBirthDate('1/2/1980'), typedBirthDate('31-02-1980')]).toEqual(['1980-02-01', null])
})
