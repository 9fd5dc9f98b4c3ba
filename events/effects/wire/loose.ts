import { reading } from './reading'

// What offices answer in practice: numbers as text, ids as numbers, yes and no in several spellings.

const numeric = /^-?\d+([.,]\d+)?$/

const numberFrom = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !numeric.test(value.trim())) return undefined
  return Number(value.trim().replace(',', '.'))
}

/** An id: a number or a text, as text; '' is no id. */
export const looseId = reading('id', value => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
})

/** A text; a number counts as one. */
export const looseText = reading('text', value =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined,
)

/** A number, or a text that is one ('1250.50' and '1250,50'). */
export const looseNumber = reading('number', numberFrom)

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

export const looseClaim = reading('claim', value => claims.get(value))

/** A yes or no as the survey has it: 1, 0, or -1 for unknown. */
export const looseYesNo = reading('yes or no', value => {
  if (value === true || value === 'true') return 1
  if (value === false || value === 'false') return 0
  const number = numberFrom(value)
  return number === 1 || number === 0 || number === -1 ? number : undefined
})

const iso = /^(\d{4})-(\d{2})-(\d{2})([T ]|$)/

/** A date as DD-MM-YYYY; ISO is read too, with or without a time (checklist OPEN-67). '' is a date that is not known. */
export const looseDate = reading('date', value => {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const parts = iso.exec(text)
  if (parts !== null) return `${parts[3]}-${parts[2]}-${parts[1]}`
  return text === '' || /^\d{2}-\d{2}-\d{4}$/.test(text) ? text : undefined
})
