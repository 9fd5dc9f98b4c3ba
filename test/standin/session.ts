import type { FastifyRequest } from 'fastify'
import type { OfficeContext } from './officeContext'
import { Refusal } from './refusal'
import { type Session, sessionOfToken } from './store/sessions'

/** The caller's bearer token; '' without one. */
export const bearerOf = (request: FastifyRequest): string =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''

/** The caller's session; throws a 401 when the bearer token is missing, unknown or has expired. */
export async function sessionOf(office: OfficeContext, request: FastifyRequest): Promise<Session> {
  const token = bearerOf(request)
  const session = token === '' ? undefined : await sessionOfToken(office, token)
  if (session === undefined) throw new Refusal(401, 'U bent niet ingelogd, of uw sessie is verlopen.')
  return session
}
