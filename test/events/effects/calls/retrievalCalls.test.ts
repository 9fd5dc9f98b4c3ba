import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { retrievalCalls } from '../../../../events/effects/calls/retrievalCalls'
import { json, startOffice } from '../startOffice'

const office = startOffice()
const token = (timeoutMs?: number) => retrievalCalls(office.http('sessie', timeoutMs)).token('17')()

describe('the token for the provider’s page', () => {
  test.each([
    ['as the documents say', { data: { token: 'a.b.c' } }],
    ['wrapped once more', { data: { data: { token: ' a.b.c ' } } }],
  ])('is asked for the invitation under the session, and read %s', async (_, answer) => {
    office.replies(json(200, answer))
    expect(await token()).toEqual(E.right('a.b.c'))
    const [call] = office.received
    expect([call?.method, call?.url]).toEqual(['POST', '/api-base/api/portal/iwize/token/by_portal_invitation'])
    expect(JSON.parse(call?.body ?? 'null')).toEqual({ portal_invitation_id: '17' })
    expect(call?.headers.authorization).toBe('Bearer sessie')
  })

  test('is asked with the id as the office writes it', async () => {
    await retrievalCalls(office.http('sessie')).token(7409)()
    expect(JSON.parse(office.received[0]?.body ?? 'null')).toEqual({ portal_invitation_id: 7409 })
  })

  test.each([
    ['no token', { data: {} }],
    ['an empty one', { data: { token: ' ' } }],
    ['one of another kind', { data: { token: { a: 1 } } }],
    ['words', { data: { token: 'geen token' } }],
    ['more than an address holds', { data: { token: 'a'.repeat(8001) } }],
    ['a page', '<p>a.b.c</p>'],
    ['nothing', null],
  ])('%s is nonsense', async (_, answer) => {
    office.replies(json(200, answer))
    expect(await token()).toMatchObject(E.left({ tag: 'nonsense' }))
  })

  test.each([401, 422, 500, 503])('a refusal with %i comes as it is', async status => {
    office.replies(json(status, { message: 'Nee' }))
    expect(await token()).toMatchObject(E.left({ tag: 'status', status }))
  })

  test('an office that says nothing is slow, one that hangs up is not there', async () => {
    office.replies(() => undefined)
    expect(await token(50)).toEqual(E.left({ tag: 'slow' }))
    office.replies(response => response.destroy())
    expect(await token()).toEqual(E.left({ tag: 'offline' }))
  })
})
