import { readFileSync } from 'node:fs'
import { isRight } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodePortalConfig, hostConfigOf, type PortalConfig } from '../../../domain/portal/portalConfig'

const shipped: unknown = JSON.parse(readFileSync(new URL('../../../ui/public/portal.json', import.meta.url), 'utf8'))

/** The shipped file with `change` done to a copy of it. */
const changed = (change: (contents: Record<string, unknown>, row: Record<string, unknown>) => void): unknown => {
  // The copy has the shape of the shipped file, which the first test decodes.
  const contents = structuredClone(shipped) as { hosts: Record<string, unknown>[] }
  change(contents, contents.hosts[0] ?? {})
  return contents
}

const portal = (): PortalConfig => {
  const decoded = decodePortalConfig(shipped)
  if (!isRight(decoded)) throw new Error(decoded.left)
  return decoded.right
}

const refusal = (contents: unknown): string => {
  const decoded = decodePortalConfig(contents)
  return isRight(decoded) ? 'accepted' : decoded.left
}

describe('portal.json', () => {
  it('has rows for local development and for the association, which differ in the association only', () => {
    const local = hostConfigOf(portal(), 'localhost')
    const association = hostConfigOf(portal(), 'vereniging.localhost')
    expect([local.association, association.association]).toEqual([false, true])
    expect([local.local, association.local]).toEqual([true, true])
    expect(local.api).toBe('http://localhost:5180')
    expect(association.subdomain).toBe('vereniging')
  })

  it('finds the row whatever the case of the host', () => {
    expect(hostConfigOf(portal(), 'Vereniging.LOCALHOST').association).toBe(true)
  })

  it('gives any other host the addresses of its first label, without debug, Edge or Mijn account', () => {
    const host = hostConfigOf(portal(), 'Kantoor-Jansen.portaal.nl')
    expect(host).toMatchObject({
      host: 'kantoor-jansen.portaal.nl',
      subdomain: 'kantoor-jansen',
      api: 'https://kantoor-jansen.api.voorbeeldportaal.nl',
      login: 'https://kantoor-jansen.api.voorbeeldportaal.nl',
      proxy: 'https://kantoor-jansen.api.voorbeeldportaal.nl',
      debug: false,
      branded: false,
      account: false,
      local: false,
    })
  })

  it('lets no host name put words into an address', () => {
    expect(hostConfigOf(portal(), 'a/b;c d@e.nl').api).toBe('https://abcde.api.voorbeeldportaal.nl')
  })

  it('knows a row that says nothing of phones and further browsers as one that wants neither', () => {
    const silent = decodePortalConfig(changed(() => undefined))
    expect(isRight(silent) && silent.right.hosts[0]).toMatchObject({ phones: false, browsers: [] })
    const wanting = decodePortalConfig(changed((_, row) => Object.assign(row, { phones: true, browsers: ['safari'] })))
    expect(isRight(wanting) && wanting.right.hosts[0]).toMatchObject({ phones: true, browsers: ['safari'] })
  })

  it.each([
    ['nothing', undefined, 100],
    ['null', null, 0],
    ['none', 0, 0],
    ['an amount', 250, 250],
  ])('knows the discount of an office that says %s', (_, discount, euros) => {
    const said = discount === undefined ? {} : { discount }
    const decoded = decodePortalConfig(
      changed(({ otherwise }, row) => {
        Object.assign(row, said)
        Object.assign(Object(otherwise), said)
      }),
    )
    if (!isRight(decoded)) throw new Error(decoded.left)
    expect(hostConfigOf(decoded.right, 'localhost').discount).toBe(euros)
    expect(hostConfigOf(decoded.right, 'vereniging.localhost').discount).toBe(100)
    expect(hostConfigOf(decoded.right, 'kantoor.nl').discount).toBe(euros)
  })

  it('takes the slash off a base address', () => {
    const decoded = decodePortalConfig(changed((_, row) => Object.assign(row, { api: 'https://api.kantoor.nl/v2/' })))
    expect(isRight(decoded) && decoded.right.hosts[0]?.api).toBe('https://api.kantoor.nl/v2')
  })
})

