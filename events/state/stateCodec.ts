/** Encodes the state as a text for a snapshot and decodes it, null where it does not fit this catalogue. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Catalogue } from '../../domain/engine/catalogue'
import { parseLine } from '../record/parseLine'
import { fieldRows, type State, stateKeys, stateOf } from './state'

const encoded = <K extends keyof State>(state: State, key: K): unknown => fieldRows[key].encode(state[key])

export const encodeState = (state: State): string =>
  JSON.stringify(Object.fromEntries(stateKeys.map(key => [key, encoded(state, key)])))

/** The state that `encodeState` wrote; null for what is no such text, or does not have the shape of this catalogue. */
export const decodeState = (catalogue: Catalogue, text: string): State | null => {
  const plain = t.UnknownRecord.decode(parseLine(text))
  if (E.isLeft(plain)) return null
  const values: Record<string, unknown> = {}
  for (const key of stateKeys) {
    const value = fieldRows[key].decode(catalogue, plain.right[key])
    if (E.isLeft(value)) return null
    values[key] = value.right
  }
  return stateOf(values)
}
