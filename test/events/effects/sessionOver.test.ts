import * as E from 'fp-ts/Either'
import { describe, expect, test, vi } from 'vitest'
import { createHttp } from '../../../events/effects/calls/createHttp'
import { officeCalls } from '../../contract/calls'
import { invented } from '../../contract/invented'
import { json, startOffice } from './startOffice'

const office = startOffice()

/** Each call of the table under a session; `isOver`: whether the one that the office refuses is the stored one. */
const doorOf = (isOver: boolean) => {
  const over: string[] = []
  const base = office.address()
  const sessionOver = async (token: string): Promise<boolean> => {
    over.push(token)
    return isOver
  }
  const deps = { host: { api: base, login: base, proxy: base }, token: () => 'toegang', timeoutMs: 2000, sessionOver }
  return { over, http: createHttp(deps) }
}

/** What is not there some time after the office has answered. */
const unanswered = (asked: Promise<unknown>): Promise<boolean> =>
  Promise.race([asked.then(() => false), new Promise<boolean>(resolve => setTimeout(resolve, 100, true))])

describe.each(officeCalls.map(call => [call.name, call] as const))('%s', (_, { session, make }) => {
  test(`goes ${session ? 'with' : 'without'} the token of the session`, async () => {
    office.replies(json(500, {}))
    await make(doorOf(true).http, invented)()
    expect(office.received.map(({ headers }) => headers.authorization)).toEqual(
      office.received.map(() => (session ? 'Bearer toegang' : undefined)),
    )
  })

  test(`${session ? 'ends the session and has no answer' : 'ends no session'} where the office refuses with 401`, async () => {
    const { over, http } = doorOf(true)
    office.replies(json(401, { message: 'U bent niet ingelogd, of uw sessie is verlopen.' }))
    const asked = make(http, invented)()
    if (!session) await asked
    else await vi.waitFor(() => expect(over).toContain('toegang'))
    expect(await unanswered(asked)).toBe(session)
    if (!session) expect(over).toEqual([])
  })

  test('is answered where the refused session is not the stored one any more', async () => {
    office.replies(json(401, {}))
    await make(doorOf(false).http, invented)()
  })

  test('ends no session on another status', async () => {
    const { over, http } = doorOf(true)
    for (const status of [400, 403, 404, 422, 429, 500, 503]) {
      office.replies(json(status, {}))
      await make(http, invented)()
    }
    expect(over).toEqual([])
  })
})

test('a 401 that names a field is about that field: a wrong password ends no session', async () => {
  const { over, http } = doorOf(true)
  const body = { errors: { current_password: ['Het huidige wachtwoord klopt niet'] } }
  office.replies(json(401, body))
  const call = { method: 'POST', base: 'api', path: '/api/portal/auth/change/password' } as const
  expect(await http.answer(call)()).toEqual(E.left({ tag: 'status', status: 401, body }))
  expect(over).toEqual([])
})
