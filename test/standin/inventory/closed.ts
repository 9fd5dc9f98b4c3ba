import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** An object with these keys, perhaps those, and no others: what it does not know, it refuses by the name of the key. */
export const closed = (needed: t.Props, optional: t.Props = {}): t.Type<Fields, unknown> => {
  const known: t.Props = { ...needed, ...optional }
  const codec: t.Type<Fields, unknown> = new t.Type(
    'Closed',
    (input): input is Fields => !isLeft(codec.decode(input)),
    (input, context) => {
      if (!isObject(input)) return t.failure(input, context)
      const at = (key: string, of: t.Mixed): t.Context => t.appendContext(context, key, of, input[key])
      const unknown = Object.keys(input).flatMap(key =>
        Object.hasOwn(known, key) ? [] : [{ value: input[key], context: at(key, t.unknown), message: 'Onbekend veld' }],
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
  return codec
}

/** Whatever the test lets through. */
export const checked = <A>(name: string, is: (input: unknown) => input is A): t.Type<A, unknown> =>
  new t.Type(name, is, (input, context) => (is(input) ? t.success(input) : t.failure(input, context)), t.identity)
