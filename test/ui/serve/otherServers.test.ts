import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostConfigOf, type PortalConfig } from '../../../domain/portal/portalConfig'
import { caddyConfig } from '../../../ui/serve/caddy'
import { nginxConfig } from '../../../ui/serve/nginx'
import { readPortalFile } from '../../../ui/serve/portalFile'
import { portalFiles } from '../../../ui/serve/portalFiles'
import { securityHeaders } from '../../../ui/serve/securityHeaders'
import { freePort } from '../../setup/freePort'
import { caddy, nginx, nginxArguments, running } from './otherServer'

const around = mkdtempSync(join(tmpdir(), 'klantportaal-serving-'))
const folder = join(around, 'dist')
const named = 'portaal.kantoor.example'
const other = 'delinde.voorbeeldportaal.nl'

/** What the file says, with one host of an office that shows the portal in a frame. */
const portal = (): PortalConfig => {
  const { portal } = readPortalFile(5180, 5190)
  const host = { ...hostConfigOf(portal, named), frameAncestors: ['https://www.kantoor.example'] }
  return { ...portal, hosts: [...portal.hosts, host] }
}

let own: Server
let ownPort = 0

beforeAll(async () => {
  // The server may run as somebody else.
  chmodSync(around, 0o755)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const files: Readonly<Record<string, string>> = {
    'index.html': '<!doctype html>the page',
    'assets/main-1a2b.js': 'script()',
    'assets/main-1a2b.css': 'p{}',
    'assets/latin.woff': 'letters',
    'assets/srgb.icc': 'colours',
    'robots.txt': 'User-agent: *',
    'klantportaal-worker.js': 'worker()',
    'icon.svg': '<svg/>',
    'favicon.ico': 'icon',
    'portal.json': '{"hosts":[]}',
    '.env': 'secret of the build',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  for (const [ending, compress] of [
    ['.br', brotliCompressSync],
    ['.gz', gzipSync],
  ] as const)
    writeFileSync(join(folder, `assets/main-1a2b.js${ending}`), compress('script()'))
  const headersOf = (hostname: string) => securityHeaders(hostConfigOf(portal(), hostname))
  own = createServer(portalFiles({ folder, headersOf, portalText: () => '{"hosts":[]}' }))
  ownPort = await freePort()
  await new Promise<void>(resolve => own.listen(ownPort, '127.0.0.1', resolve))
})

afterAll(() => {
  own.closeAllConnections()
  own.close()
  rmSync(around, { recursive: true, force: true })
})

interface Asked {
  readonly host: string
  readonly path: string
  readonly accept: string
  readonly method: string
}

/** Names of headers that say what a page may do and who keeps it; how a server compresses or dates is its own. */
const told =
  /^(?:content-security-policy|referrer-policy|x-|permissions-policy|cross-origin|strict|access|cache|allow$)/

const ask = (port: number, { host, path, accept, method }: Asked): Promise<object> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.setEncoding('latin1')
    socket.on('data', chunk => (said += chunk))
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', body = ''] = said.split('\r\n\r\n')
      const lines = head.split('\r\n').slice(1)
      const headers = lines.map(line => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ])
      const type = headers.find(([name]) => name === 'content-type')?.[1]?.split(';')[0]
      const status = Number(/^HTTP\/1\.\d (\d+)/.exec(head)?.[1])
      const kept = headers.filter(([name]) => told.test(name ?? '')).sort()
      resolve({ path, status, type, headers: kept, body: body.trim() })
    })
    const lines = [`${method} ${path} HTTP/1.0`, `Host: ${host}`, `Accept: ${accept}`, 'Connection: close', '', '']
    socket.write(lines.join('\r\n'), 'latin1')
  })

