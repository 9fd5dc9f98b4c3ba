/** Reads `portal.json` and gives what holds on a host: its addresses, the data provider, and what is switched on. */

import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { discountEuros } from '../language/limits'
import { field as declared, entity } from '../language/privacy'
import { portalConfigError, quotedValue } from './portalConfigErrors'
import {
  addressCodec,
  baseCodec,
  furtherBrowserCodec,
  hostNameCodec,
  optionalAddressCodec,
  originCodec,
} from './webAddress'

/** Nothing in `portal.json` is about a customer. */
const open = <C extends t.Mixed>(codec: C) => declared(codec, 'open')

/**
 * The page that retrieves government data, shown in a frame (spec 2 section 3). Its maker says what an office must fill in.
 *
 * - `page`: its address; `origin`: the origin of that, the only one whose messages count;
 * - `configs`, `kantoor`, `hbx`: query parameters of the same names, which go out as they stand here and mean nothing to the
 *   portal (spec 1 section 7, OPEN-109). By their names the configuration of that page and the office as it knows it; what
 *   `hbx` is the documents do not say. '' sends an empty one.
 */
const providerCodec = entity('Provider', {
  page: open(addressCodec),
  origin: open(originCodec),
  configs: open(t.string),
  kantoor: open(t.string),
  hbx: open(t.string),
})

/** What a row need not say: who wrote it before the portal asked goes on as before. */
const absentMeans = <A>(codec: t.Type<A, A, unknown>, absent: A): t.Type<A, A, unknown> =>
  new t.Type(codec.name, codec.is, (input, context) => codec.validate(input ?? absent, context), t.identity)

/** Whole euros; absent: the documents' own; null: none. */
const discountCodec: t.Type<number, number, unknown> = new t.Type(
  'Discount',
  t.number.is,
  (input, context) => {
    const euros = input === undefined ? discountEuros : (input ?? 0)
    return Number.isSafeInteger(euros) && Number(euros) >= 0
      ? t.success(Number(euros))
      : t.failure(
          input,
          context,
          "moet een aantal hele euro's zijn, zonder aanhalingstekens, of null voor geen korting",
        )
  },
  t.identity,
)

/** A flag that a row need not set; absent or null: null. */
const optionalFlagCodec: t.Type<boolean | null, boolean | null, unknown> = new t.Type(
  'boolean',
  (value): value is boolean | null => value === null || t.boolean.is(value),
  (input, context) => (input == null ? t.success(null) : t.boolean.validate(input, context)),
  t.identity,
)

const flags = {
  provider: open(providerCodec),
  association: open(t.boolean),
  branded: open(t.boolean),
  local: open(t.boolean),
  debug: open(t.boolean),
  account: open(t.boolean),
  phones: open(absentMeans(t.boolean, false)),
  browsers: open(absentMeans(t.readonlyArray(furtherBrowserCodec), [])),
  worker: open(optionalFlagCodec),
  redirectOrigins: open(t.readonlyArray(originCodec)),
  frameAncestors: open(t.readonlyArray(originCodec)),
  discount: open(discountCodec),
  imageKey: open(t.string),
  errorReports: open(optionalAddressCodec),
}

/**
 * What the portal must know about the host it is opened on (checklist OPEN-138). All must be said but where it says what an
 * absent key means.
 *
 * - `host`: the name in the address bar, without scheme, port or path. `subdomain`: what the office calls itself in
 *   /api/tenant/{subdomain}, which gives its colours, logo and header picture;
 * - `api`, `login`, `proxy`: base addresses without a slash at the end, of the customer's calls, of logging in, and of the
 *   office's look (spec 1 section 7). They may be the same;
 * - `provider`: the page that retrieves data, see `providerCodec`;
 * - `association`: the homeowners association's blocks and cost remark (OPEN-24); `branded`: Edge is accepted (OPEN-25);
 * - `local`: development on one's own computer. Messages of http://localhost count as the provider's (OPEN-116), its page is
 *   asked for its stub and test page (OPEN-109), redirects may be http, Edge is accepted, and no https is demanded. Never
 *   true where customers are;
 * - `debug`: /debug exists (OPEN-101), in a build that holds it: `npm start` makes one, `npm run build` does not;
 * - `account`: a logged-in customer sees 'Mijn account' (OPEN-96);
 * - `phones`: opens on phones and tablets too; absent: false. `browsers`: further browsers that are accepted (`safari`,
 *   `edge`); absent: none;
 * - `worker`: whether the browser keeps the portal's files, see \`hasWorker\`; absent: null;
 * - `redirectOrigins`: the origins that redirect_success and redirect_fail may lead to (OPEN-97); http on local hosts only;
 * - `frameAncestors`: the origins that may show the portal in a frame, besides its own;
 * - `discount`: what a whole inventory takes off the costs, in whole euros; absent: 100, the documents' own (spec 1 section
 *   1). 0 or null: none, and no page speaks of one;
 * - `imageKey`: sent as `key`, beside `validate=true`, when the picture of a home is asked of the origin of `api` (OPEN-121):
 *   what the office's own picture service wants of this portal, and no secret, since every browser reads it. '': none is sent;
 * - `errorReports`: the address that faults of the portal are reported to; null sends none (OPEN-140).
 */
