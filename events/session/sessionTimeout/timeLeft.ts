/**
 * Tells how soon a session ends once its time-out warning is due, null before and after, and when the warning
 * changes next.
 */

const minute = 60_000

/** From here on the customer is told that the session ends, in milliseconds; once more in its last minute. */
const warnFromMs = 5 * minute

/** How soon a session ends: within so many whole minutes, the last of them by itself. */
export interface TimeLeft {
  readonly stage: 'soon' | 'last'
  readonly minutes: number
}

/** What is told of a session that ends at `expiresAt` (epoch milliseconds); null long before, and once it has ended. */
export const timeLeft = (expiresAt: number, now: number): TimeLeft | null => {
  const left = expiresAt - now
  if (left <= 0 || left > warnFromMs) return null
  const minutes = Math.ceil(left / minute)
  return { stage: minutes === 1 ? 'last' : 'soon', minutes }
}

/** Milliseconds until `timeLeft` tells something else; null once it tells nothing any more. */
export const untilNextWarning = (expiresAt: number, now: number): number | null => {
  const left = expiresAt - now
  if (left <= 0) return null
  return left > warnFromMs ? left - warnFromMs : left - (Math.ceil(left / minute) - 1) * minute
}
