/**
 * Time, the date in Amsterdam, new ids, random bytes and the time to midnight; the only reader of the machine's
 * clock.
 */
import { dateInAmsterdam } from '../domain/language/dateInAmsterdam'

/** The portal's time and ids: passed in to everything that needs them. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** The date in Amsterdam, ISO ('2026-03-29'). */
  readonly today: () => string
  /** A new id; it holds no dot, so that it can be a part of a path. */
  readonly newId: () => string
}

const hour = 3_600_000

/** Milliseconds from a moment to the next midnight in Amsterdam; 23 to 25 hours on the days that the clock changes. */
export const msToMidnight = (at: number): number => {
  const today = dateInAmsterdam(at)
  const nextInUtc = Date.parse(`${today}T00:00:00Z`) + 24 * hour
  // Amsterdam is one hour ahead of UTC, or two; the clock never changes at midnight.
  const summer = nextInUtc - 2 * hour
  return (dateInAmsterdam(summer) === today ? nextInUtc - hour : summer) - at
}

/** `crypto.randomUUID` is there on https and on localhost only, and a portal may be tried on a plain address. */
const newId = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Bytes that nobody can guess. */
export const secureRandomBytes = (count: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(count))

export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => dateInAmsterdam(Date.now()),
  newId,
}