const paths = [
  ...['/', '/login', '/login/', '/personal_details?token=a.b', '/debug_intro', '/index.html', '/register'],
  ...[
    '/een/twee',
    '/een/twee.html',
    '/foo.bar',
    '/nergens',
    '/robots.txt',
    '/klantportaal-worker.js',
    '/icon.svg',
    '/favicon.ico',
    '/portal.json',
  ],
  ...['/assets/main-1a2b.js', '/assets/main-1a2b.css', '/assets/gone.js', '/assets/', '/assets', '/assets/.env'],
  ...['/assets/main-1a2b.js/', '/assets/latin.woff', '/assets/srgb.icc', '/robots.txt/', '/index.html/', '/nergens/'],
  ...['/.env', '/.git/config', '/.well-known', '/.well-known/security.txt', '/login//', '/a//b', '/een\\twee'],
]

const questions: readonly Asked[] = [named, other].flatMap(host => [
  ...paths.flatMap(path => [
    { host, path, accept: '*/*', method: 'GET' },
    { host, path, accept: 'text/html,*/*;q=0.8', method: 'GET' },
  ]),
  { host, path: '/login', accept: '*/*', method: 'POST' },
])

const expectAlike = async (port: number): Promise<void> => {
  for (const asked of questions)
    expect(await ask(port, asked), JSON.stringify(asked)).toEqual(await ask(ownPort, asked))
}

/** How a script comes to a browser that takes both encodings, and that it is the script. */
const encodingOf = async (port: number): Promise<string | null> => {
  const answer = await fetch(`http://127.0.0.1:${port}/assets/main-1a2b.js`, {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  expect(await answer.text()).toBe('script()')
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
  return answer.headers.get('content-encoding')
}

describe('another server with the configuration that is printed answers as our own does', () => {
  it.skipIf(nginx === null)(nginx === null ? 'nginx (skipped: there is none on this machine)' : 'nginx', async () => {
    const port = await freePort()
    const sites = nginxConfig(portal(), { root: folder, listen: `127.0.0.1:${port}` })
    await running({ command: nginx ?? '', args: nginxArguments(sites, around), around, port }, async () => {
      await expectAlike(port)
      expect(await encodingOf(port)).toBe('gzip')
    })
  })

  it.skipIf(caddy === null)(caddy === null ? 'Caddy (skipped: there is none on this machine)' : 'Caddy', async () => {
    const port = await freePort()
    const config = join(around, 'Caddyfile')
    const listen = `:${port}`
    writeFileSync(config, `{\n  admin off\n}\n${caddyConfig(portal(), { root: folder, listen })}`)
    const args = ['run', '--config', config, '--adapter', 'caddyfile']
    await running({ command: caddy ?? '', args, around, port }, async () => {
      await expectAlike(port)
      expect(await encodingOf(port)).toBe('br')
    })
  })
})

describe('headers of a host', () => {
  const headersOf = (name: string) => securityHeaders(hostConfigOf(portal(), name))

  it('are remembered to be https where it is, for this host alone, and nowhere else', () => {
    expect(headersOf(other)['Strict-Transport-Security']).toBe('max-age=31536000')
    expect(headersOf('localhost')['Strict-Transport-Security']).toBeUndefined()
  })

  it('let those frame it whom the configuration names', () => {
    expect(headersOf(named)['Content-Security-Policy']).toContain("frame-ancestors 'self' https://www.kantoor.example;")
    expect(headersOf(other)['Content-Security-Policy']).toContain("frame-ancestors 'self';")
    expect(headersOf(named)['Access-Control-Allow-Origin']).toBe('*')
    expect(headersOf(other)['Access-Control-Allow-Origin']).toBeUndefined()
  })

  it('let it tell its faults to the one address that is configured', () => {
    const host = { ...hostConfigOf(portal(), other), errorReports: 'https://fouten.example/klantportaal?key=1' }
    const { connect } = /(?<connect>connect-src [^;]*)/.exec(securityHeaders(host)['Content-Security-Policy'] ?? '')
      ?.groups ?? { connect: '' }
    expect(connect).toBe("connect-src 'self' https://delinde.api.voorbeeldportaal.nl https://fouten.example")
  })
})
