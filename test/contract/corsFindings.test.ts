import { describe, expect, it } from 'vitest'
import type { Exchange, Head } from './exchange'
import { heard, json, judged } from './judged'

const origin = 'https://portaal.voorbeeld.nl'

describe('a browser', () => {
  const cors = { 'access-control-allow-origin': origin }
  const preflightCors = {
    ...cors,
    'access-control-allow-methods': 'GET, PUT',
    'access-control-allow-headers': 'Authorization,content-type',
  }
  const head = (headers: Head['headers'], status = 200): Head => ({ status, headers })
  const without = (name: string): Head =>
    head(Object.fromEntries(Object.entries(preflightCors).filter(([key]) => key !== name)))
  const exchange = (more: Partial<Exchange>): Exchange => ({
    origin,
    url: 'https://kantoor.voorbeeld.nl/api/x',
    method: 'PUT',
    credentials: false,
    unsafeHeaders: ['authorization', 'content-type'],
    preflight: head(preflightCors, 204),
    heads: [head(cors)],
    trouble: '',
    ...more,
  })
  const credentialed = { ...preflightCors, 'access-control-allow-credentials': 'true' }
  const login = {
    method: 'POST',
    credentials: true,
    unsafeHeaders: ['content-type'],
    preflight: head(credentialed),
    heads: [head(credentialed)],
  }

  it.each<readonly [what: string, exchange: Partial<Exchange>]>([
    ['what asks first', {}],
    ['what any page may ask', { method: 'GET', unsafeHeaders: [], preflight: null }],
    ['the login', login],
    [
      'stars where they count',
      {
        unsafeHeaders: ['content-type'],
        preflight: head({ ...cors, 'access-control-allow-methods': '*', 'access-control-allow-headers': '*' }),
      },
    ],
    ['an office on the own machine', { url: 'http://localhost:5180/api' }],
  ])('reads %s', (_, more) => {
    expect(judged(heard('file', json({}), { exchange: exchange(more) }))).toMatchObject({ tag: 'fine', findings: [] })
  })

  it.each<readonly [what: string, exchange: Partial<Exchange>, finding: string]>([
    [
      'no origin',
      { heads: [head({})] },
      `header access-control-allow-origin: nothing. Wanted: "${origin}", exactly, or a browser would not read this`,
    ],
    [
      'another origin',
      { heads: [head({ 'access-control-allow-origin': `${origin}/` })] },
      `header access-control-allow-origin: "${origin}/"`,
    ],
    [
      'two origins',
      { heads: [head({ 'access-control-allow-origin': `${origin}, ${origin}` })] },
      'header access-control-allow-origin: "',
    ],
    [
      'a star at the login',
      { ...login, heads: [head({ ...credentialed, 'access-control-allow-origin': '*' })] },
      'header access-control-allow-origin: "*"',
    ],
    [
      'no credentials',
      { ...login, heads: [head(cors)] },
      'header access-control-allow-credentials: nothing. Wanted: "true"',
    ],
    [
      'no credentials beforehand',
      { ...login, preflight: head(preflightCors) },
      'preflight header access-control-allow-credentials: nothing',
    ],
    [
      'no origin beforehand',
      { preflight: without('access-control-allow-origin') },
      'preflight header access-control-allow-origin: nothing',
    ],
    [
      'no PUT',
      { preflight: head({ ...preflightCors, 'access-control-allow-methods': 'GET, POST' }) },
      'preflight header access-control-allow-methods: "GET, POST". Wanted: PUT in it',
    ],
    [
      'no methods',
      { preflight: without('access-control-allow-methods') },
      'preflight header access-control-allow-methods: nothing',
    ],
    [
      'no headers',
      { preflight: without('access-control-allow-headers') },
      'preflight header access-control-allow-headers: nothing. Wanted: authorization, content-type in it',
    ],
    [
      'a star for authorization',
      { preflight: head({ ...preflightCors, 'access-control-allow-headers': '*' }) },
      'Wanted: authorization in it',
    ],
    [
      'a redirect beforehand',
      { preflight: head({ location: '/login' }, 302) },
      'preflight status: 302 to /login. Wanted: no redirect',
    ],
    [
      'a session wanted beforehand',
      { preflight: head({}, 401) },
      'preflight status: 401. Wanted: 200 to 299 without a session',
    ],
    [
      'a redirect without headers',
      { heads: [head({}, 307), head(cors)] },
      'redirect 307 header access-control-allow-origin: nothing',
    ],
    ['an open line from a safe page', { url: 'http://kantoor.voorbeeld.nl/api/x' }, 'the address: http:'],
  ])('would not read at %s', (_, more, finding) => {
    const { tag, findings } = judged(heard('file', json({}), { exchange: exchange(more) }))
    expect(findings.join('\n')).toContain(finding)
    expect(tag).toBe('failed')
  })

  it('reads a star where no cookies go along, which is remarked', () => {
    const star = exchange({ heads: [head({ 'access-control-allow-origin': '*' })] })
    const { tag, findings } = judged(heard('file', json({}), { exchange: star }))
    expect([tag, findings]).toEqual([
      'fine',
      [`remark header access-control-allow-origin: "*". Wanted: "${origin}", exactly`],
    ])
  })

  it('would not read a refusal without headers either', () => {
    const refused = heard(
      'customer',
      { tag: 'status', status: 401, body: {} },
      { due: { tag: 'refusal', statuses: [401] }, exchange: exchange({ heads: [head({}, 401)] }) },
    )
    expect(judged(refused).tag).toBe('failed')
  })
})
