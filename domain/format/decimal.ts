/** Reads and writes numbers as Dutch people write them: a comma before the decimals, points between the thousands. */

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.')

/** The number with a decimal comma, without points between thousands: 3.5 gives '3,5'. */
export const showDecimal = (value: number): string => String(value).replace('.', ',')

/** The number with points between thousands and this many decimals: 1234.5 with 2 gives '1.234,50'. */
export const showGrouped = (value: number, decimals: number): string => {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '-' : ''
  return `${sign}${grouped(whole)}${fraction === undefined ? '' : `,${fraction}`}`
}

const plain = /^-?\d+$/
const dutchThousands = /^-?\d{1,3}(\.\d{3})+$/
const commaDecimals = /^-?(\d{1,3}(\.\d{3})+|\d+),\d*$/
const pointDecimals = /^-?(\d{1,3}(,\d{3})+|\d+)\.\d*$/

/** Whether '1.234' means 1234 (amounts, counts) or 1.234 (percentages). */
type PointMeans = 'thousands' | 'decimals'

/** Digits with a point before the decimals, or undefined when the text is no number to a Dutch reader. */
const inPointNotation = (text: string, point: PointMeans): string | undefined => {
  if (plain.test(text)) return text
  if (point === 'thousands' && dutchThousands.test(text)) return text.replaceAll('.', '')
  if (commaDecimals.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (pointDecimals.test(text)) return text.replaceAll(',', '')
  return undefined
}

/** At most this many digits, so that no digit is lost in a floating-point number. */
const exactDigits = 15

/** The number that is written, or undefined: more decimals or digits than we can keep are not read but left as typed. */
export const readDecimal = (text: string, point: PointMeans, maxDecimals: number): number | undefined => {
  const digits = inPointNotation(text.replace(/\s/g, ''), point)
  if (digits === undefined) return undefined
  const decimals = digits.split('.')[1]?.replace(/0+$/, '') ?? ''
  if (decimals.length > maxDecimals || digits.replace(/\D/g, '').replace(/^0+/, '').length > exactDigits)
    return undefined
  const value = Number(digits)
  return value === 0 ? 0 : value
}
