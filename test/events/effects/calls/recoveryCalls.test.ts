import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { describe, expect, test } from 'vitest'
import type { CallFault } from '../../../../events/effects/calls/http'
import { type RecoveryCalls, recoveryCalls } from '../../../../events/effects/calls/recoveryCalls'
import { json, startOffice } from '../startOffice'

const office = startOffice()
const newEmail = { email: 'a@b.nl', email_confirmation: 'a@b.nl', code: '482913', date_of_birth: '1980-02-01' }
const change = { current_password: 'oud', new_password: 'geheim12', new_password_confirmation: 'geheim12' }

const cases: readonly (readonly [string, (calls: RecoveryCalls) => TE.TaskEither<CallFault, void>, object])[] = [
  ['recover/username', calls => calls.recoverUsername('a@b.nl'), { email: 'a@b.nl' }],
  ['recover/password', calls => calls.recoverPassword('jan'), { username: 'jan' }],
  ['reset/password', calls => calls.resetPassword('uit', 'geheim12'), { token: 'uit', password: 'geheim12' }],
  ['reset/email', calls => calls.resetEmail(newEmail), newEmail],
  ['change/password', calls => calls.changePassword('oud', 'geheim12', 'geheim12'), change],
]

describe.each(cases)('POST %s', (path, ask, body) => {
  const asked = () => ask(recoveryCalls(office.http('token')))()

  test('sends what the documents say, without a session but where a password is changed in it', async () => {
    office.replies(json(200, {}))
    expect(await asked()).toEqual(E.right(undefined))
    const [call] = office.received
    expect([call?.method, call?.url]).toEqual(['POST', `/api-base/api/portal/auth/${path}`])
    expect(JSON.parse(call?.body ?? 'null')).toEqual(body)
    expect(call?.headers.authorization).toBe(path === 'change/password' ? 'Bearer token' : undefined)
  })

  test('is done by any 2xx, but not by a page', async () => {
    office.replies(response => response.writeHead(204).end())
    expect(await asked()).toEqual(E.right(undefined))
    office.replies(response => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Ja</p>'))
    expect(await asked()).toEqual(E.left({ tag: 'nonsense', detail: 'text/html' }))
  })

  test('brings the refusal as it came', async () => {
    office.replies(json(422, { errors: { token: ['Nee'] } }))
    expect(await asked()).toEqual(E.left({ tag: 'status', status: 422, body: { errors: { token: ['Nee'] } } }))
  })
})
