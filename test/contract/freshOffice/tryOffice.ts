import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractCommand } from '../contractCommand'
import { type Change, saysNothing } from './altered'
import { type FreshOffice, freshOffice } from './office'

export const portal = 'http://portaal.localhost:8080'

/** Listens on a free port of this machine, and answers where. */
export const listening = (server: Server): Promise<URL> =>
  new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      resolve(new URL(`http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`))
    })
  })

export const closed = (server: Server): void => {
  server.closeAllConnections()
  server.close()
}

const password = 'geheim-12'

/** How long the kit waits for what never answers; for anything else as long as the portal does. */
const patienceMs = 1500

/** The office, with other answers to some requests. */
const altering = (office: FreshOffice, at: RegExp, change: Change): Server =>
  createServer(async (request, response) => {
    const answer = await office.respond(request)
    const changed = at.test(`${request.method} ${request.url}`) ? change(answer) : answer
    if (changed === null) response.destroy()
    else if (changed !== 'never') response.writeHead(changed.status, changed.headers).end(changed.body)
  })

/** A fresh office with customers in it, and the kit to try it with. */
export const openOffice = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'))
  const office = freshOffice({ portal, mail: () => undefined })
  const url = await listening(office)
  let newcomers = 0

  const registered = async (username: string, twoFactor = false) => {
    const token = office.invite({ email: `${username}@post.nl`, first_name: 'Noa', last_name: 'Jansen', twoFactor })
    const body = JSON.stringify({ token, username, password })
    await fetch(new URL('/api/portal/auth/register', url), { method: 'POST', body })
    return { username, password }
  }
  const account = await registered('vaste.klant')
  const two_factor = await registered('code.klant', true)

  const lent = (): string => {
    newcomers += 1
    const username = `nieuwe.klant.${newcomers}`
    const token = office.invite({ email: `${username}@post.nl`, first_name: 'Bo', last_name: 'Pieters' })
    const path = join(folder, `${newcomers}.json`)
    const home = { postal_code: '3511AB', number: '12' }
    const mail = { username: account.username, email: 'vaste.klant@post.nl' }
    writeFileSync(path, JSON.stringify({ account, two_factor, home, newcomer: { token, username, password }, mail }))
    return path
  }

  /** What the kit says of the office, when some of its answers are changed. */
  const tried = async (at: RegExp, change: Change, isWriting: boolean) => {
    const changed = altering(office, at, change)
    const lines: string[] = []
    const { origin } = await listening(changed)
    const args = [
      origin,
      '--origin',
      portal,
      '--tenant',
      'voorbeeld',
      '--with',
      lent(),
      ...(isWriting ? ['--write'] : []),
    ]
    const code = await contractCommand(args, line => lines.push(line), change === saysNothing ? patienceMs : undefined)
    closed(changed)
    return { code, lines }
  }

  const close = (): void => {
    closed(office)
    rmSync(folder, { recursive: true, force: true })
  }
  return { tried, close }
}
