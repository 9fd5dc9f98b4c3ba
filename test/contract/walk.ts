import { isWireRecord, unwrapped } from '../../events/effects/wire/wireRecord'
import type { Leaf, ListShape, ObjectShape, Shape } from './shape'

/** A value that the portal reads: where it stands in the answer, and the keys that lead to it, '*' for a place in a list. */
export interface LeafFound {
  readonly tag: 'leaf'
  readonly at: string
  readonly keys: readonly string[]
  readonly value: unknown
  readonly leaf: Leaf
}

/** A list, or what stands where one is due. */
export interface ListFound {
  readonly tag: 'list'
  readonly at: string
  readonly shape: ListShape
  readonly value: unknown
  readonly items: readonly { readonly at: string; readonly value: unknown }[]
}

type Found = LeafFound | ListFound

const below = (at: string, key: string | number): string => (at === '' ? String(key) : `${at}.${key}`)

/** What is wrapped, with its place. */
const unwrap = (value: unknown, at: string): readonly [value: unknown, at: string] => {
  const inner = unwrapped(value)
  let reached = value
  let place = at
  while (inner !== null && isWireRecord(reached) && reached !== inner) {
    reached = reached.data
    place = below(place, 'data')
  }
  return [reached, place]
}

const inObject = (shape: ObjectShape, given: unknown, from: string, keys: readonly string[]): readonly Found[] => {
  const [value, at] = shape.wraps ? unwrap(given, from) : [given, from]
  if (!isWireRecord(value)) return []
  return Object.entries(shape.keys).flatMap(([key, inner]) =>
    Object.hasOwn(value, key) ? within(inner, value[key], below(at, key), [...keys, key]) : [],
  )
}

const inList = (shape: ListShape, given: unknown, from: string, keys: readonly string[]): readonly Found[] => {
  const isWrapped = shape.wraps && isWireRecord(given) && Array.isArray(given.data)
  const [value, at] = isWrapped ? [given.data, below(from, 'data')] : unwrap(given, from)
  const items = (Array.isArray(value) ? value : [value]).map((one: unknown, nth) => {
    const [item, place] = unwrap(one, Array.isArray(value) ? below(at, nth) : at)
    return { at: place, value: item }
  })
  return [
    { tag: 'list', at, shape, value, items },
    ...items.flatMap(item => inObject(shape.of, item.value, item.at, [...keys, '*'])),
  ]
}

const within = (shape: Shape, value: unknown, at: string, keys: readonly string[]): readonly Found[] => {
  if (value === null) return []
  switch (shape.tag) {
    case 'leaf':
      return [{ tag: 'leaf', at, keys, value, leaf: shape }]
    case 'object':
      return inObject(shape, value, at, keys)
    case 'list':
      return inList(shape, value, at, keys)
  }
}

/** The values alone. */
export const leavesOf = (shape: Shape, body: unknown): readonly LeafFound[] =>
  walk(shape, body).filter(found => found.tag === 'leaf')

/** Every value and list that the portal looks at in an answer, in the order of the shape; null is nothing. */
export const walk = (shape: Shape, body: unknown): readonly Found[] => within(shape, body, '', [])
