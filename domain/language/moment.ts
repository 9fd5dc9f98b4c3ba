/**
 * Reads a day or moment that the office or data provider writes: `readMoment` (none before 2000), `readDate` for a
 * date question, `momentText` as the log stores it; null for what is none.
 */

import { dutchDateOf, isoDateOf } from './date'
import { dateInAmsterdam } from './dateInAmsterdam'

/** `day`: the ISO date in Amsterdam; `at`: milliseconds since 1970, null for a day without a time. */
interface Moment {
  readonly day: string
  readonly at: number | null
}

const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|([+-]\d{2})(?::?(\d{2}))?)?)?$/

/** Zero dates and epochs stand for nothing; the portal has no moment of before. */
const earliest = '2000-01-01'

/** A date of the calendar as it is written; `isZoned`: its time names a zone. */
interface Written extends Moment {
  readonly date: string
  readonly isZoned: boolean
}

/** The only reader of what an office or the data provider writes of a day: an ISO date, with or without a time, or DD-MM-YYYY. */
const readWritten = (value: unknown): Written | null => {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const [, date = isoDateOf(text) ?? '', time, zone, hours, minutes = '00'] = iso.exec(text) ?? []
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`
  const at = time === undefined ? null : Date.parse(`${date}T${time}${offset}`)
  if (dutchDateOf(date) === null || Number.isNaN(at)) return null
  const day = at === null ? date : dateInAmsterdam(at)
  return dutchDateOf(day) === null ? null : { date, day, at, isZoned: zone !== undefined }
}

/**
 * A moment that the office gives (`submitted_at`, `valid_until`). A time without a zone is in UTC, whatever this device's
 * is. Null for what is none: it proves nothing and ends nothing.
 */
export const readMoment = (value: unknown): Moment | null => {
  const written = readWritten(value)
  return written === null || written.day < earliest ? null : { day: written.day, at: written.at }
}

/**
 * The ISO date of a field that asks for a day: as it is written, but of a time with a zone that of Amsterdam where it is
 * midnight there. Null where such a time makes it two days, and for what is no date.
 */
export const readDate = (value: unknown): string | null => {
  const written = readWritten(value)
  if (written === null || written.at === null || !written.isZoned) return written?.date ?? null
  const isMidnight = dateInAmsterdam(written.at - 1) !== written.day
  return written.day === written.date || isMidnight ? written.day : null
}

/** The same as the log holds it: an ISO date, or the office's own words where a time stands in them. */
export const momentText = (value: unknown): string | null => {
  const moment = readMoment(value)
  return moment === null || moment.at === null ? (moment?.day ?? null) : String(value).trim()
}