describe('a portal.json that is wrong is refused with the name of the key', () => {
  it.each([
    [
      'a missing key',
      changed((_, row) => delete row.api),
      "'api' bij localhost ontbreekt en moet een volledig adres zijn",
    ],
    [
      'a relative address',
      changed((_, row) => Object.assign(row, { login: '/api' })),
      "'login' bij localhost moet een volledig",
    ],
    [
      'another scheme',
      changed((_, row) => Object.assign(row, { proxy: 'ftp://x.nl' })),
      "'proxy' bij localhost moet een volledig",
    ],
    [
      'a word for a flag',
      changed((_, row) => Object.assign(row, { debug: 'ja' })),
      '\'debug\' bij localhost moet true of false zijn (er staat "ja")',
    ],
    [
      'a browser that nobody tried',
      changed((_, row) => Object.assign(row, { browsers: ['safari', 'opera'] })),
      "'browsers.1' bij localhost kan alleen safari of edge zijn",
    ],
    [
      'a word for phones',
      changed((_, row) => Object.assign(row, { phones: 'ja' })),
      "'phones' bij localhost moet true of false",
    ],
    [
      'a number for text',
      changed((_, row) => Object.assign(row, { imageKey: 1 })),
      "'imageKey' bij localhost moet tekst",
    ],
    [
      'no object',
      changed(contents => Object.assign(contents, { otherwise: 5 })),
      "'otherwise' moet tussen { en } staan (er staat 5)",
    ],
    [
      'two things at once',
      changed((_, row) => Object.assign(row, { debug: 'x', imageKey: 1 })),
      'moet true of false zijn (er staat "x"); \'imageKey\' bij localhost',
    ],
    [
      'no list',
      changed(contents => Object.assign(contents, { hosts: {} })),
      "'hosts' moet een lijst tussen [ en ] zijn (er staat {})",
    ],
    [
      'no otherwise',
      changed(contents => delete contents.otherwise),
      "'otherwise' ontbreekt en moet tussen { en } staan",
    ],
    [
      'a provider origin with a path',
      changed((_, row) => Object.assign(row.provider ?? {}, { origin: 'https://x.nl/' })),
      "'provider.origin' bij localhost moet een adres zonder pad zijn",
    ],
    [
      'a provider page that is not on its origin',
      changed((_, row) => Object.assign(row.provider ?? {}, { origin: 'https://x.nl' })),
      `'provider.page' bij localhost moet op 'provider.origin' staan (er staan "http://localhost:5190/" en "https://x.nl")`,
    ],
    [
      'a provider page of every other host that is not on its origin',
      changed(({ otherwise }) => Object.assign(Object(otherwise).provider, { origin: 'https://x.nl' })),
      "'provider.page' bij otherwise moet op 'provider.origin' staan",
    ],
    [
      'a row without a host',
      changed((_, row) => delete row.host),
      "'host' bij rij 1 van 'hosts' ontbreekt en moet een hostnaam zijn",
    ],
    [
      'a row that is none',
      changed(contents => Object.assign(contents, { hosts: ['kantoor.nl'] })),
      "rij 1 van 'hosts'",
    ],
    [
      'a key of every other host',
      changed(({ otherwise }) => Object.assign(Object(otherwise), { account: 1 })),
      "'otherwise.account' moet true of false zijn (er staat 1)",
    ],
    [
      'a long value, cut off',
      changed((_, row) => Object.assign(row, { debug: 'x'.repeat(999) })),
      `(er staat "${'x'.repeat(59)}...)`,
    ],
    [
      'a redirect origin without its scheme',
      changed((_, row) => Object.assign(row, { redirectOrigins: ['https://www.x.nl', 'y.nl'] })),
      "'redirectOrigins.1' bij localhost moet een adres zonder pad zijn",
    ],
    [
      'an address for reports that is none',
      changed((_, row) => Object.assign(row, { errorReports: 'aan' })),
      "'errorReports' bij localhost moet een volledig adres",
    ],
    [
      'a host twice',
      changed((_, row) => Object.assign(row, { host: 'Vereniging.localhost' })),
      'vereniging.localhost meer dan',
    ],
    ['something that is no object', 'hallo', 'Het bestand portal.json klopt niet'],
    ['nothing', undefined, 'het bestand ontbreekt'],
  ])('%s', (_, contents, expected) => {
    expect(refusal(contents)).toContain(expected)
  })
})

it('passes over a key that nothing reads', () => {
  const more = changed((contents, row) => {
    Object.assign(contents, { uitleg: 'van ons' })
    Object.assign(row, { kantor: 'x' })
  })
  expect(decodePortalConfig(more)).toEqual(decodePortalConfig(shipped))
})

it.each(['250', 99.5, -1, true])('refuses a discount of %j', discount => {
  expect(refusal(changed((_, row) => Object.assign(row, { discount })))).toContain(
    `'discount' bij localhost moet een aantal hele euro's zijn, zonder aanhalingstekens, of null voor geen korting (er staat ${JSON.stringify(discount)})`,
  )
})
