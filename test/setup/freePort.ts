import { createServer } from 'node:net'

const listens = (port: number, host: string): Promise<number | 'taken'> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken')
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port)
      else reject(new Error(`Port ${port} cannot be used (${error.code}).`))
    })
    server.listen({ port, host }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port))
    })
  })

/**
 * Throws one readable line when the port is taken. 'localhost' may mean ::1 as well as 127.0.0.1: a stranger on ::1 would
 * get our visitors, so both must be free.
 */
export const mustBeFree = async (port: number, variable: string): Promise<void> => {
  for (const host of ['127.0.0.1', '::1'])
    if ((await listens(port, host)) === 'taken')
      throw new Error(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: ${variable}=${port + 1000} npm start`,
      )
}

const given = new Set<number>()

/** A port that nobody listens on now, and that this process did not give before: it may not be in use yet. */
export const freePort = async (): Promise<number> => {
  const port = await listens(0, '127.0.0.1')
  if (port === 'taken') throw new Error('No free port was found.')
  if (given.has(port)) return freePort()
  given.add(port)
  return port
}
