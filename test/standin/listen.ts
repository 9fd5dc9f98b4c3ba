import type { FastifyInstance } from 'fastify'
import { codeOf } from './folderLock'

/** The only address the office and the provider listen on. */
const loopback = '127.0.0.1'

/** Starts listening and answers the address; port 0 picks a free one. A taken port rejects with a Dutch sentence. */
export async function listen(server: FastifyInstance, port: number, variable: string): Promise<string> {
  try {
    await server.listen({ port, host: loopback })
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    throw new Error(
      `Poort ${port} is al in gebruik. Stop het programma dat die poort gebruikt, of kies een andere poort met ${variable}.`,
    )
  }
  const address = server.server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port
  return `http://localhost:${listening}`
}
