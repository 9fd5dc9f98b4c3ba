import fc from 'fast-check'
import type { Schema } from './schema'

export type Schemas = Readonly<Record<string, Schema>>

const patterns = new Map<string, fc.Arbitrary<string>>()

/** One arbitrary for each pattern: they take long to make. */
const matching = (pattern: string): fc.Arbitrary<string> => {
  const made = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'xsmall' })
  patterns.set(pattern, made)
  return made
}

const ofText = ({ pattern, minLength = 0, maxLength = 12 }: Schema): fc.Arbitrary<string> =>
  pattern === undefined ? fc.string({ minLength, maxLength: Math.min(maxLength, 12) }) : matching(pattern)

const ofNumber = ({ minimum = -1e9, maximum = 1e9 }: Schema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) }),
    fc.double({ min: minimum, max: maximum, noNaN: true }).filter(value => !Object.is(value, -0)),
    fc.constantFrom(minimum, maximum, 0, 1),
  )

const ofType = (type: string, schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'string':
      return ofText(schema)
    case 'number':
      return ofNumber(schema)
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, schemas), { maxLength: 2 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, valuesOf(inner, schemas)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      )
    default:
      throw new Error(`No values of the type ${type}`)
  }
}

/** Values that a JSON Schema allows, made from the schema alone. Throws for a type that the document does not use. */
export const valuesOf = (schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> => {
  if (schema.$ref !== undefined) {
    const named = schemas[schema.$ref.replace('#/components/schemas/', '')]
    if (named === undefined) throw new Error(`No schema ${schema.$ref}`)
    return valuesOf(named, schemas)
  }
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(one => valuesOf(one, schemas)))
  if (schema.type === undefined) return fc.constantFrom(null, 'tekst', [1, '2'], { a: { b: false } })
  return fc.oneof(...[schema.type].flat().map(type => ofType(type, schema, schemas)))
}
