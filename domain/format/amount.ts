/**
 * Reads and writes amounts, percentages, whole numbers and years as the customer types and sees them, and tells where a
 * typed number is read as another.
 */

import { readDecimal, showDecimal, showGrouped } from './decimal'

/** A number once it can be read, else the text as typed; '' when empty (see answer.ts). */
export type NumberOrText = number | string

/** What a number that is typed counts. */
export type Unit = 'money' | 'percentage' | 'integer' | 'years'

/**
 * The number in a text, in the unit that is typed (years, not months); undefined where it is none. Euros: '1.234,56', '1234.56',
 * '1 234', '€ 1.234,-', but not '1,234'. Percentages have a decimal comma or point, with or without '%'.
 */
const written: Readonly<Record<Unit, (text: string) => number | undefined>> = {
  money: text => readDecimal(text.replace('€', '').replace(/,-{1,2}\s*$/, ''), 'thousands', 2),
  percentage: text => readDecimal(text.replace(/%\s*$/, ''), 'decimals', 6),
  integer: text => readDecimal(text, 'thousands', 12),
  years: text => readDecimal(text, 'decimals', 12),
}

const monthsPerYear = 12

/** The answer that a number becomes: whole numbers are rounded (spec 1 section 5), years become whole months. */
const kept: Readonly<Record<Unit, (written: number) => number>> = {
  money: euros => euros,
  percentage: percentage => percentage,
  integer: count => Math.round(count) + 0,
  years: count => Math.round(count * monthsPerYear) + 0,
}

/** A typed text as an answer: what is no number comes back as typed. */
export const readNumber = (unit: Unit, text: string): NumberOrText => {
  const number = written[unit](text)
  return number === undefined ? (text.trim() === '' ? '' : text) : kept[unit](number)
}

const shown = (value: NumberOrText, show: (value: number) => string): string =>
  typeof value === 'number' ? show(value) : value

/** 1234.5 euros give '1.234,50'; the euro sign stands in front of the field. */
export const showMoney = (value: NumberOrText): string => shown(value, euros => showGrouped(euros, 2))

/** '€ 350.000,00' for reading (OPEN-120); no line ends between the sign and the amount. */
export const showEuro = (euros: number): string => `€\u00a0${showGrouped(euros, 2)}`

export const showPercentage = (value: NumberOrText): string => shown(value, showDecimal)

/** Months as years with at most two decimals: 126 gives '10,5'. Reading that back gives the same months. */
export const showYears = (value: NumberOrText): string =>
  shown(value, months => showDecimal(Number((months / monthsPerYear).toFixed(2))))

/** What stands in the field once a number was read. */
export const showNumber: Readonly<Record<Unit, (value: NumberOrText) => string>> = {
  money: showMoney,
  percentage: showPercentage,
  integer: showPercentage,
  years: showYears,
}

const counted = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]

/** '10 jaar en 4 maanden' from 124 months. */
const yearsInWords = (months: number): string => {
  const [years, rest] = [Math.floor(months / monthsPerYear), months % monthsPerYear]
  return [...counted(years, 'jaar', 'jaar'), ...counted(rest, 'maand', 'maanden')].join(' en ')
}

/** A text that ends with '.000' or ',000', with the sign that may stand behind a number. */
const endsWithThousands = /[.,]000\s*%?$/

/**
 * Whether a number that is typed is kept as another one than a reader sees in it: one that is rounded, and a thousand whose
 * point or comma counts as the one before decimals ('350,000' euros).
 */
export const isReadDifferently = (unit: Unit, text: string): boolean => {
  if (numberReadAs(unit, text) !== null) return true
  const number = endsWithThousands.test(text) ? written[unit](text) : undefined
  return number !== undefined && number !== 0 && Math.abs(number) * 1000 === Number(text.replace(/\D/g, ''))
}

/** What a text was read as, where the number that is then shown is not the one that was typed; else null. */
export const numberReadAs = (unit: Unit, text: string): string | null => {
  const value = readNumber(unit, text)
  if (typeof value !== 'number') return null
  const shownText = showNumber[unit](value)
  if (written[unit](shownText) === written[unit](text)) return null
  return unit === 'years' && value > 0 ? yearsInWords(value) : shownText
}
