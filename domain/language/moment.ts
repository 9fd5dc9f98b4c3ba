import { dateInAmsterdam } from './amsterdam'
import { dutchOf, isoOf } from './date'

/** `day`: the ISO date in Amsterdam; `at`: milliseconds since 1970, null for a day without a time. */
export interface Moment {
  readonly day: string
  readonly at: number | null
}

const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|([+-]\d{2})(?::?(\d{2}))?)?)?$/

/** Zero dates and epochs stand for nothing; the portal has no moment of before. */
const earliest = '2000-01-01'

/**
 * The only reader of a moment that the office gives (`submitted_at`, `valid_until`): an
 * ISO date, with or without a time, or DD-MM-YYYY. A time without a zone is in UTC, whatever this device's is. Null for
 * everything else: it proves nothing and ends nothing.
 */
export const readMoment = (value: unknown): Moment | null => {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const [, date = isoOf(text) ?? '', time, hours, minutes = '00'] = iso.exec(text) ?? []
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`
  const at = time === undefined ? null : Date.parse(`${date}T${time}${zone}`)
  if (dutchOf(date) === null || Number.isNaN(at)) return null
  const day = at === null ? date : dateInAmsterdam(at)
  return day < earliest || dutchOf(day) === null ? null : { day, at }
}

/** The same as the log holds it: an ISO date, or the office's own words where a time stands in them. */
export const momentText = (value: unknown): string | null => {
  const moment = readMoment(value)
  return moment === null || moment.at === null ? (moment?.day ?? null) : String(value).trim()
}
