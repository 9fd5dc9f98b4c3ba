/**
 * Compiles an io-ts codec into a fast decoder that gives the value, or only that it is refused, for what is decoded
 * thousands of times.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** What a reader answers where its codec does not decode. */
export const notDecoded: unique symbol = Symbol('refused')

/** What a codec decodes a value to, without saying what was wrong with one that it refuses. */
export type CompiledDecoder<A> = (value: unknown) => A | typeof notDecoded

type Read = CompiledDecoder<unknown>
type Fields = Readonly<Record<string, unknown>>
type Members = readonly (readonly [key: string, read: Read])[]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const membersOf = (props: t.Props): Members => Object.entries(props).map(([key, codec]) => [key, readOf(codec)])

const fields =
  (members: Members): Read =>
  value => {
    if (!isFields(value)) return notDecoded
    let changed: Record<string, unknown> | null = null
    for (const [key, read] of members) {
      const stored = value[key]
      const now = read(stored)
      if (now === notDecoded) return notDecoded
      if (now === stored && (now !== undefined || Object.hasOwn(value, key))) continue
      changed ??= { ...value }
      changed[key] = now
    }
    return changed ?? value
  }

/** Leaves out what is not declared. */
const exactly = (read: Read, props: t.Props): Read => {
  const declared = new Set(Object.keys(props))
  return value => {
    const now = read(value)
    if (!isFields(now)) return now
    for (const key in now)
      if (!declared.has(key)) return Object.fromEntries(Object.entries(now).filter(([name]) => declared.has(name)))
    return now
  }
}

const list =
  (read: Read): Read =>
  value => {
    if (!Array.isArray(value)) return notDecoded
    let changed: unknown[] | null = null
    for (let i = 0; i < value.length; i++) {
      const now = read(value[i])
      if (now === notDecoded) return notDecoded
      if (now === value[i]) continue
      changed ??= value.slice()
      changed[i] = now
    }
    return changed ?? value
  }

const firstOf =
  (reads: readonly Read[]): Read =>
  value => {
    for (const read of reads) {
      const now = read(value)
      if (now !== notDecoded) return now
    }
    return notDecoded
  }

const asItIs =
  ({ is }: t.Mixed): Read =>
  value =>
    is(value) ? value : notDecoded

const onlyWhere =
  (read: Read, holds: (value: unknown) => boolean): Read =>
  value => {
    const now = read(value)
    return now !== notDecoded && holds(now) ? now : notDecoded
  }

const decoded =
  ({ decode }: t.Mixed): Read =>
  value => {
    const outcome = decode(value)
    return E.isRight(outcome) ? outcome.right : notDecoded
  }

/** All of them; where one makes something else of a value, the codec says how that comes together. */
const allOf =
  (reads: readonly Read[], otherwise: Read): Read =>
  value => {
    for (const read of reads) {
      const now = read(value)
      if (now !== value) return now === notDecoded ? notDecoded : otherwise(value)
    }
    return value
  }

const readOf = (codec: t.Mixed): Read => {
  if (codec instanceof t.StringType) return value => (typeof value === 'string' ? value : notDecoded)
  if (codec instanceof t.NumberType) return value => (typeof value === 'number' ? value : notDecoded)
  if (codec instanceof t.UnknownType) return value => value
  if (codec instanceof t.BooleanType || codec instanceof t.NullType || codec instanceof t.KeyofType)
    return asItIs(codec)
  if (codec instanceof t.LiteralType) return value => (value === codec.value ? codec.value : notDecoded)
  if (codec instanceof t.RefinementType) return onlyWhere(readOf(codec.type), codec.predicate)
  if (codec instanceof t.ReadonlyType) return readOf(codec.type)
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return list(readOf(codec.type))
  if (codec instanceof t.InterfaceType) return fields(membersOf(codec.props))
  if (codec instanceof t.ExactType && codec.type instanceof t.InterfaceType)
    return exactly(readOf(codec.type), codec.type.props)
  if (codec instanceof t.UnionType) return firstOf(codec.types.map(readOf))
  if (codec instanceof t.IntersectionType) return allOf(codec.types.map(readOf), decoded(codec))
  return decoded(codec)
}

/**
 * A codec that is asked for thousands of values, put together once: it reads what the codec reads, to the same value, and
 * says of any other only that it is refused. Of a kind of codec that is not known here the codec itself is asked.
 */
export const compileDecoder = <A>(codec: t.Mixed & t.Decoder<unknown, A>): CompiledDecoder<A> => {
  let read: Read | null = null
  return value => {
    read ??= readOf(codec)
    // What a codec reads is what its type says; a law holds the two equal.
    return read(value) as A | typeof notDecoded
  }
}
