import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { allowOrigin, answerPreflight } from './cors'
import type { Fault } from './faults'
import { isoNow, type OfficeContext } from './officeContext'

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? ''
const isApi = (request: FastifyRequest): boolean => pathOf(request).startsWith('/api/')

/** For the portal's calls: origins, planned failures and the list of calls. */
export function guardApi(server: FastifyInstance, office: OfficeContext): void {
  const breakAfter = new WeakMap<FastifyRequest, true>()
  const otherwise = new WeakMap<FastifyRequest, Fault>()
  const record = (request: FastifyRequest, status: number | null): void =>
    office.requests.add({ method: request.method, path: pathOf(request), status, at: isoNow(office) })

  server.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return
    // On a kept connection a browser silently repeats a call that broke off, and no planned failure would be seen.
    reply.header('connection', 'close')
    if (!allowOrigin(office.allowedOrigins, request, reply, pathOf(request))) {
      return reply.code(403).send({ message: 'Dit adres mag het kantoor niet aanroepen.' })
    }
    if (request.method === 'OPTIONS') return answerPreflight(reply)
    const fault = office.faults.take(request.method, pathOf(request))
    if (fault === undefined) return
    if (fault.delay_ms !== undefined) await office.faults.wait(fault.delay_ms)
    if (fault.drop === 'before') {
      record(request, null)
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    }
    if (fault.drop === 'after') breakAfter.set(request, true)
    else if (fault.status !== undefined && fault.done === true) otherwise.set(request, fault)
    else if (fault.status !== undefined) {
      // Who still sends when the connection closes hears no answer, but that it broke.
      await finished(request.raw.resume()).catch(() => undefined)
      return reply.code(fault.status).type(typeOf(fault)).send(bodyOf(fault))
    }
  })

  server.addHook('onSend', async (request, reply, payload) => {
    if (!isApi(request) || request.method === 'OPTIONS') return payload
    const broken = breakAfter.has(request)
    const fault = otherwise.get(request)
    if (fault?.status !== undefined) reply.code(fault.status).type(typeOf(fault))
    record(request, broken ? null : reply.statusCode)
    if (broken) request.raw.socket.destroy()
    if (fault === undefined) return payload
    reply.removeHeader('content-length')
    return bodyOf(fault)
  })
}

const typeOf = ({ type, body }: Fault): string =>
  type ?? (typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')

const bodyOf = ({ body = { message: 'Nagebootste storing.' }, bytes = 0 }: Fault): string =>
  (typeof body === 'string' ? body : JSON.stringify(body)) + ' '.repeat(bytes)
