/**
 * Reads one retrieved value (text, number, date, yes or no) as its field's codec declares it, or tells why it cannot
 * be read.
 */
import type * as t from 'io-ts'
import { isoDateOf } from '../../../domain/language/date'
import type { EntityFields } from '../../../domain/language/privacy'
import { retrievalCaps } from '../../../domain/retrieval/retrievalCaps'
import { providerCodecs } from '../../../domain/retrieval/retrievedData'
import type { AsideReason } from '../../../domain/retrieval/setAsidePart'
import { decodeOr } from './codecFrom'
import { looseDate, looseNumber, looseText, looseYesNo } from './looseCodecs'

/** A declared part: its codec, and how each of its fields is read. */
export type DeclaredPart<A> = t.Type<A, unknown> & { readonly fields: EntityFields }

type Said = { readonly value: string | number } | { readonly reason: AsideReason }

const textOf = (value: unknown): Said => {
  const text = decodeOr(looseText, value, null)?.trim() ?? null
  if (text === null) return { reason: 'text' }
  return text.length > retrievalCaps.words ? { reason: 'long' } : { value: text }
}

const numberOf = (value: unknown): Said => {
  const number = decodeOr(looseNumber, value, null)
  if (number === null) return { reason: 'number' }
  return Math.abs(number) > retrievalCaps.number ? { reason: 'long' } : { value: number }
}

const dateOf = (value: unknown): Said => {
  const date = isoDateOf(decodeOr(looseDate, value, ''))
  return date === null ? { reason: 'date' } : { value: date }
}

const yesNoOf = (value: unknown): Said => {
  const answer = decodeOr(looseYesNo, value, null)
  return answer === null ? { reason: 'yesNo' } : { value: answer }
}

/** By the codec that a field declares. */
const readers: ReadonlyMap<t.Mixed, (value: unknown) => Said> = new Map<t.Mixed, (value: unknown) => Said>([
  [providerCodecs.text, textOf],
  [providerCodecs.number, numberOf],
  [providerCodecs.date, dateOf],
  [providerCodecs.yesNo, yesNoOf],
])

/** A value that is there, as its field declares it, or why it cannot be. */
export const readRetrievedValue = (codec: t.Mixed, value: unknown): Said =>
  readers.get(codec)?.(value) ?? { reason: 'shape' }