const hostCodec = entity('Host', {
  host: open(hostNameCodec),
  subdomain: open(t.string),
  api: open(baseCodec),
  login: open(baseCodec),
  proxy: open(baseCodec),
  ...flags,
})
export type HostConfig = t.TypeOf<typeof hostCodec>

/**
 * `portal.json`: a row for each host that is named, and what holds for every other host. There `subdomain` is the first label
 * of the host, and `api`, `login` and `proxy` are https://{subdomain}.{apiDomain}.
 */
export const portalConfigCodec = entity('Portal', {
  hosts: open(t.readonlyArray(hostCodec)),
  otherwise: open(entity('Otherwise', { apiDomain: open(hostNameCodec), ...flags })),
})
export type PortalConfig = t.TypeOf<typeof portalConfigCodec>

/** Messages count by the origin: a page elsewhere could never tell anything. */
const isAtHome = ({ provider }: Pick<HostConfig, 'provider'>): boolean =>
  new URL(provider.page).origin === provider.origin

const faultsOf = ({ hosts, otherwise }: PortalConfig): readonly string[] => {
  const rows = [...hosts.map(row => ({ ...row, place: row.host })), { ...otherwise, place: 'otherwise' }]
  const names = hosts.map(({ host }) => host)
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  return [
    ...rows
      .filter(row => !isAtHome(row))
      .map(
        ({ place, provider: { page, origin } }) =>
          `'provider.page' bij ${place} moet op 'provider.origin' staan (er staan ${quotedValue(page)} en ${quotedValue(origin)})`,
      ),
    ...[...twice].map(name => `'hosts' noemt ${name} meer dan een keer, en mag dat maar een keer`),
  ]
}

/**
 * Reads the contents of `portal.json`. Left: one Dutch sentence that names every key that is wrong, whose it is, what is
 * wanted and what stands there. A key that nothing reads is passed over.
 */
export const decodePortalConfig = (contents: unknown): E.Either<string, PortalConfig> => {
  const decoded = portalConfigCodec.decode(contents)
  const faults = E.isLeft(decoded) ? decoded.left.map(portalConfigError) : faultsOf(decoded.right)
  if (E.isRight(decoded) && faults.length === 0) return decoded
  return E.left(`Het bestand portal.json klopt niet: ${faults.join('; ')}.`)
}

/**
 * What holds on a host. `hostname` is a name without port, as `location.hostname` gives it. A host without a row of its own
 * calls https://{subdomain}.{apiDomain}, where {subdomain} is the first label of the host.
 */
export const hostConfigOf = (portal: PortalConfig, hostname: string): HostConfig => {
  const host = hostname.toLowerCase()
  const row = portal.hosts.find(candidate => candidate.host === host)
  if (row !== undefined) return row
  const { apiDomain, ...rest } = portal.otherwise
  const subdomain = (host.split('.')[0] ?? '').replace(/[^a-z0-9-]/g, '')
  const base = `https://${subdomain}.${apiDomain}`
  return { ...rest, host, subdomain, api: base, login: base, proxy: base }
}

/**
 * Whether the service worker is registered on this host: as its row says, else everywhere but on plain localhost, whose
 * ports other projects use too.
 */
export const hasServiceWorker = ({ host, worker }: Pick<HostConfig, 'host' | 'worker'>): boolean =>
  worker ?? !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

const parsed = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)

/** Whether a message of this origin is the provider's; http://localhost with any port is, on local development only. */
export const isProviderOrigin = (host: Pick<HostConfig, 'provider' | 'local'>, origin: string): boolean => {
  if (origin === host.provider.origin) return true
  const sender = parsed(origin)
  return host.local && sender !== null && sender.protocol === 'http:' && sender.hostname === 'localhost'
}
