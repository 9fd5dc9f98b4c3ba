import type { FastifyReply, FastifyRequest } from 'fastify'

const allowedMethods = 'GET, POST, PUT, OPTIONS'
const allowedHeaders = 'authorization, content-type, accept'

/** Only the login call is sent with credentials (spec 1 section 7). */
const pathWithCredentials = '/api/login'

/** Lets a known origin read the answer; says whether the call may go on (a call without an origin is no browser's). */
export function allowOrigin(
  origins: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): boolean {
  reply.header('vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!origins.includes(origin)) return false
  reply.header('access-control-allow-origin', origin)
  if (path === pathWithCredentials) reply.header('access-control-allow-credentials', 'true')
  return true
}

/** Answers the browser's question beforehand. */
export function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-methods', allowedMethods)
    .header('access-control-allow-headers', allowedHeaders)
    .header('access-control-max-age', '600')
    .code(204)
    .send()
}
