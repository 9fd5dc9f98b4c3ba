import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { type FieldErrors, refuseFields } from './refusal'

/** The decoded body or query; throws a 422 with a text per field that does not decode. */
export function decode<A>(codec: t.Decoder<unknown, A>, value: unknown): A {
  const decoded = codec.decode(value)
  if (isLeft(decoded)) throw refuseFields(fieldErrors(decoded.left))
  return decoded.right
}

/** Text, or nothing at all: portals send null and '' for what was left open. */
export const optionalText = t.union([t.string, t.null, t.undefined])

/** The first text per dotted path. */
export function fieldErrors(errors: t.Errors): FieldErrors {
  const entries = errors.map(error => [pathOf(error.context), textOf(error)] as const)
  return Object.fromEntries(entries.map(([path, text]) => [path, [text]]))
}

/** Keys of unions and intersections are positions in the codec, not in the body. */
function pathOf(context: t.Context): string {
  const keys = context.flatMap(({ key }, index) => {
    const parent = context[index - 1]?.type
    return parent instanceof t.UnionType || parent instanceof t.IntersectionType ? [] : [key]
  })
  return keys.filter(key => key !== '').join('.')
}

const textOf = (error: t.ValidationError): string =>
  error.message ?? (error.value === undefined ? 'Dit veld is verplicht' : 'Ongeldige waarde')
