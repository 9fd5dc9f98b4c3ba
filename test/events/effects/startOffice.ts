import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createHttp } from '../../../events/effects/calls/createHttp'
import type { Http } from '../../../events/effects/calls/http'

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type Reply = (response: ServerResponse, request: Received) => void

/** An office that answers what a test tells it, over a real connection. */
export interface Office {
  /** What came in since the last test. */
  readonly received: Received[]
  /** Answers every call so from here on. */
  readonly replies: (reply: Reply) => void
  /** Told of every call that the office has taken and says nothing to, from here on. */
  readonly whenSilent: (told: (call: Received) => void) => void
  readonly http: (token?: string | null, timeoutMs?: number) => Http
  readonly address: () => string
}

/** A JSON answer; a text is sent as it is. */
export const json =
  (status: number, body: unknown): Reply =>
  response => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

export const startOffice = (): Office => {
  const received: Received[] = []
  let reply: Reply = json(200, {})
  let address = ''
  const listeners = new Set<(call: Received) => void>()
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body: await bodyOf(request) }
    received.push(call)
    reply(response, call)
    if (!response.headersSent && !response.destroyed) for (const told of listeners) told(call)
  })
  beforeAll(
    () =>
      new Promise<void>(resolve => {
        server.listen(0, '127.0.0.1', () => {
          const bound = server.address()
          address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
          resolve()
        })
      }),
  )
  afterEach(() => {
    received.length = 0
    listeners.clear()
    reply = json(200, {})
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    received,
    replies: next => {
      reply = next
    },
    whenSilent: told => {
      listeners.add(told)
    },
    address: () => address,
    http: (token = 'toegang', timeoutMs = 2_000) =>
      createHttp({
        host: { api: `${address}/api-base`, login: `${address}/login-base`, proxy: `${address}/proxy-base` },
        token: () => token,
        timeoutMs,
      }),
  }
}
