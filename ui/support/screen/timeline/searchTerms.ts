import { readDecimal } from '../../../../domain/format/decimal'

/**
 * Parses what is typed in the timeline's search into terms that must all match (words, numbers, times, days), and
 * brings the text and numbers of rows into the same form.
 */
export const searchTermsIn = (text: string): readonly SearchTerm[] => {
  const days: SearchTerm[] = []
  const rest = plainText(text).replace(
    dayInWords,
    (words: string, date: string, month: string, year: string | undefined) => {
      days.push({
        word: words,
        numbers: [],
        time: null,
        day: `${two(date)}-${two(months.indexOf(month) + 1)}${yearOf(year)}`,
      })
      return ' '
    },
  )
  return [
    ...days,
    ...rest
      .split(/\s+/)
      .filter(word => word !== '' && word !== '€')
      .map(termOf),
  ]
}

/** A search term: matches a row with this word (null for none), one of these numbers, this time or this day. */
export interface SearchTerm {
  readonly word: string | null
  readonly numbers: readonly string[]
  /** 'hh:mm' or 'hh:mm:ss'. */
  readonly time: { readonly text: string; readonly minute: number } | null
  /** 'dd-mm' or 'dd-mm-jjjj'. */
  readonly day: string | null
}

const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]

/** Small letters without accents; a space that does not break is one that does. */
export const plainText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is no ASCII is rare, and dear to take apart
  (/[^\x00-\x7f]/.test(text)
    ? text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u00a0', ' ')
    : text
  ).toLowerCase()

/** A sign that no customer types, before a number in the text of a row. */
const delimiter = '\u0001'
const delimited = (number: number): string => `${delimiter}${number}${delimiter}`

/** A number that is written may be two: '2.100' is a rate of 2,1 or an amount of 2100. */
const numberReadings = (written: string): readonly string[] => {
  const found = (['thousands', 'decimals'] as const).flatMap(point => readDecimal(written, point, 9) ?? [])
  return [...new Set(found)].map(delimited)
}

const number = /\d+(?:[.,]\d+)*/g

/** Each number in a text, as it is found whichever way it was written. */
export const numbersIn = (text: string): readonly string[] => (text.match(number) ?? []).flatMap(numberReadings)

const timeShape = /^([01]?\d|2[0-3])([:.])([0-5]\d)(?::([0-5]\d))?$/
const dayShape = /^([0-3]?\d)[-/]([01]?\d)(?:[-/](\d{4}|\d{2}))?$/
const dayInWords = new RegExp(`\\b([0-3]?\\d) (${months.join('|')})(?: (\\d{4}))?\\b`, 'g')

const two = (digits: string | number): string => String(digits).padStart(2, '0')

const yearOf = (year: string | undefined): string =>
  year === undefined ? '' : `-${year.length === 2 ? `20${year}` : year}`

const termOf = (word: string): SearchTerm => {
  const [, hour = '', sign, minute = '', second] = timeShape.exec(word) ?? []
  const [, date, month = '', year] = dayShape.exec(word) ?? []
  const written = word.replace(/^€/, '')
  const isNumber = /^-?\d+(?:[.,]\d+)*$/.test(written)
  return {
    word: sign === ':' ? null : word,
    numbers: isNumber ? numberReadings(written) : [],
    time:
      sign === undefined
        ? null
        : { text: `${two(hour)}:${minute}${second === undefined ? '' : `:${second}`}`, minute: Number(minute) },
    day: date === undefined ? null : `${two(date)}-${two(month)}${yearOf(year)}`,
  }
}
