import * as t from 'io-ts'
import { homeTypeCodec } from './data/homeTypes'
import { decode } from './decode'

const read = <A>(name: string, complaint: string, is: t.Is<A>, from: (input: unknown) => A | undefined) =>
  new t.Type<A>(
    name,
    is,
    (input, context) => {
      const value = from(input)
      return value === undefined ? t.failure(input, context, complaint) : t.success(value)
    },
    t.identity,
  )

const postcodeCodec = read('Postcode', 'Postcode moet bestaan uit 6 karakters', t.string.is, input => {
  const postcode = typeof input === 'string' ? input.replace(/\s/g, '').toUpperCase() : ''
  return /^[1-9]\d{3}[A-Z]{2}$/.test(postcode) ? postcode : undefined
})

const radiusCodec = read('Radius', 'De afstand moet 1, 5, 10 of 15 kilometer zijn', t.number.is, input =>
  [1, 5, 10, 15].find(kilometres => String(kilometres) === input),
)

const most = 12
const limits = Array.from({ length: 50 }, (_, index) => index + 1)

/** How many homes at most, from 1 to 50; 12 when that is not asked. */
export const limitCodec = read('Limit', 'De limiet moet van 1 tot en met 50 zijn', t.number.is, input =>
  input === undefined ? most : limits.find(limit => String(limit) === input),
)

const searchCodec = t.type({
  q: t.type({
    postal_code: postcodeCodec,
    radius: radiusCodec,
    type: homeTypeCodec,
  }),
  limit: limitCodec,
  sort: t.literal('price'),
})

const flatCodec = t.record(t.string, t.unknown)

/** A search as the query tells it, `q[postal_code]` and so on; throws a 422 with a text per field ('q.radius'). */
export function readSearch(query: unknown) {
  const flat = decode(flatCodec, query)
  const q = { postal_code: flat['q[postal_code]'], radius: flat['q[radius]'], type: flat['q[type]'] }
  return decode(searchCodec, { q, limit: flat.limit, sort: flat.sort })
}
