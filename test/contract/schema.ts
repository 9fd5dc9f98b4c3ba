/** JSON Schema (2020-12), as OpenAPI 3.1 has it. */
export type Schema = Readonly<{
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  contentEncoding?: string
  contentMediaType?: string
  description?: string
  example?: unknown
  anyOf?: readonly Schema[]
  not?: Schema
  maxProperties?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
}>

const allOf = (...lists: readonly (readonly unknown[])[]): readonly unknown[] => [...new Set(lists.flat())]

/** Null is as good as leaving it out. */
export const orNull = (schema: Schema): Schema =>
  schema.enum !== undefined
    ? { ...schema, enum: allOf(schema.enum, [null]) }
    : schema.type === undefined
      ? schema
      : { ...schema, type: [...[schema.type].flat(), 'null'] }

/** What either of them allows; what they say besides is left out. */
export const union = (one: Schema, other: Schema): Schema => {
  if (one.enum !== undefined && other.enum !== undefined) return { enum: allOf(one.enum, other.enum) }
  const { description: _, example: __, ...rest } = other
  return { anyOf: [...(one.anyOf ?? [one]), rest] }
}
