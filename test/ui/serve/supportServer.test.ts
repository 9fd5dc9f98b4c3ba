import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSupport } from '../../../ui/serve/supportServer'
import { freePort } from '../../setup/freePort'

const around = mkdtempSync(join(tmpdir(), 'klantportaal-support-'))
const folder = join(around, 'dist')
let port: number
let server: Awaited<ReturnType<typeof startSupport>>

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'support.html'), '<!doctype html>the tool')
  writeFileSync(join(folder, 'assets/support-1a2b.js'), 'script()')
  writeFileSync(join(folder, 'left.json'), '{}')
  writeFileSync(join(around, 'secret.txt'), 'secret beside the build')
  port = await freePort()
  server = await startSupport(folder, port)
})

afterAll(async () => {
  await server.close()
  rmSync(around, { recursive: true, force: true })
})

const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`, init)

it('lets the page reach nothing, and nobody frame it', async () => {
  for (const path of ['/', '/assets/support-1a2b.js', '/gone']) {
    const policy = (await ask(path)).headers.get('content-security-policy') ?? ''
    const directives = new Map(policy.split('; ').map(part => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'font-src': "'self'",
      'img-src': 'data:',
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
  }
})

it('serves its page, never stored, and its files, kept for long', async () => {
  const page = await ask('/')
  expect([page.status, await page.text(), page.headers.get('cache-control')]).toEqual([
    200,
    '<!doctype html>the tool',
    'no-store',
  ])
  const script = await ask('/assets/support-1a2b.js')
  expect([script.status, await script.text()]).toEqual([200, 'script()'])
  expect(script.headers.get('cache-control')).toContain('immutable')
})

it.each([
  '/left.json',
  '/support.html',
  '/assets/gone.js',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/login',
])('%s is a 404 that tells nothing', async path => {
  const answer = await ask(path)
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found.\n'])
})

it('takes nothing in', async () => {
  expect((await ask('/', { method: 'POST', body: 'a log' })).status).toBe(405)
})
