import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HostConfig, hostConfigOf, type PortalConfig } from '../../domain/portal/portalConfig'
import { readPortalFile } from '../../ui/serve/portalFile'
import { keptNowhere, portalFiles, type RequestHandler } from '../../ui/serve/portalFiles'
import { securityHeaders } from '../../ui/serve/securityHeaders'
import { freePort } from './freePort'

/** The portal on a host of its own whose office stands behind the same address, with releases that follow each other. */
export interface ReleaseServer {
  /** On a host that registers the service worker. */
  readonly url: string
  /** The paths that were asked for, in order. */
  readonly asked: string[]
  /** From now on a newer build is served: its scripts and styles have `.next` in their names, and those of before are gone. */
  readonly release: () => void
  /** What `portal.json` says of the host from now on, and the headers with it. */
  readonly change: (more: Partial<HostConfig>) => void
  /** Answers some paths itself: true where it did. */
  answers: (path: string, response: ServerResponse) => boolean
  /** Files that the browser is not to keep, as if it had forgotten them since. */
  forgets: RegExp | null
  /** Nobody answers: every connection breaks off. */
  isAway: boolean
  readonly close: () => Promise<void>
}

const hostname = 'vereniging.localhost'
const isText = /\.(?:js|css|html)$/

const renamed = (text: string): string => text.replace(/(-[\w-]{8}(?:\.next)*)\.(js|css)\b/g, '$1.next.$2')

/** Another build of the same portal: other names, another page. */
const makeNext = (dist: string, folder: string): void => {
  cpSync(dist, folder, { recursive: true, filter: path => !/\.(?:br|gz)$/.test(path) })
  const assets = join(folder, 'assets')
  for (const [place, names] of [
    [folder, readdirSync(folder)],
    [assets, readdirSync(assets)],
  ] as const)
    for (const name of names.filter(one => isText.test(one))) {
      const text = renamed(readFileSync(join(place, name), 'utf8'))
      rmSync(join(place, name))
      writeFileSync(join(place, renamed(name)), text.replace(/(url:"index\.html",revision:")/, '$1next'))
    }
}

const withHost = (portal: PortalConfig, more: Partial<HostConfig>): PortalConfig => ({
  ...portal,
  hosts: portal.hosts.map(row => (row.host === hostname ? { ...row, ...more } : row)),
})

const portIn = (url: string): number => Number(new URL(url).port)

const passOn = (officeUrl: string, request: IncomingMessage, response: ServerResponse): void => {
  const { origin: _, host: __, ...headers } = request.headers
  const further = ask(`${officeUrl}${request.url}`, { method: request.method, headers }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  further.on('error', () => response.destroy())
  request.pipe(further)
}

const keepNowhere = (response: ServerResponse): void => {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => set(name, name === 'Cache-Control' ? keptNowhere : value)
}

export const startReleaseServer = async (
  distDir: string,
  officeUrl: string,
  providerUrl: string,
): Promise<ReleaseServer> => {
  const around = mkdtempSync(join(tmpdir(), 'klantportaal-release-'))
  const port = await freePort()
  const url = `http://${hostname}:${port}`
  const read = readPortalFile(portIn(officeUrl), portIn(providerUrl)).portal
  let portal = withHost(read, { api: url, login: url, proxy: url })
  const serve = (folder: string): RequestHandler =>
    portalFiles({
      folder,
      headersOf: name => securityHeaders(hostConfigOf(portal, name)),
      portalText: () => JSON.stringify(portal),
    })
  let dist = distDir
  let files = serve(dist)
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (here.isAway) return void request.socket.destroy()
    here.asked.push(path)
    if (here.answers(path, response)) return
    if (here.forgets?.test(path)) keepNowhere(response)
    if (path.startsWith('/api/')) passOn(officeUrl, request, response)
    else files(request, response)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const here: ReleaseServer = {
    url,
    asked: [],
    forgets: null,
    isAway: false,
    answers: () => false,
    release: () => {
      const folder = mkdtempSync(join(around, 'next'))
      makeNext(dist, folder)
      dist = folder
      files = serve(folder)
    },
    change: more => {
      portal = withHost(portal, more)
    },
    close: () => {
      server.closeAllConnections()
      rmSync(around, { recursive: true, force: true })
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
  return here
}
