/** The age on a day from a date of birth, and the age limits of the specification. */

import { isoDateOf } from './date'

/** Over this age unemployment and incapacity are exempt (spec 1 section 9). */
export const exemptOver = 65
/** Over this age the customer counts as pensioned (spec 1 section 9). */
export const pensionedOver = 67
/** Children from the retrieval are taken only under this age (spec 1 section 9). */
export const childUnder = 30
/** A retrieved child under this age lives at home unless said otherwise (spec 1 section 9). */
export const atHomeUnder = 25
/** Customer and partner are at least this old, and at most (checklist OPEN-67). */
export const adultFrom = 18
export const oldestPerson = 120

/**
 * Completed years on `today` (ISO) for a date of birth 'DD-MM-YYYY'; null without a real date of birth or a today, and
 * negative for a birth in the future.
 */
export const ageOn = (today: string, dateOfBirth: string): number | null => {
  const born = isoDateOf(dateOfBirth)
  if (born === null || today === '') return null
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
