import type * as t from 'io-ts'
import { isoOf } from '../../../domain/language/date'
import type { Fields } from '../../../domain/language/privacy'
import { retrievalCaps } from '../../../domain/retrieval/caps'
import { said } from '../../../domain/retrieval/retrieved'
import type { AsideReason } from '../../../domain/retrieval/setAside'
import { looseDate, looseNumber, looseText, looseYesNo } from './loose'
import { readOr } from './reading'

/** A declared part: its codec, and how each of its fields is read. */
export type Declared<A> = t.Type<A, unknown> & { readonly fields: Fields }

type Said = { readonly value: string | number } | { readonly reason: AsideReason }

const textOf = (value: unknown): Said => {
  const text = readOr(looseText, value, null)?.trim() ?? null
  if (text === null) return { reason: 'text' }
  return text.length > retrievalCaps.words ? { reason: 'long' } : { value: text }
}

const numberOf = (value: unknown): Said => {
  const number = readOr(looseNumber, value, null)
  if (number === null) return { reason: 'number' }
  return Math.abs(number) > retrievalCaps.number ? { reason: 'long' } : { value: number }
}

const dateOf = (value: unknown): Said => {
  const date = isoOf(readOr(looseDate, value, ''))
  return date === null ? { reason: 'date' } : { value: date }
}

const yesNoOf = (value: unknown): Said => {
  const answer = readOr(looseYesNo, value, null)
  return answer === null ? { reason: 'yesNo' } : { value: answer }
}

/** By the codec that a field declares. */
const readers: ReadonlyMap<t.Mixed, (value: unknown) => Said> = new Map<t.Mixed, (value: unknown) => Said>([
  [said.text, textOf],
  [said.number, numberOf],
  [said.date, dateOf],
  [said.yesNo, yesNoOf],
])

/** A value that is there, as its field declares it, or why it cannot be. */
export const readSaid = (codec: t.Mixed, value: unknown): Said => readers.get(codec)?.(value) ?? { reason: 'shape' }
