import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { accountCalls, type Credentials } from '../../../../events/effects/calls/accountCalls'
import { json, startOffice } from '../startOffice'

const office = startOffice()
const calls = () => accountCalls(office.http(null))
const sent = (): unknown => JSON.parse(office.received[0]?.body ?? 'null')

const password: Credentials = { grant: 'customer_password', username: 'jansen', password: 'geheim12', token: null }
const withCode: Credentials = { ...password, grant: 'customer_password_two_factor', otp: '123456' }
const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'Bearer' }

describe('login', () => {
  test.each<readonly [Credentials, unknown]>([
    [
      { grant: 'customer_token', token: 'uit' },
      { scope: 'portal', grant_type: 'customer_token', token: 'uit' },
    ],
    [password, { scope: 'portal', grant_type: 'customer_password', username: 'jansen', password: 'geheim12' }],
    [
      { ...withCode, token: 'uit' },
      {
        scope: 'portal',
        grant_type: 'customer_password_two_factor',
        username: 'jansen',
        password: 'geheim12',
        otp: '123456',
        token: 'uit',
      },
    ],
  ])('sends what its kind needs (%#)', async (credentials, body) => {
    office.replies(json(200, tokens))
    expect(await calls().login(credentials)()).toEqual(E.right({ tag: 'in', tokens: { accessToken: 'a' } }))
    expect(sent()).toEqual(body)
    expect(office.received[0]?.url).toBe('/login-base/api/login')
  })

  test.each([200, 400, 401, 403, 422])('a %i that allows two factors asks for the code', async status => {
    for (const body of [
      { two_factor_allowed: true },
      { two_factor_required: 1 },
      { data: { two_factor_allowed: true } },
    ]) {
      office.replies(json(status, body))
      expect(await calls().login(password)()).toEqual(E.right({ tag: 'codeNeeded' }))
    }
  })

  test('a wrong code is a refusal, also when two factors are allowed', async () => {
    office.replies(json(401, { two_factor_allowed: true }))
    expect(await calls().login(withCode)()).toMatchObject({ left: { tag: 'status', status: 401 } })
  })

  test('a refusal, and an answer without tokens, are no login', async () => {
    office.replies(json(401, { message: 'nee', two_factor_allowed: false }))
    expect(await calls().login(password)()).toMatchObject({ left: { tag: 'status', status: 401 } })
    for (const body of [{}, { access_token: '' }, { access_token: null }, 'hallo']) {
      office.replies(json(200, body))
      expect(await calls().login(password)()).toMatchObject({ left: { tag: 'nonsense' } })
    }
  })
})

describe('validating a token', () => {
  const customer = (invitation: unknown, username: unknown = 'jansen') => ({
    customer: { data: { username, invitation: { data: invitation } } },
  })

  test('asks for the customer and reads name and type', async () => {
    office.replies(json(200, { success: true, ...customer({ type: 'financial_advice' }) }))
    const valid = E.right({ tag: 'valid', username: 'jansen', type: 'financial_advice' })
    expect(await calls().validateToken('uit')()).toEqual(valid)
    expect(office.received[0]?.url).toBe('/api-base/api/portal/auth/token/validate?include=customer')
    expect(sent()).toEqual({ token: 'uit' })
    office.replies(json(200, { data: { success: true, ...customer({ type: 'financial_advice' }) } }))
    expect(await calls().validateToken('uit')()).toEqual(valid)
  })

  test('takes a customer without a name, and a type as the office names it', async () => {
    office.replies(json(200, { success: true, ...customer({ type: 'nieuw' }, null) }))
    expect(await calls().validateToken('uit')()).toEqual(E.right({ tag: 'valid', username: '', type: 'nieuw' }))
  })

  test('tells a name that the office leaves out from one that it could not make', async () => {
    const nameless = { customer: { data: { invitation: { data: { type: 'full' } } } } }
    office.replies(json(200, { success: true, ...nameless }))
    expect(await calls().validateToken('uit')()).toEqual(E.right({ tag: 'valid', username: null, type: 'full' }))
  })

  test.each([200, 401, 404, 410, 422])('a %i tells a used invitation from an invalid one', async status => {
    office.replies(json(status, { success: false, ...customer({ submitted_at: '2026-01-01' }) }))
    expect(await calls().validateToken('uit')()).toEqual(E.right({ tag: 'used' }))
    office.replies(json(status, { success: false, ...customer({ submitted_at: null }) }))
    expect(await calls().validateToken('uit')()).toEqual(E.right({ tag: 'invalid' }))
  })

  test('one that has expired is not valid, whatever the office says of until when it was (ERR-12)', async () => {
    office.replies(json(200, { success: false, ...customer({ submitted_at: null, valid_until: '2020-01-01' }) }))
    expect(await calls().validateToken('uit')()).toEqual(E.right({ tag: 'invalid' }))
  })

  test('a plain refusal is an invalid token, a fault of the office says nothing', async () => {
    office.replies(json(404, { message: 'not found' }))
    expect(await calls().validateToken('uit')()).toEqual(E.right({ tag: 'invalid' }))
    office.replies(json(422, { success: true }))
    expect(await calls().validateToken('uit')()).toEqual(E.right({ tag: 'invalid' }))
    for (const status of [429, 500, 503]) {
      office.replies(json(status, { success: false }))
      expect(await calls().validateToken('uit')()).toMatchObject({ left: { tag: 'status', status } })
    }
    office.replies(json(200, {}))
    expect(await calls().validateToken('uit')()).toMatchObject({ left: { tag: 'nonsense' } })
  })
})

test('registering and asking for a code send what they must', async () => {
  expect(await calls().register('jansen', 'geheim12', 'uit')()).toEqual(E.right(undefined))
  expect(await calls().requestCode('jansen')()).toEqual(E.right(undefined))
  expect(office.received.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    ['/api-base/api/portal/auth/register', { username: 'jansen', password: 'geheim12', token: 'uit' }],
    ['/api-base/api/portal/auth/two_factor_code/email', { username: 'jansen' }],
  ])
})
