import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectTarget } from '../../domain/portal/redirect'
import { readAccountEntry } from '../../ui/accountForms/accountEntry'

const listed = [
  'https://www.kantoor.nl',
  'https://kantoor.nl:8443',
  'https://xn--kantoor-9ya.nl',
  'http://localhost:4000',
]

const odd = fc.constantFrom(
  '\t',
  '\n',
  '\r',
  ' ',
  '\\',
  '/',
  '@',
  '.',
  ':',
  '#',
  '?',
  '%00',
  '%2f',
  '\u0000',
  '\u202e',
  'ı',
)

/** What is as it should be, as often as not: an address bent in one place is the one that may get through. */
const mostly = (right: string, ...bent: readonly string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...bent) })

const schemes = ['http:', 'HTTPS:', 'hTTps:', 'javascript:', 'data:', 'blob:', 'file:', 'ftp:', 'wss:', '', 'https']
const nested = ['blob:https:', 'view-source:https:', 'javascript:https:', 'filesystem:https:', 'data:text/html,https:']
const scheme = mostly('https:', 'http:', 'http:', ...schemes, ...nested)
const slashes = mostly('//', '/', '', '///', '\\\\', '/\\', '\\/', '////')
const userinfo = mostly('', '@', 'jan@', 'jan:geheim@', 'www.kantoor.nl@', 'www.kantoor.nl:443@', 'a%40@')
const host = fc.oneof(
  fc.constantFrom(
    'www.kantoor.nl',
    'kantoor.nl',
    'xn--kantoor-9ya.nl',
    'kantöor.nl',
    'localhost:4000',
    'WWW.KANTOOR.NL',
  ),
  fc.constantFrom(
    'boef.nl',
    'www.kantoor.nl.',
    'www.kantoor.nl.boef.nl',
    'www.kantoor.nl%2eboef.nl',
    'www%2ekantoor.nl',
  ),
  fc.constantFrom(
    'www.kantoor。nl',
    'ｗｗｗ.kantoor.nl',
    'www.kаntoor.nl',
    'localhost',
    '127.0.0.1',
    '[::1]',
    '0x7f.1',
    '',
  ),
)
const port = mostly('', ':443', ':0443', ':8443', ':80', ':4000', ':', ':99999', ':8443x')
const path = fc.oneof(
  fc.constantFrom('', '/', '/klaar?x=1#y', '?//boef.nl', '#@boef.nl', '/..//boef.nl', '/\\boef.nl', '/@boef.nl/'),
  fc.constantFrom('/?naar=https://boef.nl/', '/https://boef.nl', '/javascript:alert(1)'),
)

/** Addresses as who means ill would write them: right ones, bent ones, and letters that browsers drop or turn round. */
const address = fc
  .tuple(scheme, slashes, userinfo, host, port, path)
  .map(parts => parts.join(''))
  .chain(whole =>
    fc
      .array(fc.tuple(fc.nat(whole.length), odd), { maxLength: 2 })
      .map(spots => spots.reduce((text, [at, sign]) => text.slice(0, at) + sign + text.slice(at), whole)),
  )
const anyAddress = fc.oneof({ weight: 8, arbitrary: address }, fc.string(), fc.webUrl())

/** Pages that the portal may be on while it leaves: what is relative would be read by them. */
const pages = ['https://portaal.nl/intro', 'http://localhost:5173/login', 'https://www.kantoor.nl.boef.nl/']

const sane = (target: string, isLocal: boolean): void => {
  for (const page of pages) {
    const gone = new URL(target, page)
    expect(gone.href).toBe(target)
    expect(listed).toContain(gone.origin)
    expect(isLocal ? ['https:', 'http:'] : ['https:']).toContain(gone.protocol)
    expect(gone.username + gone.password).toBe('')
  }
}

test('whatever address is asked for, one is never led to an origin that is not listed, nor by another way', () => {
  let followed = 0
  fc.assert(
    fc.property(anyAddress, fc.boolean(), (asked, local) => {
      const target = redirectTarget({ redirectOrigins: listed, local }, asked)
      if (target === null) return
      followed++
      sane(target, local)
      // At use it is looked at again, and stays what it was; with another list it does not.
      expect(redirectTarget({ redirectOrigins: listed, local }, target)).toBe(target)
      expect(redirectTarget({ redirectOrigins: [], local }, target)).toBeNull()
    }),
    { numRuns: 5000 },
  )
  // Otherwise nothing was tried.
  expect(followed).toBeGreaterThan(50)
})

test('the address of a login carries no other redirects than those, however it is written', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, (success, fail) => {
      const search = `?${new URLSearchParams({ redirect_success: success, redirect_fail: fail })}`
      const { redirects } = readAccountEntry(search, one =>
        redirectTarget({ redirectOrigins: listed, local: false }, one),
      )
      for (const target of [redirects?.success, redirects?.fail]) if (typeof target === 'string') sane(target, false)
    }),
    { numRuns: 2000 },
  )
})

test('an address of a listed origin as an office writes it is followed', () => {
  const plain = fc.webUrl({ authoritySettings: {}, withQueryParameters: true, withFragments: true })
  fc.assert(
    fc.property(plain, fc.constantFrom(...listed.slice(0, 3)), (url, origin) => {
      const { pathname, search, hash } = new URL(url)
      const asked = origin + pathname + search + hash
      fc.pre(!/[\\\s]/.test(asked) && asked.length < 2000)
      expect(redirectTarget({ redirectOrigins: listed, local: false }, asked)).toBe(new URL(asked).href)
    }),
  )
})
