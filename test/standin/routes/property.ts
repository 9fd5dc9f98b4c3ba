import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { findProperty, houseSvg } from '../data/properties'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { Refusal } from '../refusal'
import { sessionOf } from '../session'

const textOrNumber = t.union([t.string, t.number])
const optionalPart = t.union([textOrNumber, t.null, t.undefined])

const bodyCodec = t.intersection([
  t.type({ postal_code: t.string, number: textOrNumber }),
  t.partial({ number_letter: optionalPart, number_addition: optionalPart }),
])

const imageCodec = t.type({ name: t.string })

/** POST property/by_address: the house at an address, or 404; and the drawings of the houses. */
export function propertyRoute(server: FastifyInstance, office: OfficeContext): void {
  server.post('/api/portal/property/by_address', async request => {
    await sessionOf(office, request)
    const { postal_code, number, number_letter, number_addition } = decode(bodyCodec, request.body)
    const property = findProperty({
      postcode: postal_code,
      number: String(number),
      letter: String(number_letter ?? ''),
      addition: String(number_addition ?? ''),
    })
    if (property === undefined) throw new Refusal(404, 'Woning niet gevonden')
    return { data: { ...property, image: `http://${request.headers.host}${property.image}` } }
  })

  server.get('/images/property/:name', async (request, reply) => {
    const number = Number.parseInt(decode(imageCodec, request.params).name, 10)
    if (Number.isNaN(number)) throw new Refusal(404, 'Niet gevonden.')
    return reply.type('image/svg+xml').send(houseSvg(number))
  })
}
