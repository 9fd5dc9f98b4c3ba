import Fastify from 'fastify'
import { listen } from './listen'
import { isLoopbackHost } from './loopback'
import type { Running } from './office'

const page = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>Gegevens ophalen</title></head>
<body><p>De dienst is tijdelijk niet beschikbaar</p></body></html>`

/** Starts the origin of the data-retrieval provider on the loopback address; for now it says that it is closed. */
export async function startProvider(settings: { readonly port: number }): Promise<Running> {
  const server = Fastify({ forceCloseConnections: true })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // The portal shows this page in a frame, so it may be framed by pages of this machine.
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*",
    })
    if (!isLoopbackHost(request.headers.host)) return reply.code(421).send({ message: 'Onbekende host.' })
  })
  server.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Niet gevonden.' }))
  const url = await listen(server, settings.port, 'PROVIDER_PORT')
  return { url, close: () => server.close().then(() => undefined) }
}
