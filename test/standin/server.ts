import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { guardApi } from './apiGuard'
import { isLoopbackHost } from './loopback'
import type { OfficeContext } from './officeContext'
import { Refusal } from './refusal'

/** Enough for every body but an inventory and a file, which say so themselves. */
const bodyLimit = 64 * 1024

const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** The server with all that holds for every call: who may call, headers, limits, planned failures, errors as JSON. */
export async function officeServer(office: OfficeContext): Promise<FastifyInstance> {
  const server = Fastify({ bodyLimit, forceCloseConnections: true })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    if (!isLoopbackHost(request.headers.host)) return reply.code(421).send({ message: 'Onbekende host.' })
  })
  guardApi(server, office)
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Niet gevonden.' }))
  server.setErrorHandler((error, _, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body)
    const status = statusOf(error)
    return reply.code(status).send({ message: messages[status] ?? 'Er is een onverwachte fout opgetreden.' })
  })
  await server.register(rateLimit, { global: false, hook: 'preHandler' })
  return server
}

const messages: Readonly<Record<number, string>> = {
  400: 'De aanvraag is niet leesbaar.',
  413: 'De aanvraag is te groot.',
  415: 'Dit soort aanvraag wordt niet gelezen.',
  429: 'Te veel pogingen. Wacht een minuut en probeer het dan opnieuw.',
}

function statusOf(error: unknown): number {
  const claimed = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof claimed === 'number' && claimed >= 400 && claimed < 500 ? claimed : 500
}
