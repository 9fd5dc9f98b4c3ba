/**
 * Reads the date that a text is (else null), writes another date in the same form, and converts ISO dates to day
 * numbers and back.
 */
import { isoDateOf } from '../../../domain/language/date'

const dayMs = 24 * 60 * 60_000

/** An ISO date, with or without a time behind it. */
const written = /^(\d{4})-(\d{2})-(\d{2})((?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?)$/

/** The first and last year that a date can be written in. */
const [firstYear, lastYear] = [1000, 9999]

/** A date in a text, with what stands around it. `iso` is the day; `isDutch`: written as 'DD-MM-YYYY'. */
interface DateInText {
  readonly iso: string
  readonly isDutch: boolean
  readonly before: string
  readonly after: string
}

/** The date that a text is, but for spaces around it and a time behind it; null for any other text. */
export const dateInText = (text: string): DateInText | null => {
  const core = text.trim()
  const start = text.indexOf(core)
  const [before, after] = [text.slice(0, start), text.slice(start + core.length)]
  const dutch = isoDateOf(core)
  if (dutch !== null) return { iso: dutch, isDutch: true, before, after }
  const [, year = '', month = '', day = '', time = ''] = written.exec(core) ?? []
  const iso = isoDateOf(`${day}-${month}-${year}`)
  return iso === null ? null : { iso, isDutch: false, before, after: `${time}${after}` }
}

/** An ISO date as a number of days, each one more than the day before. */
export const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / dayMs

/** The ISO date of such a number; null where no date can be written then. */
export const isoOfDay = (day: number): string | null => {
  const moment = new Date(day * dayMs)
  const year = moment.getUTCFullYear()
  return year >= firstYear && year <= lastYear ? moment.toISOString().slice(0, 10) : null
}

/** The first and the last date that can be written. */
export const [firstDay, lastDay] = [dayNumber(`${firstYear}-01-01`), dayNumber(`${lastYear}-12-31`)]

/** The ISO date this many days later; null where no date can be written then. */
export const addDaysToIso = (iso: string, days: number): string | null => isoOfDay(dayNumber(iso) + days)

/** Another date, written as this one stood; a time behind it is written as midnight. */
export const writtenLike = ({ isDutch, before, after }: DateInText, iso: string): string => {
  const [year, month, day] = iso.split('-')
  return `${before}${isDutch ? `${day}-${month}-${year}` : iso}${after.replace(/\d/g, '0')}`
}
