import { describe, expect, test } from 'vitest'
import { loginCodeError, loginPasswordError, loginUsernameError } from '../../../domain/rules/accountErrors'
import { confirmationError, newPasswordError, usernameError } from '../../../domain/rules/newAccountErrors'

describe('a username', () => {
  test.each(['', '   '])('is required (%j)', username => {
    expect(usernameError(username)).toBe('Gebruikersnaam is verplicht')
  })

  test.each(['jan', ' jan ', '!#', '👩‍👩'])('has at least 4 characters (%j)', username => {
    expect(usernameError(username)).toBe('Gebruikersnaam moet minimaal 4 tekens lang zijn')
  })

  test.each([...'!#$%^&*()+'])('has no %s', character => {
    expect(usernameError(`jansen${character}`)).toBe('Gebruikersnaam mag geen speciale tekens bevatten')
  })

  test.each(['jans', 'jan.de-vries_1', 'j@nsen', 'Jürgen', ' jans '])('may be %j', username => {
    expect(usernameError(username)).toBeNull()
  })
})

describe('a new password', () => {
  test('is required and has at least 8 characters', () => {
    expect(newPasswordError('')).toBe('Vul een geldig wachtwoord in (minimaal 8 tekens)')
    expect(newPasswordError('1234567')).toBe('Het wachtwoord moet minimaal 8 tekens lang zijn')
    expect(newPasswordError('12345678')).toBeNull()
    expect(newPasswordError('        ')).toBeNull()
  })

  test('is typed twice', () => {
    expect(confirmationError('geheim123', '')).toBe('Wachtwoord is verplicht')
    expect(confirmationError('geheim123', 'Geheim123')).toBe('Wachtwoorden komen niet overeen')
    expect(confirmationError('geheim123', 'geheim123')).toBeNull()
  })
})

test('a login asks for what is missing, in the words that were given', () => {
  expect(loginUsernameError(' ')).toBe('Username is required')
  expect(loginPasswordError('')).toBe('Password is required')
  expect(loginCodeError(' ')).toBe('2FA code is required')
  expect([loginUsernameError('a'), loginPasswordError(' '), loginCodeError('1')]).toEqual([null, null, null])
})
