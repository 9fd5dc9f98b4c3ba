import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, test } from 'vitest'
import { invitationTypes } from '../../../domain/language/invitation'
import { accountCalls } from '../../../events/effects/calls/accountCalls'
import { customerCalls } from '../../../events/effects/calls/customerCalls'
import type { CallFault, Http, HttpCall } from '../../../events/effects/calls/http'
import { lenderLists } from '../../../events/effects/calls/lenderLists'
import { utf8Bytes } from '../../../events/record/digest'
import { createSession } from '../../../events/session/session'
import { fakeTokenExpiry, fakeTokenOf, fakeTypeOf } from '../../../ui/debug/stub/fakeToken'
import { setUpTestUser } from '../../../ui/debug/stub/setUpTestUser'
import { stubHttp } from '../../../ui/debug/stub/stubHttp'
import { fakeKeeping } from '../../events/session/fakeKeeping'

const now = Date.parse('2026-11-22T10:00:00Z')

/** A network that remembers what was asked of it and answers nothing. */
const network = () => {
  const asked: HttpCall[] = []
  const answer: Http['answer'] = call => {
    asked.push(call)
    return TE.left({ tag: 'offline' })
  }
  const http: Http = { answer, call: call => TE.chain(() => TE.left<CallFault>({ tag: 'offline' }))(answer(call)) }
  return { asked, http }
}

const under = (token: string | null) => {
  const [real, anonymous] = [network(), network()]
  const http = stubHttp({ http: real.http, anonymous: anonymous.http, token: () => token, now: () => now })
  return { real, anonymous, http }
}

describe('the stub office', () => {
  it.each(invitationTypes)('answers of %s with a valid invitation and no partner, and asks no server', async type => {
    const { real, anonymous, http } = under(fakeTokenOf(type))
    const customer = await customerCalls(http).load(null)()
    expect(customer).toMatchObject({
      right: {
        invitation: { id: `debug-${type}`, type, submitted_at: null, valid_until: null, partner_invited: false },
      },
    })
    if (E.isRight(customer)) expect(customer.right.known.values.get('customer.has_partner')).toBe(0)
    expect([real.asked, anonymous.asked]).toEqual([[], []])
  })

  it('takes an inventory in, knows its lenders, and has nothing else', async () => {
    const { http } = under(fakeTokenOf('full'))
    expect(await customerCalls(http).send(utf8Bytes('{}'))()).toMatchObject({
      tag: 'sent',
      submittedAt: '2026-11-22T10:00:00.000Z',
    })
    const { companies, labels } = await lenderLists(http)()
    expect([companies.length, labels.length]).toEqual([2, 2])
    expect(
      await http.answer({ method: 'GET', base: 'api', path: '/api/portal/tenant/setting/geheim' })(),
    ).toMatchObject({
      left: { tag: 'status', status: 404 },
    })
  })

  it('leaves every other token to the network, and asks for the look as a stranger', async () => {
    const real = under('een-echt-token')
    await real.http.answer({ method: 'GET', base: 'api', path: '/api/portal/customer' })()
    expect(real.real.asked).toHaveLength(1)
    const fake = under(fakeTokenOf('full'))
    await fake.http.answer({ method: 'GET', base: 'proxy', path: '/api/tenant/localhost' })()
    expect([fake.real.asked.length, fake.anonymous.asked.length]).toEqual([0, 1])
  })
})

test('the fake token is fixed for a type, and ends on 01-01-2030', () => {
  expect(fakeTypeOf(fakeTokenOf('mortgage'))).toBe('mortgage')
  expect([fakeTypeOf('iets'), fakeTypeOf(null), fakeTypeOf(`${fakeTokenOf('full')}x`)]).toEqual([null, null, null])
  const ends = new Date(fakeTokenExpiry).toLocaleString('nl-NL', { timeZone: 'Europe/Amsterdam' })
  expect(ends).toBe('1-1-2030, 00:00:00')
})

describe('setting a user up by an invitation', () => {
  const dependencies = (http: Http) => ({
    account: accountCalls(http),
    customer: customerCalls(http),
    session: createSession(fakeKeeping(), { session: null, onward: null }, 0),
  })

  it('validates, sets the user, and leads to the intro of the type', async () => {
    const { http } = under(fakeTokenOf('mortgage'))
    const { session, ...calls } = dependencies(http)
    expect(await setUpTestUser({ ...calls, session }, 'mortgage')).toEqual({
      tag: 'in',
      to: '/debug_intro?invitationType=mortgage',
    })
    expect(session.stored()).toMatchObject({ invitation_id: 'debug-mortgage', expires_at: fakeTokenExpiry })
  })

  it('sets nobody where the token is not validated', async () => {
    const { http } = network()
    const { session, ...calls } = dependencies(http)
    expect(await setUpTestUser({ ...calls, session }, 'full')).toEqual({ tag: 'failed', to: '/debug' })
    expect(session.stored()).toBeNull()
  })

  it('logs out and goes to /debug where the user cannot be set (ERR-33)', async () => {
    const { http } = under(fakeTokenOf('full'))
    const { session, ...calls } = dependencies(http)
    const customer = { load: () => TE.left<CallFault>({ tag: 'status', status: 500, body: null }) }
    expect(await setUpTestUser({ ...calls, customer, session }, 'full')).toEqual({ tag: 'failed', to: '/debug' })
    expect(session.stored()).toBeNull()
  })
})
