import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { refuseFields } from '../refusal'
import { newToken } from '../secret'
import { sessionOf } from '../session'

const bodyCodec = t.type({ portal_invitation_id: t.union([t.string, t.number]) })

/** POST iwize/token/by_portal_invitation: what the provider's page is opened with, for the caller's own invitation. */
export function iwizeTokenRoute(server: FastifyInstance, office: OfficeContext): void {
  server.post('/api/portal/iwize/token/by_portal_invitation', async request => {
    const session = await sessionOf(office, request)
    const { portal_invitation_id: id } = decode(bodyCodec, request.body)
    if (String(id) !== session.invitation_id)
      throw refuseFields({ portal_invitation_id: ['Deze uitnodiging is niet van u.'] })
    return { data: { token: jwtOf(id, office.now()) } }
  })
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** In the shape of a JWT; nobody checks the signature. */
const jwtOf = (subject: string | number, now: number): string =>
  [part({ alg: 'HS256', typ: 'JWT' }), part({ sub: String(subject), iat: Math.floor(now / 1000) }), newToken()].join(
    '.',
  )
