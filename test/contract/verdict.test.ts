import { describe, expect, it } from 'vitest'
import type { CallFault, HttpResponse } from '../../events/effects/calls/http'
import { customer, heard, invitation, json, judged } from './judged'
import { type Due, type Heard, verdictOf } from './verdict'

describe('an answer without fault', () => {
  it.each([
    ['customer', customer({ gender: 'm', maritial_status: 2, date_of_birth: '1980-02-01' })],
    ['customer', customer({ children: [{ id: 1 }, { id: 2 }], salutation: '' })],
    ['login', json({ access_token: 'a', expires_in: 3600 })],
    ['tenantStyle', json({ data: { primary_color: '#17468f' } })],
    ['inventory', customer({ invitation: { ...invitation, submitted_at: '2026-11-24T12:00:00Z' } })],
    ['validateToken', json({ success: true, customer: { username: 'jan' } })],
    ['file', json({}, 201)],
  ])('%s', (name, answer) => {
    expect(judged(heard(name, answer))).toMatchObject({ tag: 'fine', findings: [] })
  })
})

describe('something is not read', () => {
  it.each<readonly [what: string, name: string, answer: HttpResponse, finding: string]>([
    [
      'a colour by name',
      'tenantStyle',
      json({ primary_color: 'blue' }),
      'primary_color: "blue". Wanted: a colour as #17468f',
    ],
    [
      'a colour of no page',
      'tenantStyle',
      json({ data: { accent_color: '#fff' } }),
      'data.accent_color: a colour that no page uses',
    ],
    [
      'a nested colour of no page',
      'tenantStyle',
      json({ colours: { accent: '#fff' } }),
      'colours.accent: a colour that no page uses',
    ],
    ['a day that is none', 'customer', customer({ date_of_birth: '1980-02-31' }), 'data.date_of_birth: "1980-02-31"'],
    [
      'an amount in words',
      'customer',
      customer({ address: { woz_waarde: 'veel' } }),
      'data.address.woz_waarde: "veel", which cannot be read',
    ],
    [
      'a child that is none',
      'customer',
      customer({ children: ['Jan'] }),
      'data.children.0: "Jan", which is of another kind. Wanted: an object',
    ],
    ['no home', 'homeAtAddress', json({ data: {} }), 'data: no home'],
    [
      'the logo of the office',
      'customer',
      customer({ office: { style: { logo: 'x' } } }),
      'data.office.style.logo: "x"',
    ],
  ])('%s (%s)', (_, name, answer, finding) => {
    const { tag, findings } = judged(heard(name, answer))
    expect(findings.join('\n')).toContain(`differs ${finding}`)
    expect(tag).toBe('differs')
  })
})

describe('something is worth a remark, and no fault', () => {
  it.each<readonly [what: string, name: string, answer: HttpResponse, finding: string]>([
    ['another session', 'login', json({ access_token: 'a', expires_in: 86400 }), 'expires_in: 86400. Wanted: 3600'],
    [
      'one object for a list',
      'customer',
      customer({ pensions: { id: 1 } }),
      'data.pensions: one object, which is read as a list of one',
    ],
    [
      'sent already',
      'customer',
      customer({ invitation: { ...invitation, submitted_at: '2026-11-01' } }),
      'data.invitation: sent already',
    ],
    [
      'over',
      'customer',
      customer({ invitation: { ...invitation, valid_until: '2026-11-01' } }),
      'data.invitation: past valid_until',
    ],
    ['a picture that is not there', 'homePicture', json({ data: { status: 'klaar' } }), 'data.status: "klaar"'],
    ['no name to propose', 'validateToken', json({ success: 1 }), 'customer.username: nothing'],
    [
      'a name of null',
      'validateToken',
      json({ success: 1, customer: { username: null } }),
      'customer.username: nothing',
    ],
  ])('%s (%s)', (_, name, answer, finding) => {
    const { tag, findings } = judged(heard(name, answer))
    expect(findings.join('\n')).toContain(`remark ${finding}`)
    expect(tag).toBe('fine')
  })
})

