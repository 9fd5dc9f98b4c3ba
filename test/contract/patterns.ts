import { jsonCaps } from '../../domain/language/json'

// Patterns of what the readers of `events/effects/wire` take, exact where a reader is: a calendar has no 31 February.

const year = '[1-9]\\d{3}'
const leapYear = '(?:[1-9]\\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)'
const day28 = '(?:0[1-9]|1\\d|2[0-8])'
const day30 = '(?:0[1-9]|[12]\\d|30)'
const day31 = '(?:0[1-9]|[12]\\d|3[01])'
const months30 = '(?:0[469]|11)'
const months31 = '(?:0[13578]|1[02])'

const anyOf = (...patterns: readonly string[]): string => `(?:${patterns.join('|')})`

/** A date of the calendar as YYYY-MM-DD. */
export const isoDate = anyOf(
  `${year}-${anyOf(`${months31}-${day31}`, `${months30}-${day30}`, `02-${day28}`)}`,
  `${leapYear}-02-29`,
)

const dutchDate = anyOf(
  `${anyOf(`${day31}-${months31}`, `${day30}-${months30}`, `${day28}-02`)}-${year}`,
  `29-02-${leapYear}`,
)

/** At midnight no zone makes it another day. */
const midnight = '(?:[T ]00:00(?::00(?:\\.0{1,6})?)?Z?)?'

export const looseDatePattern = `^${anyOf(`${isoDate}${midnight}`, dutchDate, '')}$`

const recentYear = '(?:200[1-9]|20[1-9]\\d|2[1-9]\\d\\d)'
const recentMonthDay = anyOf(`${months31}-${day31}`, `${months30}-${day30}`, `02-${day28}`)
const recentDayMonth = anyOf(`${day31}-${months31}`, `${day30}-${months30}`, `${day28}-02`)
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,6})?)?'
const zone = '(?:Z|[+-](?:0\\d|1[0-3])(?::?[0-5]\\d)?)'

export const momentPattern = `^${anyOf(
  `${recentYear}-${recentMonthDay}(?:[T ]${time}${zone}?)?`,
  `${recentDayMonth}-${recentYear}`,
  '',
)}$`

const whole = '-?\\d{1,15}'
const grouped =
  '-?[1-9]\\d{0,2}(?:(?:\\.\\d{3}){1,3},\\d{1,6}|(?:,\\d{3}){1,3}\\.\\d{1,6}|(?:\\.\\d{3}){2,3}|(?:,\\d{3}){2,3})'

/** An amount in one notation only: three digits behind one separator may be either. */
export const amountPattern = `^${anyOf(`${whole}(?:[.,](?:\\d{1,2}|\\d{4,6}))?`, grouped)}$`

export const decimalPattern = `^${whole}(?:[.,]\\d{1,6})?$`

/** The same pattern, or an empty text. */
export const orEmpty = (pattern: string): string => `^$|${pattern}`

/** Numbers that are those that were written. */
export const exact = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const

/** A text that can be kept as it came: JSON writes a character in six at most. */
export const keptLength = Math.floor(jsonCaps.kept / 6) - 10
