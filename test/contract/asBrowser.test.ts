import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Received, startOffice } from '../events/effects/startOffice'
import { contractCommand } from './contractCommand'

// The whole command, over a real connection, against an office that is wrong in one way at a time.

const origin = 'https://portaal.voorbeeld.nl'
const office = startOffice()
const folder = mkdtempSync(join(tmpdir(), 'contract-'))
const lent = join(folder, 'lent.json')
writeFileSync(lent, JSON.stringify({ account: { username: 'jan', password: 'geheim' }, invitation: { token: 't' } }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Headers = Readonly<Record<string, string>>

const cors: Headers = {
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'authorization, content-type',
}
const without = (name: string): Headers => Object.fromEntries(Object.entries(cors).filter(([key]) => key !== name))

/** What a faultless office says, but for the look of a tenant. */
const bodies: Readonly<Record<string, unknown>> = {
  '/api/portal/auth/token/validate': { success: true, customer: { username: 'jan' } },
  '/api/login': { access_token: 'toegang', expires_in: 3600 },
  '/api/portal/customer': {
    id: 1,
    invitation: { id: 3, type: 'full' },
    address: { woz_waarde: '350000' },
    gender: 'm',
  },
  '/api/portal/tenant/setting/iwize_integration': { value: true },
  '/api/portal/iwize/token/by_portal_invitation': { token: 'x' },
  '/api/portal/hdn_company/active': [],
  '/api/portal/hdn_company_label/active': [],
}

const pathOf = ({ url }: Received): string => url.split('?')[0] ?? ''

const isOfNobody = ({ body }: Received): boolean => body.includes('niemand.proef')

const answered = (response: ServerResponse, request: Received, headers: Headers = cors): void => {
  const path = pathOf(request)
  const isRefused =
    isOfNobody(request) || (path === '/api/portal/customer' && request.headers.authorization === undefined)
  const status = request.method === 'OPTIONS' ? 204 : isRefused ? 401 : 200
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(status === 204 ? undefined : JSON.stringify(bodies[path] ?? { data: { body: 'iVBORw0KGgo=' } }))
}

const run = async (timeoutMs: number, ...more: readonly string[]) => {
  const lines: string[] = []
  const args = [office.address(), '--origin', origin, '--tenant', 'x', '--with', lent, ...more]
  const code = await contractCommand(args, line => lines.push(line), timeoutMs)
  return { code, out: lines.join('\n') }
}

/** The line of a call, and what is said below it. */
const saidOf = (out: string, call: string): string => {
  const lines = out.split('\n')
  const from = lines.findIndex(line => line.slice(9).startsWith(call))
  const after = lines.findIndex((line, nth) => nth > from && !line.startsWith('      '))
  return lines.slice(from, after).join('\n')
}

const preflightOf = (path: string): Received | undefined =>
  office.received.find(call => call.method === 'OPTIONS' && pathOf(call) === path)

it('calls as a browser does: it asks first where that does, and says from which page', async () => {
  office.replies(answered)
  const { code, out } = await run(5000)
  expect(out).not.toMatch(/FAILED|STOPS|differs {2}/)
  expect([out.split('\n').at(-1), code]).toEqual(['Not tried, and a visit needs it: register, file, inventory.', 1])
  expect(out).toContain(`As a browser at ${origin}`)
  expect(office.received.map(({ headers }) => headers.origin)).toEqual(office.received.map(() => origin))
  expect(preflightOf('/api/login')?.headers).toMatchObject({
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  })
  expect(preflightOf('/api/portal/hdn_company/active')?.headers).toMatchObject({
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  })
  expect(preflightOf('/api/portal/hdn_company/active')?.headers.authorization).toBeUndefined()
  expect(preflightOf('/api/tenant/x')).toBeUndefined()
})

it('says beside each value how the portal takes it, when asked to, and no token', async () => {
  office.replies(answered)
  const { out } = await run(5000, '--verbose')
  expect(out).toMatch(/read {5}address\.woz_waarde: "350000" -> €\s350\.000/)
  expect(out).toContain('read     gender: "m" -> Man')
  expect(out).toContain('read     access_token: a secret')
  expect(out).not.toContain('toegang')
})

type Reply = (response: ServerResponse, request: Received) => void

/** Otherwise than the faultless one where the test says so. */
const unless =
  (is: (request: Received) => boolean, otherwise: Reply): Reply =>
  (response, request) =>
    is(request) ? otherwise(response, request) : answered(response, request)

const isPreflight = ({ method }: Received): boolean => method === 'OPTIONS'
const isAt =
  (path: string) =>
  (request: Received): boolean =>
    pathOf(request) === path
const withHeaders =
  (headers: Headers): Reply =>
  (response, request) =>
    answered(response, request, headers)

const silent: Reply = () => undefined
const broken: Reply = response => void response.destroy()
const page: Reply = response => void response.writeHead(200, { ...cors, 'content-type': 'text/html' }).end('<html>')
const moved: Reply = response => void response.writeHead(302, { ...cors, location: '/elders' }).end()

describe('an office', () => {
  it.each<readonly [what: string, reply: Reply, call: string, says: string]>([
    ['without CORS', withHeaders({}), 'tenantStyle', 'header access-control-allow-origin: nothing'],
    ['without CORS where it refuses', withHeaders({}), 'customer: GET /api/portal/customer (without', 'STOPS'],
    ['for every origin', withHeaders({ ...cors, 'access-control-allow-origin': '*' }), 'login: ', 'allow-origin: "*"'],
    ['without credentials', withHeaders(without('access-control-allow-credentials')), 'login: ', 'allow-credentials'],
    [
      'without credentials where it refuses',
      unless(isOfNobody, withHeaders(without('access-control-allow-credentials'))),
      'login: POST /api/login (of nobody)',
      'header access-control-allow-credentials: nothing',
    ],
    ['without headers', withHeaders(without('access-control-allow-headers')), 'setting', 'Wanted: authorization in it'],
    ['that redirects preflights', unless(isPreflight, moved), 'setting', 'preflight status: 302 to /elders'],
    ['that breaks off', broken, 'tenantStyle', 'not reached (ECONNRESET)'],
    ['that breaks off preflights', unless(isPreflight, broken), 'login: ', 'not reached (ECONNRESET)'],
    ['with pages', page, 'tenantStyle', 'status 200 with a page (text/html)'],
  ])('%s is told so', async (_, reply, call, says) => {
    office.replies(reply)
    const { code, out } = await run(5000)
    expect(saidOf(out, call)).toMatch(/^FAILED/)
    expect(saidOf(out, call)).toContain(says)
    expect(code).toBe(1)
  })

  it.each<readonly [what: string, reply: Reply]>([
    ['that says nothing', unless(isAt('/api/login'), silent)],
    ['that trickles', unless(isAt('/api/login'), response => void response.writeHead(200, cors).write('{'))],
    ['that is slow to be asked first', unless(request => isPreflight(request) && isAt('/api/login')(request), silent)],
  ])('%s is told to be too slow', { timeout: 30_000 }, async (_, reply) => {
    office.replies(reply)
    const { code, out } = await run(60)
    expect(saidOf(out, 'login: POST /api/login: ')).toContain(
      'FAILED   login: POST /api/login: no answer within 0.06 s',
    )
    expect(out).toContain('Not tried, and a visit needs it: register, customer, file, inventory.')
    expect(code).toBe(1)
  })
})
