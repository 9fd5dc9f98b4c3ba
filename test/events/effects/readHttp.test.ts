import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import type { ReadCall } from '../../../events/effects/http'
import { readHttp } from '../../../events/effects/readHttp'
import { json, startOffice } from './startOffice'

const office = startOffice()
const get: ReadCall = { method: 'GET', base: 'proxy', path: '/api/tenant/kantoor' }
const codec = t.type({ naam: t.string })
const readFrom = (proxy: string, timeoutMs = 2000) =>
  readHttp({ host: { api: '', login: '', proxy }, timeoutMs }).call(get, codec)()

test('what anybody may read is asked for as JSON, under no token, and decoded', async () => {
  office.replies(json(200, { naam: 'Kantoor', meer: 1 }))
  expect(await readFrom(office.address())).toEqual(E.right({ naam: 'Kantoor', meer: 1 }))
  const [call] = office.received
  expect([call?.method, call?.url, call?.headers.accept]).toEqual(['GET', get.path, 'application/json'])
  expect(call?.headers.authorization).toBeUndefined()
})

describe('reading that brings nothing says why', () => {
  test('another status, with the body as it came', async () => {
    for (const status of [404, 500]) {
      office.replies(json(status, { message: 'nee' }))
      expect(await readFrom(office.address())).toEqual(E.left({ tag: 'status', status, body: { message: 'nee' } }))
    }
  })

  test('no office there, or a connection that breaks', async () => {
    expect(await readFrom('http://127.0.0.1:1')).toEqual(E.left({ tag: 'offline' }))
    office.replies(response => response.destroy())
    expect(await readFrom(office.address())).toEqual(E.left({ tag: 'offline' }))
  })

  test('an answer that takes too long', async () => {
    office.replies(() => undefined)
    expect(await readFrom(office.address(), 80)).toEqual(E.left({ tag: 'slow' }))
    office.replies(response => response.write('{"naam":'))
    expect(await readFrom(office.address(), 80)).toEqual(E.left({ tag: 'slow' }))
  })

  test('an answer of another shape, and one that nobody can have meant', async () => {
    for (const body of [{ naam: 1 }, '<html>', '']) {
      office.replies(json(200, body))
      expect(await readFrom(office.address())).toMatchObject({ left: { tag: 'nonsense' } })
    }
    office.replies(json(200, { naam: 'x'.repeat(8_000_001) }))
    expect(await readFrom(office.address())).toEqual(E.left({ tag: 'nonsense', detail: 'size' }))
  })
})
