import { readDecimal, showDecimal, showGrouped } from './decimal'

/** A number once it can be read, else the text as typed; '' when empty (see answer.ts). */
export type NumberOrText = number | string

const orTyped = (text: string, value: number | undefined): NumberOrText => value ?? (text.trim() === '' ? '' : text)

const shown = (value: NumberOrText, show: (value: number) => string): string =>
  typeof value === 'number' ? show(value) : value

/** Euros: '1.234,56', '1234.56', '1 234', '€ 1.234,-' are read; '1,234' (three decimals) is left as typed. */
export const parseMoney = (text: string): NumberOrText =>
  orTyped(text, readDecimal(text.replace('€', '').replace(/,-{1,2}\s*$/, ''), 'thousands', 2))

/** 1234.5 euros give '1.234,50'; the euro sign stands in front of the field. */
export const showMoney = (value: NumberOrText): string => shown(value, euros => showGrouped(euros, 2))

/** '€ 350.000,00' for reading (OPEN-120); no line ends between the sign and the amount. */
export const showEuro = (euros: number): string => `€\u00a0${showGrouped(euros, 2)}`

/** Percentages with a decimal comma or point, with or without '%'. */
export const parsePercentage = (text: string): NumberOrText =>
  orTyped(text, readDecimal(text.replace(/%\s*$/, ''), 'decimals', 6))

export const showPercentage = (value: NumberOrText): string => shown(value, showDecimal)

/** Whole numbers: decimals are rounded, as spec 1 section 5 says of number input. */
export const parseWhole = (text: string): NumberOrText => {
  const value = readDecimal(text, 'thousands', 12)
  return orTyped(text, value === undefined ? undefined : Math.round(value) + 0)
}

export const showWhole = (value: NumberOrText): string => shown(value, String)

const monthsPerYear = 12

/** Years as typed ('10' or '10,5'), whole months as value. */
export const parseYears = (text: string): NumberOrText => {
  const years = readDecimal(text, 'decimals', 12)
  return orTyped(text, years === undefined ? undefined : Math.round(years * monthsPerYear) + 0)
}

/** Months as years with at most two decimals: 126 gives '10,5'. Reading that back gives the same months. */
export const showYears = (value: NumberOrText): string =>
  shown(value, months => showDecimal(Number((months / monthsPerYear).toFixed(2))))
