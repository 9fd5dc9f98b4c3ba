/** What is wrong with the username, password and confirmation of a new account; null where nothing is. */

import { characterCount } from '../language/characterCount'
import { type AccountFieldError, cleanUsername } from './accountErrors'

export const fieldIsGood = 'Dat ziet er goed uit!'

export const minUsername = 4
export const minPassword = 8
const specialCharacters = /[!#$%^&*()+]/

export const usernameError = (typed: string): AccountFieldError => {
  const username = cleanUsername(typed)
  if (username === '') return 'Gebruikersnaam is verplicht'
  if (characterCount(username) < minUsername) return 'Gebruikersnaam moet minimaal 4 tekens lang zijn'
  if (specialCharacters.test(username)) return 'Gebruikersnaam mag geen speciale tekens bevatten'
  return null
}

export const newPasswordError = (password: string): AccountFieldError => {
  if (password === '') return 'Vul een geldig wachtwoord in (minimaal 8 tekens)'
  if (characterCount(password) < minPassword) return 'Het wachtwoord moet minimaal 8 tekens lang zijn'
  return null
}

export const confirmationError = (password: string, confirmation: string): AccountFieldError => {
  if (confirmation === '') return 'Wachtwoord is verplicht'
  if (confirmation !== password) return 'Wachtwoorden komen niet overeen'
  return null
}
