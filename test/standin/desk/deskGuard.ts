import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal'

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The desk is for whoever sits at this machine: no other site's page may read it or make it do things. */
export function guardDesk(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': pagePolicy,
      // With 'no-referrer' a browser hides the origin of its own forms too.
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isFromHere(request, isRead)) throw new Refusal(403, 'De balie neemt niets aan van een andere site.')
  })
}

/** A link from another page may open the desk; only its own pages, or no browser at all, may change something. */
function isFromHere(request: FastifyRequest, isRead: boolean): boolean {
  const { origin, host, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers
  if (origin !== undefined && origin !== `http://${host}`) return false
  if (site === undefined || site === 'same-origin' || site === 'none') return true
  return isRead && mode === 'navigate'
}
