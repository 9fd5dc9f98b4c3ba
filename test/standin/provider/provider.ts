import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { retrievedHouseholds } from '../data/retrieved/households'
import { listen } from '../listen'
import { isLoopbackHost } from '../loopback'
import type { Running } from '../office'
import { page } from './page'
import { css } from './style'

const script = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'play.mjs'), 'utf8')

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // The portal shows this page in a frame, so it may be framed by pages of this machine.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*",
}

/**
 * Starts the origin of the data-retrieval provider on the loopback address: a page on which one plays every outcome with
 * one of its households, or sends any message at all.
 */
export async function startProvider(settings: {
  readonly port: number
  /** Milliseconds; the system's clock unless a test sets its own. */
  readonly now?: () => number
}): Promise<Running> {
  const now = settings.now ?? Date.now
  const server = Fastify({ forceCloseConnections: true })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (!isLoopbackHost(request.headers.host)) return reply.code(421).send({ message: 'Onbekende host.' })
  })
  server.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  server.get('/stijl.css', (_, reply) => reply.type('text/css; charset=utf-8').send(css))
  server.get('/spel.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  for (const [name, household] of Object.entries(retrievedHouseholds))
    server.get(`/huishoudens/${name}.json`, async () => household(new Date(now()).getFullYear()))
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Niet gevonden.' }))
  const url = await listen(server, settings.port, 'PROVIDER_PORT')
  return { url, close: () => server.close().then(() => undefined) }
}
