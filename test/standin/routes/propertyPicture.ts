import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { housePicture } from '../data/housePicture'
import { propertyOf } from '../data/propertyLookUp'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { Refusal } from '../refusal'

const parametersCodec = t.type({ name: t.string })
const queryCodec = t.partial({ validate: t.string, key: t.string })

export const propertyPicturePath = (id: string): string => `/api/portal/jumba/pictures/${id}.svg`

/**
 * The pictures of homes, for whoever has the key: a page shows them without a session, on another host than the office's,
 * and keeps them for a day.
 */
export function propertyPictureRoute(server: FastifyInstance, office: OfficeContext): void {
  server.get('/api/portal/jumba/pictures/:name', async (request, reply) => {
    const { validate, key } = decode(queryCodec, request.query)
    if (validate !== 'true' || key === undefined || key === '' || !office.imageKeys.includes(key)) {
      throw new Refusal(403, 'Deze afbeelding is niet vrij te bekijken.')
    }
    const [, id] = /^(.+)\.svg$/.exec(decode(parametersCodec, request.params).name) ?? []
    const property = id === undefined ? undefined : propertyOf(id)
    if (property === undefined || property.picture === 'none' || property.picture === 'never') {
      throw new Refusal(404, 'Niet gevonden.')
    }
    return reply
      .headers({ 'cache-control': 'private, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/svg+xml')
      .send(housePicture(property.homeType, property.id))
  })
}
