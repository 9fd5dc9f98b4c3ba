/** Makes a codec from a function that reads a loosely shaped value, and decodes a value with a fallback. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/**
 * A codec from a function that reads a value, or answers undefined when it cannot. For answers of offices, whose shapes
 * vary more than a codec of fixed keys can say. Encodes to the value itself.
 */
export const codecFrom = <A>(name: string, read: (value: unknown) => A | undefined): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    name,
    (value): value is A => read(value) !== undefined,
    (value, context) => {
      const result = read(value)
      return result === undefined ? t.failure(value, context) : t.success(result)
    },
    value => value,
  )

/** What a codec reads from a value, or `otherwise` when it does not decode. */
export const decodeOr = <A, B>(codec: t.Decoder<unknown, A>, value: unknown, otherwise: B): A | B => {
  const read = codec.decode(value)
  return E.isRight(read) ? read.right : otherwise
}
