import { isWireRecord } from '../../events/effects/wire/wireRecord'
import { namedSchemas } from './leaves'
import { isoDate, orEmpty } from './patterns'
import { orNull, type Schema } from './schema'

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const bare = ({ description: _, example: __, ...rest }: Schema): Schema => rest

/** Choices are the same in any order. */
const keyOf = (schema: Schema): string => {
  const { enum: choices, ...rest } = bare(schema)
  return JSON.stringify([rest, choices?.map(choice => JSON.stringify(choice)).toSorted()])
}

/** As an answer of a question may be: empty too, or null. */
const told = (schema: Schema): Schema =>
  orNull(
    schema.enum !== undefined
      ? { ...schema, enum: [...new Set([...schema.enum, ''])] }
      : schema.pattern === undefined
        ? schema
        : { ...schema, pattern: orEmpty(schema.pattern) },
  )

const leaves: readonly (readonly [string, Schema])[] = Object.entries(namedSchemas).flatMap(([name, schema]) => [
  [name, schema] as const,
  [`${name}OrNull`, orNull(schema)] as const,
  [`${name}OrEmpty`, told(schema)] as const,
])

const isoDateOrEmpty: Schema = { type: 'string', pattern: `^${isoDate}$|^$` }

/** What the portal sends at a question: as it writes it, or as the office told it. */
const sent: readonly (readonly [string, Schema])[] = [
  ['IsoDateOrEmpty', isoDateOrEmpty],
  ['SentText', { anyOf: [{ type: 'string' }, ref('TextOrNull')] }],
  ['SentDate', { anyOf: [ref('IsoDateOrEmpty'), ref('DateOrEmpty')] }],
  ['SentAmount', { anyOf: [{ type: 'number' }, { const: '' }, ref('AmountOrEmpty')] }],
  ['SentPercentage', { anyOf: [{ type: 'number' }, { const: '' }, ref('DecimalOrEmpty')] }],
  ['SentId', { anyOf: [{ type: ['string', 'number'] }, ref('IdOrNull')] }],
]

const answerName = 'Answer'

/** Every question of PUT customer is one. */
const answer: Schema = {
  type: 'object',
  description: 'The title of a question, as the customer read it, and its answer',
  properties: { title: { type: 'string' }, value: {} },
  required: ['title', 'value'],
  additionalProperties: false,
}

const isAnswer = ({ properties, required, additionalProperties }: Schema): boolean =>
  additionalProperties === false && required?.join() === 'title,value' && Object.keys(properties ?? {}).length === 2

const named = new Map<string, string>(
  // Of two names of the same, the first counts.
  [...leaves, ...sent].map(([name, schema]) => [keyOf(schema), name] as const).toReversed(),
)

const defined: Readonly<Record<string, Schema>> = { ...Object.fromEntries([...leaves, ...sent]), [answerName]: answer }

/** Puts a name in place of each schema that many keys have, and tells the schemas of the names that it used. */
export const sharing = () => {
  const used = new Set<string>()

  const shortened = (schema: Schema): Schema => {
    const name = named.get(keyOf(schema))
    if (name !== undefined) {
      used.add(name)
      const { description, example } = schema
      return {
        ...ref(name),
        ...(description === undefined ? {} : { description }),
        ...(example === undefined ? {} : { example }),
      }
    }
    if (!isAnswer(schema)) return schema
    used.add(answerName)
    return { ...ref(answerName), properties: schema.properties ?? {} }
  }

  // The casts: a list stays a list, and what is no list and not read as a schema keeps its keys.
  const share = <A>(node: A): A => {
    if (Array.isArray(node)) return node.map(share) as A
    if (!isWireRecord(node)) return node
    return shortened(Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, share(inner)])) as Schema) as A
  }

  const schemas = (): Readonly<Record<string, Schema>> =>
    Object.fromEntries(Object.entries(defined).filter(([name]) => used.has(name)))

  return { share, schemas }
}
