import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { createHttp } from '../../../../events/effects/calls/createHttp'
import { json, startOffice } from '../startOffice'

const office = startOffice()
const get = { method: 'GET', base: 'api', path: '/api/portal/customer' } as const

describe('a call', () => {
  test('carries the token, asks for JSON, and names its query', async () => {
    await office.http().answer({ ...get, query: { includes: 'a,b.c', token: 'x&y' } })()
    const [call] = office.received
    expect(call?.headers.authorization).toBe('Bearer toegang')
    expect(call?.headers.accept).toBe('application/json')
    const { pathname, searchParams } = new URL(call?.url ?? '', 'http://localhost')
    expect(pathname).toBe('/api-base/api/portal/customer')
    expect(Object.fromEntries(searchParams)).toEqual({ includes: 'a,b.c', token: 'x&y' })
  })

  test('sends JSON, and no token when there is none', async () => {
    await office.http(null).answer({ method: 'POST', base: 'login', path: '/api/login', body: { naam: 'Jürgen' } })()
    const [call] = office.received
    expect(call?.url).toBe('/login-base/api/login')
    expect(call?.headers['content-type']).toContain('application/json')
    expect(Buffer.from(call?.body ?? '', 'latin1').toString()).toBe('{"naam":"Jürgen"}')
    expect(call?.headers.authorization).toBeUndefined()
  })

  test('gives the status and the body of any 2xx', async () => {
    office.replies(json(201, { ok: 1 }))
    expect(await office.http().answer(get)()).toEqual(
      E.right({ status: 201, type: 'application/json', body: { ok: 1 } }),
    )
  })
})

describe('a call that brings nothing says why', () => {
  test('another status, with the body as it came', async () => {
    for (const status of [400, 401, 404, 422, 429, 500, 503]) {
      office.replies(json(status, { message: 'nee' }))
      expect(await office.http().answer(get)()).toEqual(E.left({ tag: 'status', status, body: { message: 'nee' } }))
    }
  })

  test('no office there', async () => {
    const gone = { api: 'http://127.0.0.1:1', login: '', proxy: '' }
    const http = createHttp({ host: gone, token: () => null, timeoutMs: 2_000 })
    expect(await http.answer(get)()).toEqual(E.left({ tag: 'offline' }))
  })

  test('a connection that breaks', async () => {
    office.replies(response => response.destroy())
    expect(await office.http().answer(get)()).toEqual(E.left({ tag: 'offline' }))
  })

  test('an answer that takes too long', async () => {
    office.replies(() => undefined)
    expect(await office.http(null, 80).answer(get)()).toEqual(E.left({ tag: 'slow' }))
    expect(await office.http(null, 60_000).answer({ ...get, timeoutMs: 80 })()).toEqual(E.left({ tag: 'slow' }))
  })

  test('an answer of another shape: the keys are named, the values are not', async () => {
    const codec = t.type({ naam: t.string, bsn: t.number })
    for (const body of [{ naam: 'Jan', bsn: 'geheim-123' }, '<html>geheim-123</html>', '', '[]', 'null']) {
      office.replies(json(200, body))
      const result = await office.http().call(get, codec)()
      expect(result).toMatchObject({ _tag: 'Left', left: { tag: 'nonsense' } })
      expect(JSON.stringify(result)).not.toContain('geheim')
    }
    office.replies(json(200, { naam: 'Jan', bsn: 'geheim-123' }))
    expect(await office.http().call(get, codec)()).toEqual(E.left({ tag: 'nonsense', detail: 'bsn' }))
  })

  test('one that was aborted', async () => {
    office.replies(() => undefined)
    const stop = new AbortController()
    const pending = office.http().answer({ ...get, signal: stop.signal })()
    setTimeout(() => stop.abort(), 30)
    expect(await pending).toEqual(E.left({ tag: 'aborted' }))
  })
})

test('an answer that nobody can have meant is not read, whatever it is', async () => {
  const much = 'x'.repeat(8_000_001)
  for (const body of [much, JSON.stringify({ much })]) {
    office.replies(json(200, body))
    expect(await office.http().answer(get)()).toEqual(E.left({ tag: 'nonsense', detail: 'size' }))
  }
})
