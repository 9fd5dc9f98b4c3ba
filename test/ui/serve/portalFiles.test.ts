import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalFiles } from '../../../ui/serve/portalFiles'
import { isForPage, notPages, requestPath, screens } from '../../../ui/serve/requestPath'
import { top } from '../../../ui/serve/settings'

const around = mkdtempSync(join(tmpdir(), 'klantportaal-files-'))
const folder = join(around, 'dist')
const html = '<!doctype html>the page'
let server: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'script()')
  for (const [ending, compress] of [
    ['.br', brotliCompressSync],
    ['.gz', gzipSync],
  ] as const)
    writeFileSync(join(folder, `assets/main-1a2b.js${ending}`), compress('script()'))
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(folder, '.env'), 'secret of the build')
  writeFileSync(join(around, 'secret.txt'), 'secret beside the build')
  const headersOf = (hostname: string) => ({ 'X-Host': hostname })
  server = createServer(portalFiles({ folder, headersOf, portalText: () => '{"hosts":[]}' }))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(around, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Asks in the very bytes: other clients tidy a path up before they send it. */
const ask = (path: string, more: readonly string[] = [], method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server does not listen')
    const socket = connect(address.port, '127.0.0.1')
    let said = ''
    socket.setEncoding('latin1')
    socket.on('data', chunk => (said += chunk))
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', body = ''] = said.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body })
    })
    const lines = [`${method} ${path} HTTP/1.1`, 'Host: een.localhost:1', 'Connection: close', ...more, '', '']
    socket.write(lines.join('\r\n'), 'latin1')
  })

const byBrowser = ['Accept: text/html,*/*;q=0.8']

describe('what is there', () => {
  it.each(['/', '/login', '/login/', '/personal_details?token=a.b', '/index.html', '/success'])(
    '%s is a screen: the page, stored nowhere',
    async path => {
      const { status, head, body } = await ask(path)
      expect([status, body]).toEqual([200, html])
      expect(head).toMatch(/cache-control: no-store/i)
      expect(head).toMatch(/x-host: een\.localhost\r?\n/i)
    },
  )

  it.each(['/debug_intro', '/nergens', '/een/twee', '/caf%C3%A9'])(
    '%s is the page for who goes there in a browser',
    async path => {
      expect(await ask(path, byBrowser)).toMatchObject({ status: 200, body: html })
    },
  )

  it('a file with a digest in its name is kept for long, any other is not', async () => {
    const script = await ask('/assets/main-1a2b.js')
    expect([script.status, script.body]).toEqual([200, 'script()'])
    expect(script.head).toMatch(/cache-control: public, max-age=31536000, immutable/i)
    expect((await ask('/robots.txt')).head).toMatch(/cache-control: no-store/i)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('to who takes %s, a script goes as the build compressed it (%s)', async (accepted, encoding, decompress) => {
    const { head, body } = await ask('/assets/main-1a2b.js', [`Accept-Encoding: ${accepted}`])
    expect(head).toMatch(new RegExp(`content-encoding: ${encoding}\r?\n`, 'i'))
    expect(head).toMatch(/vary: accept-encoding/i)
    expect(head).toMatch(/content-type: text\/javascript/i)
    expect(head).toMatch(/cache-control: public, max-age=31536000, immutable/i)
    expect(decompress(Buffer.from(body, 'latin1')).toString()).toBe('script()')
    // What has nothing beside it goes as it is.
    expect((await ask('/login', [`Accept-Encoding: ${accepted}`])).body).toBe(html)
  })

  it.each(['/assets/main-1a2b.js/', '/robots.txt/', '/index.html/', '/assets/'])(
    '%s, a file as if it were a folder, is not',
    async path => {
      for (const accept of [[], byBrowser]) expect((await ask(path, accept)).status).toBe(404)
    },
  )

  it('the configuration is what was given', async () => {
    expect(await ask('/portal.json')).toMatchObject({ status: 200, body: '{"hosts":[]}' })
  })

  it('a part of a file, also one that ends before it begins, is the whole file', async () => {
    expect(await ask('/robots.txt', ['Range: bytes=5-2'])).toMatchObject({ status: 200, body: 'User-agent: *' })
  })
})

const hostile = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  `/..%2f..%2f..%2f..%2f${top.slice(1).replaceAll('/', '%2f')}%2fpackage.json`,
  '/%2fetc%2fpasswd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/..%2f..%2f..%2f..%2fetc/nobody',
  '//etc/passwd',
  '//',
  '///login',
  '/login//',
  '/a//b',
  '/./login',
  '/%00',
  '/index.html%00.js',
  '/assets/main-1a2b.js%00',
  '/%0d%0aSet-Cookie:a=b',
  '/%',
  '/%zz',
  '/%e0%a4',
  '/%ff',
  '/login%',
  `/${'a'.repeat(5_000)}`,
  `/${'%2e%2e%2f'.repeat(500)}`,
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/assets/.env',
  '/assets',
  '/assets/',
  '/assets/gone.js',
  '/favicon.png',
  '/foo.bar',
  '/een/twee.html',
  '/main.tsx',
  '/.well-known',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/__proto__.js',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd.txt',
  'http://elders.example/login',
  '*',
]

describe('what is not there', () => {
  it.each(hostile.map(path => [path.slice(0, 60), path]))('%s is a 404 that tells nothing', async (_, path) => {
    const { status, head, body } = await ask(path)
    expect([status, body]).toEqual([404, 'Not found.\n'])
    expect(head).toMatch(/cache-control: no-store/i)
    expect(head).not.toMatch(/set-cookie|last-modified|etag/i)
  })

  it.each(hostile.filter(path => !path.startsWith('/@fs/etc/passwd')).map(path => [path.slice(0, 60), path]))(
    '%s is no page for a browser either',
    async (_, path) => {
      expect(await ask(path, byBrowser)).toMatchObject({ status: 404, body: 'Not found.\n' })
    },
  )

  it('another method is refused, with those that are not', async () => {
    const { status, head } = await ask('/login', [], 'POST')
    expect(status).toBe(405)
    expect(head).toMatch(/allow: GET, HEAD/i)
  })

  it('what breaks while answering is told without a word about where', async () => {
    const breaking = portalFiles({
      folder,
      headersOf: () => ({}),
      portalText: () => {
        throw new Error(`No such file: ${folder}`)
      },
    })
    const other = createServer(breaking)
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/portal.json`)
    expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong.\n'])
    other.close()
  })
})

describe('the service worker', () => {
  const isLeft = (address: string): boolean => notPages.some(pattern => pattern.test(address))

  it('answers every screen with the page, whatever its query', () => {
    const paths = [...screens].filter(path => path !== '/index.html')
    expect(paths.flatMap(path => [path, `${path}?token=a.b//c%20`]).filter(isLeft)).toEqual([])
    expect(['/nergens', '/een/twee', '/login/'].filter(isLeft)).toEqual([])
  })

  it('leaves to the server whatever is no page there, and calls', () => {
    const others = [
      '/portal.json',
      '/foo.bar',
      '/assets/gone',
      '/assets',
      '/.env',
      '/login//',
      '/een%5ctwee',
      '/a.b/?c',
    ]
    const arePages = others.filter(path => {
      const asked = requestPath(path)
      return asked !== null && isForPage(asked, 'text/html')
    })
    expect(arePages).toEqual([])
    expect([...others, '/api/portal/customer', '/api?x'].filter(path => !isLeft(path))).toEqual([])
  })
})