describe('an office that refuses, is down or slow', () => {
  const code: Due = { tag: 'code' }
  const refused: Due = { tag: 'refusal', statuses: [401] }
  const status = (status: number, body: unknown): CallFault => ({ tag: 'status', status, body })
  it.each<readonly [what: string, given: Heard, tag: string, said: string, finding: string]>([
    [
      'the keys of a refusal',
      heard('register', status(422, { errors: { username: ['kort'], password: [] }, message: 'x' })),
      'failed',
      'status 422',
      'status: 422 with a body of errors.username, errors.password, message, which says "kort". Wanted: 200 to 299',
    ],
    [
      'a login refused',
      heard('login', status(403, { error: 'otp' })),
      'failed',
      'status 403',
      'status: 403 with a body of error. Wanted: an access_token, or two_factor_required: true',
    ],
    [
      'a text for a body',
      heard('file', status(413, 'te groot')),
      'failed',
      'status 413',
      'status: 413 with a body that is no object',
    ],
    [
      'a code is seen',
      heard('login', status(401, { two_factor_allowed: 1 }), { due: code }),
      'fine',
      'a code is needed',
      '',
    ],
    [
      'a code is not seen',
      heard('login', status(401, { code: true }), { due: code }),
      'failed',
      'the portal does not see that a code is needed',
      'the answer: 401 with a body of code. Wanted: two_factor_required: true',
    ],
    ['refused as is due', heard('customer', status(401, {}), { due: refused }), 'fine', 'refused with 401', ''],
    [
      'open to all',
      heard('customer', json({}), { due: refused }),
      'failed',
      'not refused with 401',
      'status: 200. Wanted: 401',
    ],
    ['down', heard('customer', { tag: 'offline' }, { due: refused }), 'failed', 'not reached', ''],
    [
      'slow',
      heard('customer', { tag: 'slow' }, { due: refused }),
      'failed',
      'no answer within 20 s, and the portal waits no longer',
      '',
    ],
    [
      'slow at a code',
      heard('login', { tag: 'slow' }, { due: code }),
      'failed',
      'no answer within 20 s, and the portal waits no longer',
      '',
    ],
    [
      'too large',
      heard('customer', { tag: 'nonsense', detail: 'size' }),
      'failed',
      'larger or deeper than the portal reads',
      '',
    ],
    ['patience', heard('login', status(429, {})), 'skipped', 'the office asked for patience (429)', ''],
    [
      'patience before it refuses',
      heard('login', status(429, {}), { due: refused }),
      'skipped',
      'the office asked for patience (429)',
      '',
    ],
    [
      'the words of a refusal',
      heard('inventory', status(403, { message: 'De inventarisatie is gesloten.' })),
      'failed',
      'status 403',
      'with a body of message, which says "De inventarisatie is gesloten."',
    ],
  ])('%s', (_, given, tag, said, finding) => {
    const verdict = judged(given)
    expect([verdict.tag, verdict.said]).toEqual([tag, said])
    expect(verdict.findings.join('\n')).toContain(finding)
  })
})

describe('a call that is made once more, or otherwise', () => {
  const status = (status: number, body: unknown = {}): CallFault => ({ tag: 'status', status, body })
  const sent = customer({ invitation: { ...invitation, submitted_at: '2026-11-24T12:00:00Z' } })
  it.each<
    readonly [what: string, name: string, due: Due['tag'], came: HttpResponse | CallFault, tag: string, said: string]
  >([
    ['the receipt again', 'inventory', 'again', sent, 'fine', 'status 200'],
    ['told that it is there', 'inventory', 'again', status(409), 'fine', 'not taken twice (409)'],
    ['no receipt the second time', 'inventory', 'again', customer({}), 'failed', 'status 200'],
    ['refused the second time', 'inventory', 'again', status(422), 'failed', 'status 422'],
    ['a conflict the first time', 'inventory', 'answer', status(409), 'failed', 'status 409'],
    ['GET shows the receipt', 'customer', 'received', sent, 'fine', 'status 200'],
    ['GET shows none', 'customer', 'received', customer({}), 'failed', 'status 200'],
    ['a link that logs in', 'login', 'link', json({ access_token: 'a' }), 'fine', 'status 200'],
    ['a link that does not', 'login', 'link', status(401), 'fine', 'a name and a password are asked (401)'],
    [
      'a link with a second factor',
      'login',
      'link',
      status(401, { two_factor_required: true }),
      'fine',
      'a name and a password are asked',
    ],
    ['a link that is not let in', 'login', 'link', status(403), 'failed', 'status 403'],
  ])('%s', (_, name, due, came, tag, said) => {
    const verdict = judged(heard(name, came, { due: due === 'refusal' ? { tag: due, statuses: [] } : { tag: due } }))
    expect(verdict).toMatchObject({ tag, said })
    expect(verdict.findings.filter(one => one.startsWith('remark'))).toEqual([])
  })
})

it('does not say of what it judged that it was not looked at', () => {
  const ignoredOf = (name: string, body: unknown) => Reflect.get(verdictOf(heard(name, json(body))), 'ignored')
  expect(ignoredOf('login', { data: { access_token: 'a', expires_in: 3600, token_type: 'Bearer' } })).toEqual([
    'data.token_type',
  ])
  expect(ignoredOf('tenantStyle', { accent_color: '#fff', shoe_size: 43 })).toEqual(['shoe_size'])
})

it('tells no token', () => {
  const { findings } = judged(heard('login', json({ access_token: 5, refresh_token: ['geheim'] })))
  expect(findings.join('\n')).not.toContain('geheim')
})
