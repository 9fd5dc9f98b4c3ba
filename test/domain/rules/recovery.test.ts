import { describe, expect, test } from 'vitest'
import { emailLengthMost } from '../../../domain/language/limits'
import {
  birthDateOf,
  changedConfirmationVerdict,
  changedPasswordVerdict,
  currentPasswordVerdict,
  emailCodeVerdict,
  emailVerdict,
  neededUsernameVerdict,
  ownBirthDateVerdict,
  repeatedEmailVerdict,
} from '../../../domain/rules/recovery'

describe('an e-mail address', () => {
  test.each([
    ['', 'E-mailadres is verplicht'],
    ['  ', 'E-mailadres is verplicht'],
    ['jan', 'Vul een geldig e-mailadres in'],
    ['jan@voorbeeld', 'Vul een geldig e-mailadres in'],
    ['jan de@voorbeeld.nl', 'Vul een geldig e-mailadres in'],
    ['j@a@voorbeeld.nl', 'Vul een geldig e-mailadres in'],
    [' jan@voorbeeld.nl ', null],
  ])('%j: %s', (typed, verdict) => expect(emailVerdict(typed)).toBe(verdict))

  test('may be as long as the survey takes it, and not longer', () => {
    const name = 'a'.repeat(emailLengthMost - '@voorbeeld.nl'.length)
    expect(emailVerdict(`${name}@voorbeeld.nl`)).toBeNull()
    expect(emailVerdict(`${name}a@voorbeeld.nl`)).toBe('Vul een geldig e-mailadres in')
  })

  test('is repeated whatever the capitals and the spaces around it', () => {
    expect(repeatedEmailVerdict('Jan@voorbeeld.nl', ' jan@Voorbeeld.nl')).toBeNull()
    expect(repeatedEmailVerdict('jan@voorbeeld.nl', 'jan@voorbeeld.com')).toBe('E-mailadressen komen niet overeen')
    expect(repeatedEmailVerdict('jan@voorbeeld.nl', ' ')).toBe('E-mailadres is verplicht')
  })
})

describe('a password that replaces another', () => {
  test('has eight characters as people count them', () => {
    expect(changedPasswordVerdict('1234567')).toBe('Het wachtwoord moet minimaal 8 tekens lang zijn')
    expect(changedPasswordVerdict('')).toBe('Het wachtwoord moet minimaal 8 tekens lang zijn')
    expect(changedPasswordVerdict('12345678')).toBeNull()
    expect(changedPasswordVerdict('🔑🔑🔑🔑')).toBe('Het wachtwoord moet minimaal 8 tekens lang zijn')
  })
  test('is confirmed', () => {
    expect(changedConfirmationVerdict('geheim12', '')).toBe('Bevestig het wachtwoord')
    expect(changedConfirmationVerdict('geheim12', 'geheim13')).toBe('Wachtwoorden komen niet overeen')
    expect(changedConfirmationVerdict('geheim12', 'geheim12')).toBeNull()
  })
  test('needs the present one', () => {
    expect(currentPasswordVerdict('')).toBe('Vul uw huidige wachtwoord in')
    expect(currentPasswordVerdict(' ')).toBeNull()
  })
})

test('a username, a code and a date of birth are needed; the date must exist', () => {
  expect(neededUsernameVerdict('  ')).toBe('Gebruikersnaam is verplicht')
  expect(neededUsernameVerdict('jan')).toBeNull()
  expect(emailCodeVerdict(' ')).toBe('Code is verplicht')
  expect(emailCodeVerdict('0')).toBeNull()
  expect(ownBirthDateVerdict('')).toBe('Geboortedatum is verplicht')
  expect(ownBirthDateVerdict('31-02-1980')).toBe('Vul een geldige geboortedatum')
  expect(ownBirthDateVerdict('28-02-1980')).toBeNull()
  expect(ownBirthDateVerdict('1-2-1980')).toBeNull()
  expect([birthDateOf('1/2/1980'), birthDateOf('31-02-1980')]).toEqual(['1980-02-01', null])
})
