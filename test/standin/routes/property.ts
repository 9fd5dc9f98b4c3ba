import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as t from 'io-ts'
import type { Property } from '../data/properties'
import { centreOf, propertiesNear, propertyAt, propertyOf } from '../data/propertyLookUp'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { limitCodec, readSearch } from '../propertySearch'
import { Refusal } from '../refusal'
import { sessionOf } from '../session'
import { type SlowPictures, slowPictures } from '../slowPictures'
import { propertyPicturePath } from './propertyPicture'

const textOrNumber = t.union([t.string, t.number])
const optionalPart = t.union([textOrNumber, t.null, t.undefined])

const addressCodec = t.intersection([
  t.type({ postal_code: t.string, number: textOrNumber }),
  t.partial({ number_letter: optionalPart, number_addition: optionalPart }),
])
const idCodec = t.type({ id: t.string })
const oneCodec = t.type({ limit: limitCodec })

/** The four ways to look up homes: at an address, near a postcode, by id, and whether the picture of one is there yet. */
export function propertyRoutes(server: FastifyInstance, office: OfficeContext): void {
  const slow = slowPictures()

  server.post('/api/portal/property/by_address', async request => {
    const { customer_id } = await sessionOf(office, request)
    const { postal_code, number, number_letter, number_addition } = decode(addressCodec, request.body)
    const property = found(propertyAt(postal_code, String(number), `${number_letter ?? ''}${number_addition ?? ''}`))
    const { street, city } = property.address
    return { data: { ...answerFor(property, { request, slow, customer_id }), street, city } }
  })

  server.get('/api/portal/jumba/properties/radius', async request => {
    const { customer_id } = await sessionOf(office, request)
    const { q, limit } = readSearch(request.query)
    const near = propertiesNear({ postcode: q.postal_code, kilometres: q.radius, homeType: q.type }).slice(0, limit)
    return {
      data: near.map(property => answerFor(property, { request, slow, customer_id })),
      center: centreOf(q.postal_code) ?? null,
    }
  })

  server.get('/api/portal/jumba/properties/:id', async request => {
    const { customer_id } = await sessionOf(office, request)
    decode(oneCodec, request.query)
    const property = found(propertyOf(decode(idCodec, request.params).id))
    return { data: answerFor(property, { request, slow, customer_id }) }
  })

  server.get('/api/portal/jumba/properties/:id/status', async request => {
    const { customer_id } = await sessionOf(office, request)
    const { id, picture } = found(propertyOf(decode(idCodec, request.params).id))
    const isPending = picture === 'never' || (picture === 'slow' && !slow.ask(customer_id, id))
    return { data: { status: isPending ? 'pending' : 'ready' } }
  })
}

function found(property: Property | undefined): Property {
  if (property === undefined) throw new Refusal(404, 'Woning niet gevonden')
  return property
}

type Asking = { readonly request: FastifyRequest; readonly slow: SlowPictures; readonly customer_id: string }

/** A home as the portal reads it; `image` is the address of the picture without its query, '' while there is none. */
function answerFor({ id, picture, value_low, value_high, address, position }: Property, asking: Asking) {
  const { request, slow, customer_id } = asking
  const isThere = picture === 'ready' || (picture === 'slow' && slow.isReady(customer_id, id))
  const image = isThere ? `http://${request.headers.host}${propertyPicturePath(id)}` : ''
  return { id, image, value_low, value_high, address, ...position }
}
