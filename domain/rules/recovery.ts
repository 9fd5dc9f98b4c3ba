import { normaliseDate } from '../format/writtenDate'
import { characters } from '../language/characters'
import { isoOf } from '../language/date'
import { emailLengthMost } from '../language/limits'
import { cleanUsername, type Verdict } from './account'
import { minPassword } from './newAccount'

/** What is wrong with the fields of recovering and changing an account (spec 1 section 5); null when they are fine. */

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const cleanEmail = (typed: string): string => typed.trim()

/** The form is our choice, as checklist OPEN-62 has it for the survey. */
export const emailVerdict = (typed: string): Verdict => {
  const email = cleanEmail(typed)
  if (email === '') return 'E-mailadres is verplicht'
  return characters(email) <= emailLengthMost && emailForm.test(email) ? null : 'Vul een geldig e-mailadres in'
}

/** Two addresses are the same whatever the capitals. */
export const repeatedEmailVerdict = (email: string, repeated: string): Verdict => {
  if (cleanEmail(repeated) === '') return 'E-mailadres is verplicht'
  const isSame = cleanEmail(email).toLowerCase() === cleanEmail(repeated).toLowerCase()
  return isSame ? null : 'E-mailadressen komen niet overeen'
}

export const neededUsernameVerdict = (typed: string): Verdict =>
  cleanUsername(typed) === '' ? 'Gebruikersnaam is verplicht' : null

/** A new password where one was before: the minimum alone (ACC-44). */
export const changedPasswordVerdict = (password: string): Verdict =>
  characters(password) < minPassword ? 'Het wachtwoord moet minimaal 8 tekens lang zijn' : null

export const changedConfirmationVerdict = (password: string, confirmation: string): Verdict => {
  if (confirmation === '') return 'Bevestig het wachtwoord'
  return confirmation === password ? null : 'Wachtwoorden komen niet overeen'
}

export const currentPasswordVerdict = (password: string): Verdict =>
  password === '' ? 'Vul uw huidige wachtwoord in' : null

export const emailCodeVerdict = (code: string): Verdict => (code.trim() === '' ? 'Code is verplicht' : null)

/** The day as 'YYYY-MM-DD', as people write it; null when it is not a date of the calendar. No answer: it has no kind. */
export const birthDateOf = (typed: string): string | null => isoOf(normaliseDate(typed))

export const ownBirthDateVerdict = (typed: string): Verdict => {
  if (typed.trim() === '') return 'Geboortedatum is verplicht'
  return birthDateOf(typed) === null ? 'Vul een geldige geboortedatum' : null
}
