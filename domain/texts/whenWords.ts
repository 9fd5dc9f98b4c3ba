/** A moment in Amsterdam as one says it, by day and time: 'vandaag', 'gisteren om 21:14'. */

import { dutchDateOf } from '../language/date'
import { dateInAmsterdam } from '../language/dateInAmsterdam'

const time = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' })
const dayMs = 86_400_000

/** The ISO date of the day before one. */
const dayBefore = (today: string): string => dateInAmsterdam(Date.parse(`${today}T12:00:00Z`) - dayMs)

/**
 * The day of a moment as one says it: 'vandaag', 'gisteren', 'op 12-11-2026'.
 * @param at milliseconds since 1970
 * @param today the ISO date in Amsterdam
 */
export const dayWords = (at: number, today: string): string => {
  const date = dateInAmsterdam(at)
  if (date === today) return 'vandaag'
  return today !== '' && date === dayBefore(today) ? 'gisteren' : `op ${dutchDateOf(date) ?? date}`
}

/** The time in Amsterdam: '21:14'. */
export const timeWords = (at: number): string => time.format(at)

/** The same with the time in Amsterdam: 'gisteren om 21:14'. */
export const whenWords = (at: number, today: string): string => `${dayWords(at, today)} om ${time.format(at)}`

/** A moment by its day and time in Amsterdam, whenever it is read: 'op 22-11-2026 om 21:14'. */
export const momentWords = (at: number): string => `${dayWords(at, '')} om ${time.format(at)}`
