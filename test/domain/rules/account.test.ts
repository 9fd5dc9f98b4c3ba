import { describe, expect, test } from 'vitest'
import { codeVerdict, loginPasswordVerdict, loginUsernameVerdict } from '../../../domain/rules/account'
import { confirmationVerdict, newPasswordVerdict, usernameVerdict } from '../../../domain/rules/newAccount'

describe('a username', () => {
  test.each(['', '   '])('is required (%j)', username => {
    expect(usernameVerdict(username)).toBe('Gebruikersnaam is verplicht')
  })

  test.each(['jan', ' jan ', '!#', '👩‍👩'])('has at least 4 characters (%j)', username => {
    expect(usernameVerdict(username)).toBe('Gebruikersnaam moet minimaal 4 tekens lang zijn')
  })

  test.each([...'!#$%^&*()+'])('has no %s', character => {
    expect(usernameVerdict(`jansen${character}`)).toBe('Gebruikersnaam mag geen speciale tekens bevatten')
  })

  test.each(['jans', 'jan.de-vries_1', 'j@nsen', 'Jürgen', ' jans '])('may be %j', username => {
    expect(usernameVerdict(username)).toBeNull()
  })
})

describe('a new password', () => {
  test('is required and has at least 8 characters', () => {
    expect(newPasswordVerdict('')).toBe('Vul een geldig wachtwoord in (minimaal 8 tekens)')
    expect(newPasswordVerdict('1234567')).toBe('Het wachtwoord moet minimaal 8 tekens lang zijn')
    expect(newPasswordVerdict('12345678')).toBeNull()
    expect(newPasswordVerdict('        ')).toBeNull()
  })

  test('is typed twice', () => {
    expect(confirmationVerdict('geheim123', '')).toBe('Wachtwoord is verplicht')
    expect(confirmationVerdict('geheim123', 'Geheim123')).toBe('Wachtwoorden komen niet overeen')
    expect(confirmationVerdict('geheim123', 'geheim123')).toBeNull()
  })
})

test('a login asks for what is missing, in the words that were given', () => {
  expect(loginUsernameVerdict(' ')).toBe('Username is required')
  expect(loginPasswordVerdict('')).toBe('Password is required')
  expect(codeVerdict(' ')).toBe('2FA code is required')
  expect([loginUsernameVerdict('a'), loginPasswordVerdict(' '), codeVerdict('1')]).toEqual([null, null, null])
})
