/**
 * Writes what is wrong with a key of `portal.json` as part of a Dutch sentence: which key, what is wanted and what
 * stands there.
 */

import type * as t from 'io-ts'

const wantedOf: Readonly<Record<string, string>> = {
  boolean: 'moet true of false zijn',
  string: 'moet tekst tussen aanhalingstekens zijn',
}

const wanted = ({ message, context }: t.ValidationError): string => {
  const expected = context[context.length - 1]?.type.name ?? ''
  const shape = expected.startsWith('Readonly') ? 'moet een lijst tussen [ en ] zijn' : 'moet tussen { en } staan'
  return message ?? wantedOf[expected] ?? shape
}

const longest = 60

/** A value as it stands in the file, cut off where it is long. */
export const quotedValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text.length > longest ? `${text.slice(0, longest)}...` : text
}

/** A row of `hosts` by the name of its host, or by its place where it has none. */
export const hostRowName = (row: unknown, at: number): string => {
  const name = typeof row === 'object' && row !== null && 'host' in row ? row.host : null
  return typeof name === 'string' && name !== '' ? name : `rij ${at + 1} van 'hosts'`
}

/** A key of the file, and of a row of `hosts` whose row it is. */
const placeOf = (context: t.Context): string => {
  const [first, second, ...deeper] = context.filter(({ key }) => key !== '')
  if (first === undefined) return 'het bestand'
  if (first.key !== 'hosts' || second === undefined) return `'${context.flatMap(({ key }) => key || []).join('.')}'`
  const row = hostRowName(second.actual, Number(second.key))
  return deeper.length === 0 ? row : `'${deeper.map(({ key }) => key).join('.')}' bij ${row}`
}

export const portalConfigError = (error: t.ValidationError): string => {
  const place = placeOf(error.context)
  if (error.value === undefined && place === 'het bestand') return `${place} ontbreekt`
  if (error.value === undefined) return `${place} ontbreekt en ${wanted(error)}`
  return `${place} ${wanted(error)} (er staat ${quotedValue(error.value)})`
}
