/** What is wrong with the fields of the login, and how a username and a code are cleaned. */

/** What is wrong with an account field, as the customer reads it; null when it is fine (spec 1 section 5). */
export type AccountFieldError = string | null

/** Spaces around a username come from pasting and are never part of it. */
export const cleanUsername = (typed: string): string => typed.trim()

/** The login messages are English in the specification and stay so (checklist OPEN-95). */
export const loginUsernameError = (typed: string): AccountFieldError =>
  cleanUsername(typed) === '' ? 'Username is required' : null

export const loginPasswordError = (password: string): AccountFieldError =>
  password === '' ? 'Password is required' : null

/** A code as it is sent: people type it in groups, as they read it ('123 828'). */
export const cleanCode = (typed: string): string => typed.replace(/\s/g, '')

export const loginCodeError = (code: string): AccountFieldError =>
  cleanCode(code) === '' ? '2FA code is required' : null
