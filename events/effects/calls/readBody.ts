/** Reads an answer's body as JSON, else as text, or marks it as too large or nested too deep; and its media type. */
import { isWithinCaps, jsonCaps } from '../../../domain/language/json'

/** In place of the body of an answer that holds more than is read, or is nested deeper, whatever the call and its status. */
export const bodyTooLarge = Symbol('too large')

/** @returns what was read from JSON, or else the text as it came */
export const readBody = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  if (text.length > jsonCaps.text) return bodyTooLarge
  try {
    const value: unknown = JSON.parse(text)
    return isWithinCaps(value, false) ? value : bodyTooLarge
  } catch {
    return text
  }
}

/** @returns in lower case, without its parameters; '' without one */
export const mediaTypeOf = (type: unknown): string =>
  (typeof type === 'string' ? (type.split(';')[0] ?? '') : '').trim().toLowerCase()
