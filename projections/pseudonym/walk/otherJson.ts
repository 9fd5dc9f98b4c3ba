/** Replaces texts, numbers and member names in stored JSON for a pseudonymised log. */
import type { Json } from '../../../domain/language/json'
import { keptJson, keptJsonCodec } from '../../../domain/language/json'

/** What becomes of a text or a number that stands in JSON. */
type OtherScalar = (value: string | number) => string | number

/** JSON built as this is, with other texts, numbers and names of members. */
const other = (value: Json, scalar: OtherScalar): Json => {
  if (typeof value === 'string') return value === '' ? '' : scalar(value)
  if (typeof value === 'number') return scalar(value)
  if (typeof value !== 'object' || value === null) return value
  const inner = (one: Json): Json => other(one, scalar)
  if (isList(value)) return value.map(inner)
  // What a member is called may say something too.
  return Object.fromEntries(Object.values(value).map((one, at) => [`k${at}`, inner(one)]))
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** JSON text with other values in it; 'null' where that would be more than is kept. */
export const otherJson = (kept: string, scalar: OtherScalar): string => {
  const replaced = JSON.stringify(other(keptJson(kept), scalar))
  return keptJsonCodec.is(replaced) ? replaced : 'null'
}
