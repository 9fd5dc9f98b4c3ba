/**
 * Normalises a Dutch postal code to '1234AB' for answers and shows it as '1234 AB' (OPEN-64); other text stays as
 * typed.
 */

const shape = /^\d{4}[a-z]{2}$/i

/** '1234AB' from '1234 ab' or '12 34 A b'; other text comes back as typed. */
export const normalisePostalCode = (text: string): string => {
  const joined = text.replace(/\s/g, '')
  return shape.test(joined) ? joined.toUpperCase() : text
}

/** '1234 AB'; other text is shown as it is. */
export const showPostalCode = (value: string): string => {
  const code = normalisePostalCode(value)
  return shape.test(code) ? `${code.slice(0, 4)} ${code.slice(4)}` : value
}
