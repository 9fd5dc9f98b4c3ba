/**
 * What is wrong with the fields of recovering and changing an account (spec 1 section 5), null when they are fine;
 * cleans the e-mail address and reads the birth date.
 */

import { normaliseDate } from '../format/writtenDate'
import { characterCount } from '../language/characterCount'
import { isoDateOf } from '../language/date'
import { emailLengthMost } from '../language/limits'
import { type AccountFieldError, cleanUsername } from './accountErrors'
import { minPassword } from './newAccountErrors'

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const cleanEmail = (typed: string): string => typed.trim()

/** The form is our choice, as checklist OPEN-62 has it for the survey. */
export const emailError = (typed: string): AccountFieldError => {
  const email = cleanEmail(typed)
  if (email === '') return 'E-mailadres is verplicht'
  return characterCount(email) <= emailLengthMost && emailForm.test(email) ? null : 'Vul een geldig e-mailadres in'
}

/** Two addresses are the same whatever the capitals. */
export const repeatedEmailError = (email: string, repeated: string): AccountFieldError => {
  if (cleanEmail(repeated) === '') return 'E-mailadres is verplicht'
  const isSame = cleanEmail(email).toLowerCase() === cleanEmail(repeated).toLowerCase()
  return isSame ? null : 'E-mailadressen komen niet overeen'
}

export const requiredUsernameError = (typed: string): AccountFieldError =>
  cleanUsername(typed) === '' ? 'Gebruikersnaam is verplicht' : null

/** A new password where one was before: the minimum alone (ACC-44). */
export const changedPasswordError = (password: string): AccountFieldError =>
  characterCount(password) < minPassword ? 'Het wachtwoord moet minimaal 8 tekens lang zijn' : null

export const changedConfirmationError = (password: string, confirmation: string): AccountFieldError => {
  if (confirmation === '') return 'Bevestig het wachtwoord'
  return confirmation === password ? null : 'Wachtwoorden komen niet overeen'
}

export const currentPasswordError = (password: string): AccountFieldError =>
  password === '' ? 'Vul uw huidige wachtwoord in' : null

export const emailCodeError = (code: string): AccountFieldError => (code.trim() === '' ? 'Code is verplicht' : null)

/** The day as 'YYYY-MM-DD', as people write it; null when it is not a date of the calendar. No answer: it has no kind. */
export const typedBirthDate = (typed: string): string | null => isoDateOf(normaliseDate(typed))

export const ownBirthDateError = (typed: string): AccountFieldError => {
  if (typed.trim() === '') return 'Geboortedatum is verplicht'
  return typedBirthDate(typed) === null ? 'Vul een geldige geboortedatum' : null
}
