import * as t from 'io-ts'
import { Checked, Closed } from '../standin/inventory/closed'
import type { Schema } from './schema'

const allOf = (props: t.Props): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, schemaOf(codec)]))

const fixed = (codec: t.Mixed): Schema | null => {
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.UnknownType) return {}
  if (codec instanceof t.KeyofType) return { enum: Object.keys(Object(codec.keys)) }
  if (codec instanceof t.LiteralType) return { const: codec.value }
  return null
}

/** What a codec takes, as JSON Schema. Throws for a kind of codec that nothing of the portal's body is made of. */
export const schemaOf = (codec: t.Mixed): Schema => {
  const known = fixed(codec)
  if (known !== null) return known
  if (codec instanceof Checked) return codec.schema
  if (codec instanceof Closed) {
    const properties = allOf({ ...codec.needed, ...codec.optional })
    return { type: 'object', properties, required: Object.keys(codec.needed), additionalProperties: false }
  }
  if (codec instanceof t.ExactType) return schemaOf(codec.type)
  if (codec instanceof t.InterfaceType)
    return { type: 'object', properties: allOf(codec.props), required: Object.keys(codec.props) }
  if (codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType)
    return { type: 'array', items: schemaOf(codec.type) }
  if (codec instanceof t.UnionType) return { anyOf: codec.types.map(schemaOf) }
  throw new Error(`No schema for the codec ${codec.name}`)
}
