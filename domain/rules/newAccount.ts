import { characters } from '../language/characters'
import { cleanUsername, type Verdict } from './account'

export const looksGood = 'Dat ziet er goed uit!'

export const minUsername = 4
export const minPassword = 8
const specialCharacters = /[!#$%^&*()+]/

export const usernameVerdict = (typed: string): Verdict => {
  const username = cleanUsername(typed)
  if (username === '') return 'Gebruikersnaam is verplicht'
  if (characters(username) < minUsername) return 'Gebruikersnaam moet minimaal 4 tekens lang zijn'
  if (specialCharacters.test(username)) return 'Gebruikersnaam mag geen speciale tekens bevatten'
  return null
}

export const newPasswordVerdict = (password: string): Verdict => {
  if (password === '') return 'Vul een geldig wachtwoord in (minimaal 8 tekens)'
  if (characters(password) < minPassword) return 'Het wachtwoord moet minimaal 8 tekens lang zijn'
  return null
}

export const confirmationVerdict = (password: string, confirmation: string): Verdict => {
  if (confirmation === '') return 'Wachtwoord is verplicht'
  if (confirmation !== password) return 'Wachtwoorden komen niet overeen'
  return null
}
