import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { accounts, type Mail, recovery } from './accounts'
import { documentMost, filePart, takeDocument, takeInventory } from './documents'
import { homes, known, labels, lenders, picture, style } from './examples'
import { createPeople, type Invited, type People, type Session, shown } from './people'
import { type Given, gone, isGiven, ok, type Reply, refuse, text } from './reply'

/** What goes over the line. */
export interface Response {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: string
}

type Open = (given: Given) => Reply | Promise<Reply>

/** A call of somebody who is logged in; `id` is what its path names. */
type Closed = (given: Given, at: Session, query: URLSearchParams, id: string) => Reply | Promise<Reply>

const homeOf = (is: (home: (typeof homes)[number]) => boolean): Reply => {
  const found = homes.find(is)
  return found === undefined ? gone : ok(found)
}

const homeCalls: Readonly<Record<string, Closed>> = {
  'POST property/by_address': ({ postal_code, number }) =>
    homeOf(home => home.postal_code === text(postal_code).toUpperCase() && home.number === String(number)),
  'GET jumba/properties/radius': (_, __, query) => ok(homes.slice(0, Number(query.get('limit') ?? homes.length))),
  'GET jumba/properties/([^/]+)': (_, __, ___, id) => homeOf(home => String(home.id) === id),
  'GET jumba/properties/([^/]+)/status': (_, __, ___, id) =>
    homes.some(home => String(home.id) === id) ? ok({ status: 'ready' }) : gone,
}

/** A session is about the invitation that was asked for last. */
const customer =
  (people: People): Closed =>
  (_, at, query) => {
    const asked = query.has('token') ? people.invitationFor(at.person, query.get('token')) : undefined
    at.invitation = asked ?? at.invitation
    return ok({ ...known(at.person), invitation: shown(at.invitation) })
  }

const read = async (request: IncomingMessage, most: number): Promise<Buffer | null> => {
  const chunks: Buffer[] = []
  let size = 0
  // To the end, also when it is too much: else the browser does not read the refusal.
  for await (const chunk of request) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  return size > most ? null : Buffer.concat(chunks)
}

const givenIn = (body: Buffer): Given => {
  const value: unknown = body.length === 0 ? {} : JSON.parse(body.toString('utf8'))
  return isGiven(value) ? value : {}
}

const found = <A>(calls: Readonly<Record<string, A>>, asked: string) =>
  Object.entries(calls).flatMap(([call, run]) => {
    const match = new RegExp(`^${call}$`).exec(asked)
    return match === null ? [] : [{ run, id: match[1] ?? '' }]
  })[0]

const failed = (error: unknown): Reply =>
  error instanceof SyntaxError ? refuse(400, 'Geen JSON') : refuse(500, 'Het hapert bij ons')

const headersFor = (portal: string, { headers, url }: IncomingMessage): OutgoingHttpHeaders => {
  if (headers.origin !== portal) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': portal,
    'Access-Control-Allow-Headers': 'authorization, content-type',
    'Access-Control-Allow-Methods': 'GET, POST, PUT',
    'Access-Control-Max-Age': '600',
    ...(url === '/api/login' ? { 'Access-Control-Allow-Credentials': 'true' } : {}),
  }
}

/**
 * A back end as somebody builds it who has read README.md and openapi.json of the folder above, and nothing else: plain
 * Node, and all in memory. `portal` is the origin of the pages; `mail` sends, or keeps, what the office mails; `people`
 * holds what it is told.
 */
export const freshOffice = ({
  portal,
  mail,
  people = createPeople(),
}: {
  readonly portal: string
  readonly mail: Mail
  readonly people?: People
}) => {
  const { invite, setPassword, changePassword, ...entrance } = accounts(people, portal, mail)
  const { emailCode, ...lost } = recovery(people, portal, mail, setPassword)

  const open: Readonly<Record<string, Open>> = {
    'GET /api/tenant/[^/]+': () => ok(style),
    'GET /api/tenant/[^/]+/(?:logo|header)/json': () => ok(picture),
    'POST /api/login': entrance.login,
    'POST auth/token/validate': entrance.validateToken,
    'POST auth/register': entrance.register,
    'POST auth/two_factor_code/email': entrance.requestCode,
    'POST auth/recover/username': lost.recoverUsername,
    'POST auth/recover/password': lost.recoverPassword,
    'POST auth/reset/password': lost.resetPassword,
    'POST auth/reset/email': lost.resetEmail,
  }
  const closed: Readonly<Record<string, Closed>> = {
    ...homeCalls,
    'GET customer': customer(people),
    'PUT customer': takeInventory,
    'POST auth/change/password': changePassword,
    'GET tenant/setting/iwize_integration': () => ok({ value: false }),
    'GET hdn_company/active': () => ok(lenders),
    'GET hdn_company_label/active': () => ok(labels),
  }

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://office')
    const asked = `${request.method} ${pathname.replace('/api/portal/', '')}`
    const isFile = asked === 'POST file'
    const free = found(open, asked)
    const call = found(closed, asked)
    const at = people.sessionOf(request.headers.authorization)
    const mayGoOn = free !== undefined || at !== undefined
    const body = await read(request, mayGoOn ? (isFile ? documentMost + 4096 : 8 * 2 ** 20) : 0)
    if (free === undefined && call === undefined && !isFile) return gone
    if (!mayGoOn) return refuse(401, 'Uw sessie is verlopen')
    if (body === null) return refuse(413, 'Dit is te groot')
    if (free !== undefined) return free.run(givenIn(body))
    if (at === undefined) return refuse(401, 'Uw sessie is verlopen')
    if (isFile) return takeDocument(filePart(request.headers['content-type'] ?? '', body), at)
    return call === undefined ? gone : call.run(givenIn(body), at, searchParams, call.id)
  }

  const respond = async (request: IncomingMessage): Promise<Response> => {
    const headers = headersFor(portal, request)
    if (request.method === 'OPTIONS') return { status: 204, headers, body: '' }
    const { status, body } = await answer(request).catch(failed)
    return { status, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
  }
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await respond(request)
    response.writeHead(status, headers).end(body)
  })
  return Object.assign(server, { invite: (asked: Invited) => invite(asked), emailCode, respond })
}

export type FreshOffice = ReturnType<typeof freshOffice>
