import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { expect, test } from 'vitest'
import { invitationState } from '../../domain/invitation/invitationState'
import { isWithinCaps } from '../../domain/language/json'
import { isReceiptOf } from '../../domain/sending/receipt'
import { accountCalls } from '../../events/effects/calls/accountCalls'
import { customerCalls } from '../../events/effects/calls/customerCalls'
import { decodeResponse, type Http } from '../../events/effects/calls/http'
import { judgeKeptLogs } from '../../events/log/keptLogs'
import { evolve } from '../../events/state/evolve'
import { initialState } from '../../events/state/state'
import { catalogues } from '../arbitraries/surveys'
import { checkAsyncLaw } from './check'

/** After every moment that is drawn. */
const now = Date.UTC(2100, 0, 1)
const today = '2100-01-01'

const answering = (body: unknown): Http => ({
  answer: () => TE.right({ status: 200, type: 'application/json', body }),
  call: (_, codec) => TE.fromEither(decodeResponse(codec, body)),
})

const twoDigits = (most: number, least = 0) =>
  fc.integer({ min: least, max: most }).map(n => String(n).padStart(2, '0'))

const date = fc.tuple(fc.integer({ min: 2000, max: 2098 }), twoDigits(12, 1), twoDigits(28, 1))
const time = fc
  .tuple(
    fc.constantFrom('T', ' '),
    twoDigits(23),
    twoDigits(59),
    fc.constantFrom('', ':07', ':59.5', ':00.123456'),
    fc.constantFrom('', 'Z', '+01:00', '-0230', '+02'),
  )
  .map(([mark, hour, minute, seconds, zone]) => `${mark}${hour}:${minute}${seconds}${zone}`)

const moments = fc.oneof(
  date.map(([y, m, d]) => `${y}-${m}-${d}`),
  date.map(([y, m, d]) => `${d}-${m}-${y}`),
  // Not on the very first day: west of Amsterdam that may be the year before.
  fc.tuple(date, time).map(([[y, m], behind]) => `${y}-${m}-15${behind}`),
)

const none = fc.oneof(
  fc.jsonValue().filter(isWithinCaps),
  fc.integer({ min: 0, max: 4_102_444_800_000 }),
  fc.integer({ min: 0, max: 4_102_444_800_000 }).map(String),
  fc.constantFrom(
    ...['0000-00-00 00:00:00', '0000-00-00', '00-00-0000', '-', '', ' ', 'false', 'true', '0', 'null', 'gisteren'],
    ...['1970-01-01', '1970-01-01T00:00:00Z', '01-01-1970', '1999-12-31', '2026-02-30', '30-02-2026', '2026-13-01'],
    ...['2026-11-21T25:00:00Z', '2026-11-21T10:61', '2026-11-21T', '2026-11', '20261121', '2026/11/21', '21/11/2026'],
    ...['1-2-2026', '21-11-2026 10:00', '2026-11-21 en later', 'Sat, 21 Nov 2026 10:00:00 GMT', '10000-01-01'],
  ),
  date.map(([y, m, d]) => ({ date: `${y}-${m}-${d} 10:00:00.000000`, timezone: 'Europe/Amsterdam' })),
  date.map(([y, m, d]) => [`${y}-${m}-${d}`]),
)

const values = fc.oneof(
  moments.map(value => ({ value, isMoment: true })),
  none.map(value => ({ value, isMoment: false })),
)

test('what is no moment is no receipt, no use and no end, wherever the office says it', async () => {
  const law = fc.asyncProperty(values, async ({ value, isMoment }) => {
    const customer = (more: object) => ({ data: { invitation: { data: { id: 7, ...more } } } })
    const [used, over] = [customer({ submitted_at: value }), customer({ valid_until: value })]
    expect((await customerCalls(answering(used)).send(new Uint8Array())()).tag).toBe(isMoment ? 'sent' : 'unproven')
    const stateOf = async (body: unknown) => {
      const loaded = await customerCalls(answering(body)).load(null)()
      return E.isRight(loaded) ? invitationState(loaded.right.invitation, now, today) : null
    }
    expect([await stateOf(used), await stateOf(over)]).toEqual(isMoment ? ['used', 'over'] : ['open', 'open'])
    const body = { success: false, customer: { data: { invitation: { data: { submitted_at: value } } } } }
    const validated = await accountCalls(answering(body)).validateToken('t')()
    expect(E.isRight(validated) && validated.right.tag).toBe(isMoment ? 'used' : 'invalid')
  })
  await checkAsyncLaw('a receipt needs a moment', law, 300)
})

test('nor is it in what an earlier build stored', async () => {
  const texts = values.map(({ value, isMoment }) => ({ text: typeof value === 'string' ? value : '-', isMoment }))
  const law = fc.asyncProperty(texts, async ({ text, isMoment }) => {
    expect(isReceiptOf({ at: 0, changed: false }, text)).toBe(isMoment)
    const log = { invitation: '7', validUntil: text, outdatedOn: '2099-06-01' }
    // An earlier build wrote this day for a log that it was erasing.
    const isGone = isMoment ? text < '2099' || /^\d\d-/.test(text) : text === '1970-01-01'
    expect(judgeKeptLogs([log], today).gone).toEqual(isGone ? ['7'] : [])
    const catalogue = catalogues.shipped
    const invitation = { id: '7', type: 'full', partner_invited: null, aqopi_info: null } as const
    const after = (state: typeof initial, event: Parameters<typeof evolve>[2]['event']) =>
      evolve(catalogue, state, { at: 0, by: 'server', event })
    const initial = initialState(catalogue)
    const loaded = after(initial, {
      ...{ type: 'CustomerLoaded', v: 2, partnerSession: false, office: null },
      invitation: { ...invitation, valid_until: text, submitted_at: text },
    })
    expect(invitationState(loaded.invitation, now, today)).toBe(isMoment ? 'used' : 'open')
    const sent = after(initial, { type: 'InventorySent', v: 1, submittedAt: text })
    const found = after(loaded, { type: 'InventoryFound', v: 1, submittedAt: text })
    expect([sent.sending.tag === 'sent', found.invitation?.submitted_at === text]).toEqual([isMoment, isMoment])
  })
  await checkAsyncLaw('an earlier receipt needs a moment', law, 300)
})
