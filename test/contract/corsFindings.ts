import { type Exchange, type Head, isSafeMethod } from './exchange'
import { type Finding, finding } from './finding'

// What a browser asks of the headers of answers before a page of another origin may read them (the fetch standard, CORS).

const unread = 'or a browser would not read this'

/** Where a head stands: that of the question beforehand, of a redirect, of the answer. */
interface Placed {
  readonly head: Head
  readonly where: string
}

const header = ({ head, where }: Placed, name: string): readonly [at: string, value: string | undefined] => [
  `${where}header ${name}`,
  head.headers[name],
]

const shown = (value: string | undefined): string => (value === undefined ? 'nothing' : `"${value}"`)

const originFindings = (placed: Placed, { origin, credentials }: Exchange): readonly Finding[] => {
  const [at, value] = header(placed, 'access-control-allow-origin')
  if (value === origin) return []
  const wanted = `"${origin}", exactly`
  if (value === '*' && !credentials) return [finding('remark', at, shown(value), wanted)]
  return [finding('stops', at, shown(value), `${wanted}, ${unread}`)]
}

const credentialFindings = (placed: Placed, { credentials }: Exchange): readonly Finding[] => {
  const [at, value] = header(placed, 'access-control-allow-credentials')
  return !credentials || value === 'true' ? [] : [finding('stops', at, shown(value), `"true", ${unread}`)]
}

const listed = (value: string | undefined): readonly string[] =>
  (value ?? '').split(',').flatMap(one => (one.trim() === '' ? [] : [one.trim()]))

const methodFindings = (placed: Placed, { method, credentials }: Exchange): readonly Finding[] => {
  const [at, value] = header(placed, 'access-control-allow-methods')
  const allowed = listed(value)
  const isAllowed = isSafeMethod(method) || allowed.includes(method) || (!credentials && allowed.includes('*'))
  return isAllowed ? [] : [finding('stops', at, shown(value), `${method} in it, or a browser would not make this call`)]
}

const headerFindings = (placed: Placed, { unsafeHeaders, credentials }: Exchange): readonly Finding[] => {
  const [at, value] = header(placed, 'access-control-allow-headers')
  const allowed = listed(value).map(name => name.toLowerCase())
  // A star never stands for `authorization`.
  const isAllowed = (name: string): boolean =>
    allowed.includes(name) || (name !== 'authorization' && !credentials && allowed.includes('*'))
  const missing = unsafeHeaders.filter(name => !isAllowed(name))
  return missing.length === 0
    ? []
    : [finding('stops', at, shown(value), `${missing.join(', ')} in it, or a browser would not make this call`)]
}

const preflightFindings = (exchange: Exchange): readonly Finding[] => {
  const { preflight } = exchange
  if (preflight === null) return []
  const { status, headers } = preflight
  const call = 'or a browser would not make this call'
  if (status >= 300 && status < 400)
    return [
      finding('stops', 'preflight status', `${status} to ${headers.location ?? 'nowhere'}`, `no redirect, ${call}`),
    ]
  if (status < 200 || status > 299)
    return [finding('stops', 'preflight status', String(status), `200 to 299 without a session, ${call}`)]
  const placed = { head: preflight, where: 'preflight ' }
  return [originFindings, credentialFindings, methodFindings, headerFindings].flatMap(judge => judge(placed, exchange))
}

const isOwnMachine = (hostname: string): boolean => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)

/** A page that came safely calls nothing that does not. */
const mixedFindings = ({ origin, url }: Exchange): readonly Finding[] => {
  const { protocol, hostname } = new URL(url)
  const isMixed = origin.startsWith('https:') && protocol === 'http:' && !isOwnMachine(hostname)
  return isMixed ? [finding('stops', 'the address', 'http:', 'https:, as the page has')] : []
}

/** What a browser would say of this exchange. */
export const corsFindings = (exchange: Exchange): readonly Finding[] => [
  ...mixedFindings(exchange),
  ...preflightFindings(exchange),
  ...exchange.heads.flatMap((head, nth) => {
    const placed = { head, where: nth < exchange.heads.length - 1 ? `redirect ${head.status} ` : '' }
    return [...originFindings(placed, exchange), ...credentialFindings(placed, exchange)]
  }),
]
