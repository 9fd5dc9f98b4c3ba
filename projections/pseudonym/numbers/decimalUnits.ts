/**
 * Converts numbers to whole units and back (2.15 is 215 units), counts decimals, takes the significant digits, and
 * tells whether a number is written out in full.
 */

/** More decimals than these no number of the office's or the customer's has; beyond these many units none is exact. */
const mostDecimals = 8
const mostUnits = 2 ** 51

/** How many decimals a number is written with. */
export const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** A number without its sign and its decimal point: 2.15 is 215. */
export const toUnits = (value: number): number => Math.round(Math.abs(value) * 10 ** decimalsOf(value))

/** The digits of a number without what the place of its point adds: of 3.85, 385 and 38500 alike '385'; '' of 0. */
export const digitsOf = (value: number): string => String(toUnits(value)).replace(/0+$/, '')

/** So many units, with the sign and the decimals of a number. */
export const fromUnits = (value: number, units: number): number =>
  Math.sign(value) * Number((units / 10 ** decimalsOf(value)).toFixed(decimalsOf(value)))

/** Whether a number is written out in full, in units that can be counted. */
export const isPlainNumber = (value: number): boolean =>
  !String(value).includes('e') && decimalsOf(value) <= mostDecimals && toUnits(value) <= mostUnits
