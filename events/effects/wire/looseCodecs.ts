/**
 * Codecs for the loose values that offices send: ids, texts, numbers, claims, yes or no and dates, each in several
 * spellings.
 */
import { unambiguousDecimal, unambiguousNumber } from '../../../domain/format/unambiguousNumber'
import { dutchDateOf } from '../../../domain/language/date'
import { readDate } from '../../../domain/language/moment'
import { codecFrom } from './codecFrom'

const numberFrom = (value: unknown, ofText: (text: string) => number | null): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' ? (ofText(value) ?? undefined) : undefined
}

/** An id: a number or a text, as text; '' is no id. */
export const looseId = codecFrom('id', value => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
})

/** A text; a number counts as one. */
export const looseText = codecFrom('text', value =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined,
)

/** A number, or a text that is one in one notation only ('1250.50', '1250,50' and '1.250,50', not '1.250'). */
export const looseNumber = codecFrom('number', value => numberFrom(value, unambiguousNumber))

/** The same of a percentage or a coordinate, which nobody writes in thousands: '2.150' is one. */
export const looseDecimal = codecFrom('decimal number', value => numberFrom(value, unambiguousDecimal))

const claims: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
  [null, false],
])

export const looseBoolean = codecFrom('claim', value => claims.get(value))

/** A yes or no as the survey has it: 1, 0, or -1 for unknown. */
export const looseYesNo = codecFrom('yes or no', value => {
  if (value === true || value === 'true') return 1
  if (value === false || value === 'false') return 0
  const number = numberFrom(value, unambiguousNumber)
  return number === 1 || number === 0 || number === -1 ? number : undefined
})

/** A date as DD-MM-YYYY; ISO is read too, with or without a time (checklist OPEN-67). '' is a date that is not known. */
export const looseDate = codecFrom('date', value => {
  if (typeof value === 'string' && value.trim() === '') return ''
  return dutchDateOf(readDate(value) ?? '') ?? undefined
})
