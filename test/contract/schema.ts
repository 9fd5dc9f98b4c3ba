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
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
}>

/** Null is as good as leaving it out. */
export const orNull = (schema: Schema): Schema =>
  schema.enum !== undefined
    ? { ...schema, enum: [...schema.enum, ...(schema.enum.includes(null) ? [] : [null])] }
    : schema.type === undefined
      ? schema
      : { ...schema, type: [...[schema.type].flat(), 'null'] }
