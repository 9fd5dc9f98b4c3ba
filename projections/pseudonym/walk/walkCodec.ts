/**
 * Makes from a codec the function that replaces each single value by its privacy class's visitor and drops what the
 * codec does not declare.
 */
import type * as t from 'io-ts'
import { fieldEquivalence } from '../../../domain/language/equivalence'
import type { EntityField, EntityFields, Equivalence } from '../../../domain/language/privacy'

/**
 * What becomes of a value, by what must stay of it. `within` is the object or pair that it stands in: the path beside an
 * answer; `name` is that of its field, '' in a pair.
 */
export type LeafVisitor = (value: unknown, within: unknown, name?: string) => unknown
export type LeafVisitors = Readonly<Record<Equivalence, LeafVisitor>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

interface CodecShape {
  readonly fields?: EntityFields
  readonly members?: readonly EntityField[]
  readonly _tag?: string
  readonly type?: t.Mixed
  readonly types?: readonly t.Mixed[]
}

/** What a codec is made of; io-ts types a codec by what it reads, and its kind stands in `_tag`. */
const declaredBy = (codec: t.Mixed): CodecShape => codec as unknown as CodecShape

/** Codecs that read only what the code itself says: nothing of a person fits in them. */
const closedTags: ReadonlySet<string> = new Set(['LiteralType', 'KeyofType', 'BooleanType', 'NullType'])
const singleTags: ReadonlySet<string> = new Set(['StringType', 'NumberType', 'UnknownType', 'RefinementType'])

/** Whether a codec reads single values alone, an answer's list of keys included. */
const isLeaf = (codec: t.Mixed): boolean => {
  const { _tag: tag, fields, members, type, types } = declaredBy(codec)
  if (fields !== undefined || members !== undefined) return false
  if (tag === undefined || singleTags.has(tag) || closedTags.has(tag)) return true
  if (tag === 'UnionType') return types?.every(isLeaf) === true
  return tag === 'ReadonlyArrayType' && codec.name !== 'ReadonlyArray' && type !== undefined && isLeaf(type)
}

const walkFields = (fields: EntityFields, leaves: LeafVisitors): LeafVisitor => {
  const walks = Object.entries(fields).map(([key, field]) => [key, walkField(field, leaves)] as const)
  return value => {
    if (!isObject(value)) return value
    const replaced: Record<string, unknown> = {}
    for (const [key, walk] of walks) if (Object.hasOwn(value, key)) replaced[key] = walk(value[key], value, key)
    return replaced
  }
}

const walkField = (field: EntityField, leaves: LeafVisitors): LeafVisitor =>
  walkCodec(field.codec, fieldEquivalence(field), leaves)

/** @throws where a codec is built in a way that is not known here: the build must fail then */
export const walkCodec = (codec: t.Mixed, keeps: Equivalence, leaves: LeafVisitors): LeafVisitor => {
  const { _tag: tag, fields, members, type, types } = declaredBy(codec)
  if (fields !== undefined) return walkFields(fields, leaves)
  if (members !== undefined) {
    const walks = members.map(member => walkField(member, leaves))
    return value => (Array.isArray(value) ? walks.map((walk, at) => walk(value[at], value)) : value)
  }
  if (tag !== undefined && closedTags.has(tag)) return value => value
  if (tag === 'ReadonlyArrayType' && type !== undefined) {
    const walk = walkCodec(type, keeps, leaves)
    return (value, within, name) =>
      Array.isArray(value) ? value.map((one: unknown) => walk(one, within, name)) : value
  }
  if (tag === 'UnionType' && types?.some(one => !isLeaf(one))) {
    const [whole, ...rest] = types.filter(one => declaredBy(one)._tag !== 'NullType')
    if (whole === undefined || rest.length > 0) throw new TypeError(`${codec.name} declares no privacy class`)
    const walk = walkCodec(whole, keeps, leaves)
    return (value, within, name) => (value === null ? null : walk(value, within, name))
  }
  if (!isLeaf(codec)) throw new TypeError(`${codec.name} declares no privacy class`)
  const leaf = leaves[keeps]
  return (value, within, name) => (value === null ? null : leaf(value, within, name))
}
