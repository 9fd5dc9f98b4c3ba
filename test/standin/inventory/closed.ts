import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Schema } from '../../contract/schema'

type Fields = Readonly<Record<string, unknown>>

const isObject = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** An object with these keys, perhaps those, and no others: what it does not know, it refuses by the name of the key. */
export class Closed extends t.Type<Fields, unknown> {
  readonly _tag = 'Closed'
  readonly needed: t.Props
  readonly optional: t.Props

  constructor(needed: t.Props, optional: t.Props) {
    const known: t.Props = { ...needed, ...optional }
    super(
      'Closed',
      (input): input is Fields => !isLeft(this.decode(input)),
      (input, context) => {
        if (!isObject(input)) return t.failure(input, context)
        const at = (key: string, of: t.Mixed): t.Context => t.appendContext(context, key, of, input[key])
        const unknown = Object.keys(input).flatMap(key =>
          Object.hasOwn(known, key)
            ? []
            : [{ value: input[key], context: at(key, t.unknown), message: 'Onbekend veld' }],
        )
        const wrong = Object.entries(known).flatMap(([key, of]) => {
          if (!Object.hasOwn(input, key) && !Object.hasOwn(needed, key)) return []
          const inner = of.validate(input[key], at(key, of))
          return isLeft(inner) ? inner.left : []
        })
        const errors = [...unknown, ...wrong]
        return errors.length > 0 ? t.failures(errors) : t.success(input)
      },
      t.identity,
    )
    this.needed = needed
    this.optional = optional
  }
}

export const closed = (needed: t.Props, optional: t.Props = {}): Closed => new Closed(needed, optional)

/** Whatever the test lets through, of which the schema says as much as it can. */
export class Checked<A> extends t.Type<A, unknown> {
  readonly _tag = 'Checked'
  readonly schema: Schema

  constructor(name: string, is: (input: unknown) => input is A, schema: Schema) {
    super(name, is, (input, context) => (is(input) ? t.success(input) : t.failure(input, context)), t.identity)
    this.schema = schema
  }
}

export const checked = <A>(name: string, is: (input: unknown) => input is A, schema: Schema): Checked<A> =>
  new Checked(name, is, schema)
