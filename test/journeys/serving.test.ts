import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { top } from '../../ui/serve/settings'
import { mediaTypes } from '../../ui/serve/sites'
import { openBrowser } from '../setup/openBrowser'

const portal = (path: string): Promise<Response> => fetch(inject('portalUrl') + path)

const directives = async (url: string): Promise<ReadonlyMap<string, string>> => {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? ''
  return new Map(policy.split('; ').map(part => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]))
}

it('gives every page a policy that lets it call its office and show its pictures, frame its provider, and nothing else', async () => {
  for (const url of [inject('portalUrl'), `${inject('portalUrl')}/intro`]) {
    const policy = await directives(url)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('style-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe(`'self' ${inject('officeUrl')}`)
    expect(policy.get('img-src')).toBe(`'self' data: blob: ${inject('officeUrl')}`)
    expect(policy.get('frame-src')).toBe(inject('providerUrl'))
    expect(policy.get('frame-ancestors')).toBe("'self'")
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
    expect(policy.get('trusted-types')).toBe('klantportaal-worker')
    expect(policy.get('worker-src')).toBe("'self'")
  }
  const { headers } = await portal('/')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('answers every screen with the page, never stored, and what is not there with 404', async () => {
  const page = await (await portal('/')).text()
  const byBrowser = { headers: { accept: 'text/html,*/*;q=0.8' } }
  for (const path of ['/login', '/personal_details', '/a/b/c']) {
    const answer = await fetch(inject('portalUrl') + path, byBrowser)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.text()).toBe(page)
  }
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script in the page'
  expect((await portal(script)).headers.get('cache-control')).toContain('immutable')
  for (const path of ['/assets/gone.js', '/foo.bar', '/%zz', '/..%2fpackage.json', '/.well-known/security.txt']) {
    const answer = await fetch(inject('portalUrl') + path, byBrowser)
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'Not found.\n'])
  }
})

it('holds no file of a type that a server is not told of', () => {
  const names = readdirSync(inject('distDir'), { recursive: true, withFileTypes: true }).filter(one => one.isFile())
  const types = names.map(
    ({ name }) =>
      name
        .replace(/\.(br|gz)$/, '')
        .split('.')
        .at(-1) ?? '',
  )
  expect([...new Set(types)].filter(type => !(type in mediaTypes))).toEqual([])
  expect(types).toContain('icc')
})

it('serves the worker, the only script beside the page, as what is stored nowhere', async () => {
  const names = readdirSync(inject('distDir')).filter(name => name.endsWith('.js'))
  expect(names).toEqual([expect.stringContaining('klantportaal-worker')])
  const { status, headers } = await portal(`/${names[0]}`)
  expect([status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')]).toEqual([
    200,
    'text/javascript',
    'no-store',
  ])
})

it('tells crawlers to stay away, and has its picture where browsers look for one', async () => {
  expect((await portal('/')).headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(await (await portal('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  const picture = await portal('/favicon.ico')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})

it('has no script or style in the page itself, and no source maps', async () => {
  const page = await (await portal('/')).text()
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script in the page'
  expect(await (await portal(script)).text()).not.toContain('sourceMappingURL')
})

it('sends scripts and styles as the build compressed them', async () => {
  const page = await (await portal('/')).text()
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? [])
  expect(files.length).toBeGreaterThan(1)
  for (const file of files)
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const answer = await fetch(inject('portalUrl') + file, { headers: { 'accept-encoding': encoding } })
      const there = statSync(join(inject('distDir'), file + ending)).size
      expect([answer.headers.get('content-encoding'), Number(answer.headers.get('content-length'))]).toEqual([
        encoding,
        there,
      ])
      expect(await answer.text()).toBe(readFileSync(join(inject('distDir'), file), 'utf8'))
    }
})

it('serves portal.json with the addresses of the office that runs beside it', async () => {
  const answer = await portal('/portal.json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ hosts: [{ host: 'localhost', api: inject('officeUrl') }, {}] })
})

it('opens without a word on the console, on both hosts', async () => {
  const page = await (await openBrowser()).newPage()
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  for (const url of [inject('portalUrl'), inject('associationUrl')]) {
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  expect(said).toEqual([])
})

// That it stops cleanly when it is told to, whoever starts the servers of the journeys sees at their end.
it('says in one line that a port is taken', () => {
  const { status, stderr } = spawnSync(process.execPath, ['test/setup/start.mjs'], {
    cwd: top,
    encoding: 'utf8',
    env: { ...process.env, PORT: new URL(inject('portalUrl')).port },
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Port \d+ is in use\. Stop the program that uses it[^\n]*\n$/)
})
