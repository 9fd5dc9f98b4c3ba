/**
 * Reads a number from a text of a machine or a person, null where its notation can mean two numbers ('350.000'); a
 * second function reads what never has thousands, such as a percentage, so that '2.150' is 2.15.
 */

const plain = /^-?\d+(?:[.,]\d+)?$/
const grouped = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/

/** One separator before exactly three digits: '350.000' is 350 as a machine writes it, and 350000 as a person does. */
const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/

const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER

/** The last separator is the decimal one, unless the same stands before it. */
const parsed = (text: string): number | null => {
  const [whole = '', decimals = ''] = text.split(/(?<=^[^.]*)\.(?=\d+$)|(?<=^[^,]*),(?=\d+$)/)
  const value = Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
  return isExact(value) ? value : null
}

/** The number in a text that says one in one notation only ('1250,5', '350.000,00', '1.250.000'); null for every other. */
export const unambiguousNumber = (said: string): number | null => {
  const text = said.trim()
  return (plain.test(text) || grouped.test(text)) && !ambiguous.test(text) ? parsed(text) : null
}

/** The same of what is never written in thousands, such as a percentage: '2.150' is 2.15. */
export const unambiguousDecimal = (said: string): number | null => {
  const text = said.trim()
  return plain.test(text) ? parsed(text) : null
}
