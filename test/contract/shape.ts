import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { isWireRecord, isWrapper } from '../../events/effects/wire/wireRecord'
import type { Schema } from './schema'

/**
 * What an answer of an office may look like, as data: the reader of `events/effects/wire` that it belongs to reads these
 * keys and no others (a test counts them), and each leaf as its codec does.
 */
export type Shape = Leaf | ObjectShape | ListShape

/** One value. `null` says the same as leaving it out. */
export interface Leaf {
  readonly tag: 'leaf'
  readonly codec: t.Decoder<unknown, unknown>
  readonly schema: Schema
}

export interface ObjectShape {
  readonly tag: 'object'
  /** The name of the entity in `openapi.json`. */
  readonly name: string
  readonly keys: Readonly<Record<string, Shape>>
  /** Without these the portal does not take the answer, or the item. */
  readonly required: readonly string[]
  /** Whether it may stand in `{data: ...}`. */
  readonly wraps: boolean
  /** What is worth knowing of it. */
  readonly says?: string
}

export interface ListShape {
  readonly tag: 'list'
  readonly of: ObjectShape
  readonly wraps: boolean
  /** Whether one object may stand in its place. */
  readonly orOne: boolean
}

export const object = (
  name: string,
  keys: Readonly<Record<string, Shape>>,
  { required = [], wraps = true, says }: Partial<Pick<ObjectShape, 'required' | 'wraps' | 'says'>> = {},
): ObjectShape => ({ tag: 'object', name, keys, required, wraps, ...(says === undefined ? {} : { says }) })

export const list = (
  of: ObjectShape,
  { wraps = true, orOne = false }: { readonly wraps?: boolean; readonly orOne?: boolean } = {},
): ListShape => ({ tag: 'list', of, wraps, orOne })

/**
 * Where an answer differs. `missing` and `wrong` are not taken; `unreadable` is read as if it were not there; `unknown` is
 * not looked at. `at` is a dotted path; values are never told, they may be a customer's.
 */
export interface Difference {
  readonly at: string
  readonly what: 'missing' | 'wrong' | 'unreadable' | 'unknown'
}

const below = (at: string, key: string | number): string => (at === '' ? String(key) : `${at}.${key}`)

const unwrap = (value: unknown, at: string, wraps: boolean): readonly [value: unknown, at: string] =>
  wraps && isWrapper(value) ? unwrap(value.data, below(at, 'data'), wraps) : [value, at]

const inObject = (shape: ObjectShape, given: unknown, from: string): readonly Difference[] => {
  const [value, at] = unwrap(given, from, shape.wraps)
  if (!isWireRecord(value)) return [{ at, what: 'wrong' }]
  const missing = shape.required.filter(key => (value[key] ?? null) === null)
  return [
    ...missing.map((key): Difference => ({ at: below(at, key), what: 'missing' })),
    ...Object.entries(value).flatMap(([key, inner]): readonly Difference[] => {
      const known = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined
      if (known === undefined) return [{ at: below(at, key), what: 'unknown' }]
      return inner === null ? [] : differences(known, inner, below(at, key))
    }),
  ]
}

const inList = (shape: ListShape, given: unknown, from: string): readonly Difference[] => {
  const [value, at] = unwrap(given, from, shape.wraps)
  if (Array.isArray(value)) return value.flatMap((item, nth) => inObject(shape.of, item, below(at, nth)))
  return shape.orOne ? inObject(shape.of, value, at) : [{ at, what: 'wrong' }]
}

/** Every place in which a value is not as its shape says. */
export const differences = (shape: Shape, value: unknown, at = ''): readonly Difference[] => {
  switch (shape.tag) {
    case 'leaf':
      return E.isRight(shape.codec.decode(value)) ? [] : [{ at, what: 'unreadable' }]
    case 'object':
      return inObject(shape, value, at)
    case 'list':
      return inList(shape, value, at)
  }
}
