import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { top } from '../../../ui/serve/settings'
import { contractCommand } from '../../contract/contractCommand'
import { type Running, startOffice } from '../office'
import { listAt, OfficeClient, password, portalOrigin } from './client'

// `npm run contract` against this office, and against one that answers otherwise.

let office: Running
let client: OfficeClient
const folder = mkdtempSync(join(tmpdir(), 'contract-'))

beforeAll(async () => {
  office = await startOffice({
    port: 0,
    dataDir: join(folder, 'data'),
    databaseUrl: undefined,
    portalUrl: portalOrigin,
    allowedOrigins: [portalOrigin],
    imageKeys: [],
    now: Date.now,
  })
  client = new OfficeClient(office.url)
})

afterAll(async () => {
  await office.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = async (...given: readonly string[]): Promise<{ readonly code: number; readonly out: string }> => {
  const lines: string[] = []
  const page = given.some(one => one === '--origin') ? [] : ['--origin', portalOrigin]
  const code = await contractCommand([...given, ...page], line => lines.push(line))
  return { code, out: lines.join('\n') }
}

const withFile = (name: string, given: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof given === 'string' ? given : JSON.stringify(given))
  return file
}

it('says what it skipped, and why, where nothing was lent to it', async () => {
  const { code, out } = await run(office.url, '--tenant', 'localhost')
  expect(out).toContain('ok       customer: GET /api/portal/customer (without a session): refused with 401')
  expect(out).toContain('skipped  login: needs an `account`')
  expect(out).toContain('skipped  inventory: changes something: needs --write')
  expect(out).toContain('skipped  resetEmail: needs what only a mail or the office can tell; it is never guessed')
  expect(out).toContain('Not tried, and a visit needs it: validateToken, register, login, customer, file, inventory.')
  expect(out).not.toMatch(/FAILED|differs /)
  expect(code).toBe(1)
})

it('is a command', () => {
  const { scripts } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'))
  const [tsx = '', ...program] = String(scripts.contract).split(' ')
  expect(tsx).toBe('tsx')
  const node = [join('node_modules', 'tsx', 'dist', 'cli.mjs'), ...program]
  const said = () => execFileSync(process.execPath, node, { cwd: top, encoding: 'utf8', stdio: 'pipe' })
  expect(said).toThrow(expect.objectContaining({ status: 2, stdout: expect.stringContaining('Name one address') }))
})

it('reads with an account, and writes nothing', async () => {
  const { username } = await client.registered('full', { prefill: true })
  const guarded = await client.registered('full', { two_factor: true })
  const { token } = await client.invite()
  const before = (await client.get('/desk/inventories')).body
  const { code, out } = await run(
    office.url,
    '--with',
    withFile('read.json', {
      account: { username, password },
      two_factor: { username: guarded.username, password },
      invitation: { token },
      home: { postal_code: '1234AB', number: '10', addition: 'A' },
    }),
  )
  expect(out).toContain('ok       customer: GET /api/portal/customer: status 200')
  expect(out).toContain('ok       login: POST /api/login (with a second factor): a code is needed')
  expect(out).toContain('ok       login: POST /api/login (by the link of an invitation): ')
  expect(out).toContain('ok       login: POST /api/login (of nobody): refused with ')
  expect(out).toContain('ok       homePicture: GET /api/portal/jumba/properties/')
  expect(out).not.toMatch(/FAILED|STOPS|differs {2}|remark {2}/)
  expect(out).not.toContain(username)
  expect(out).not.toContain(token)
  expect(out).toContain('Not tried, and a visit needs it: register, file, inventory.')
  expect(code).toBe(1)
  expect((await client.get('/desk/inventories')).body).toEqual(before)
})

it('writes when it is told to, with what was lent for it', async () => {
  const { token, id, email } = await client.invite('financial_advice')
  const username = 'een.proefklant'
  const given = { newcomer: { token, username, password }, mail: { username, email } }
  const { code, out } = await run(office.url, '--write', '--with', withFile('write.json', given))
  expect(out).not.toMatch(/FAILED|STOPS|differs {2}|remark {2}/)
  expect(out).toContain('ok       inventory: PUT /api/portal/customer: status 200')
  expect(out).toContain('ok       inventory: PUT /api/portal/customer (once more): ')
  expect(out).toContain('ok       customer: GET /api/portal/customer (after it was received): status 200')
  expect(out).toContain('ok       recoverPassword: POST /api/portal/auth/recover/password (of nobody): status 200')
  expect(code).toBe(0)
  const inventories = listAt((await client.get('/desk/inventories')).body, '')
  expect(inventories.filter(one => JSON.stringify(one).includes(id))).toHaveLength(1)
  expect((await client.login({ username, password })).status).toBe(200)
})

const answering = (
  answer: (url: string) => { readonly status: number; readonly body: string; readonly type?: string },
) =>
  new Promise<{ readonly url: string; readonly server: Server }>(resolve => {
    const server = createServer((request, response) => {
      const { status, body, type = 'application/json' } = answer(request.url ?? '')
      response.writeHead(status, { 'content-type': type }).end(body)
    })
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      resolve({ url: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`, server })
    })
  })

it('says where an office differs, what stands there and what was wanted, and fails then', async () => {
  const { url, server } = await answering(path => {
    if (path.endsWith('/logo/json')) return { status: 200, body: '<html>', type: 'text/html; charset=utf-8' }
    if (path.endsWith('/header/json')) return { status: 500, body: '{}' }
    if (path.startsWith('/api/tenant/'))
      return {
        status: 200,
        body: JSON.stringify({ data: { name: ['Geheim'], shoe_size: 43, use_slogan: 'misschien' } }),
      }
    return { status: 200, body: '{}' }
  })
  const { code, out } = await run(url, '--tenant', 'x')
  server.close()
  expect(out).toContain('FAILED   tenantStyle: GET /api/tenant/x: status 200')
  expect(out).toContain('differs  data.name: ["Geheim"], which cannot be read and is taken as not there. Wanted: ')
  expect(out).toContain(
    'differs  data.use_slogan: "misschien", which cannot be read and is taken as not there. Wanted: ',
  )
  expect(out).toContain('not looked at: data.shoe_size')
  expect(out).toContain('FAILED   tenantLogo: GET /api/tenant/x/logo/json: status 200 with a page (text/html)')
  expect(out).toContain('FAILED   tenantHeader: GET /api/tenant/x/header/json: status 500')
  expect(out).toContain('FAILED   customer: GET /api/portal/customer (without a session): not refused with 401')
  expect(code).toBe(1)
})

it('an office that is not there is no answer, and limits are no fault of its answers', async () => {
  const gone = await run('http://127.0.0.1:9', '--tenant', 'x')
  expect(gone.out).toContain('FAILED   tenantStyle: GET /api/tenant/x: not reached (ECONNREFUSED)')
  expect(gone.out).not.toContain('not refused')
  const { url, server } = await answering(() => ({ status: 429, body: '{}' }))
  const patient = await run(url, '--tenant', 'x')
  server.close()
  expect(patient.out).toContain('skipped  tenantStyle: GET /api/tenant/x: the office asked for patience (429)')
})

it.each([
  ['no address', [], 'Name one address'],
  ['an address that is none', ['kantoor'], 'kantoor is no address.'],
  ['--write alone', ['http://localhost:1', '--write'], '--write needs --with FILE'],
  ['a file that is not there', ['http://localhost:1', '--with', '/nergens'], '/nergens cannot be read.'],
  ['an option it does not know', ['http://localhost:1', '--force'], '--force'],
] as const)('refuses %s, and says how it is used', async (_, given, says) => {
  const { code, out } = await run(...given)
  expect(out).toContain(says)
  expect(out).toContain('npm run contract -- URL')
  expect(code).toBe(2)
})

it('refuses a file that is not as it should be, without telling what is in it', async () => {
  const secret = 'een geheim wachtwoord'
  const wrong = await run(
    'http://localhost:1',
    '--with',
    withFile('wrong.json', { account: { username: 5, password: secret } }),
  )
  expect(wrong.out).toContain('account.username')
  const broken = await run('http://localhost:1', '--with', withFile('broken.json', `{"account": "${secret}`))
  expect(broken.out).toContain('The file holds no JSON.')
  expect(wrong.out + broken.out).not.toContain(secret)
  expect([wrong.code, broken.code]).toEqual([2, 2])
})
