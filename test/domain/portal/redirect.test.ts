import { describe, expect, it } from 'vitest'
import { redirectTarget } from '../../../domain/portal/redirect'

const origins = ['https://www.kantoor.nl', 'https://www.kantoor.nl:8443', 'http://localhost:4000']
const office = { redirectOrigins: origins, local: false }
const local = { redirectOrigins: origins, local: true }

describe('an address that the portal is asked to send the customer to', () => {
  it.each([
    ['https://www.kantoor.nl/klaar?x=1#y', 'https://www.kantoor.nl/klaar?x=1#y'],
    ['HTTPS://WWW.kantoor.nl', 'https://www.kantoor.nl/'],
    ['https://www.kantoor.nl:443/a', 'https://www.kantoor.nl/a'],
    ['https://www.kantoor.nl:8443/a', 'https://www.kantoor.nl:8443/a'],
    ['https://www.kantoor.nl/é?naar=https://boef.nl', 'https://www.kantoor.nl/%C3%A9?naar=https://boef.nl'],
  ])('is followed to an origin of the list, in one spelling: %s', (address, target) => {
    expect(redirectTarget(office, address)).toBe(target)
  })

  it.each([
    null,
    '',
    'https://kantoor.nl/',
    'https://www.kantoor.nl./',
    'https://www.kantoor.nl.boef.nl/',
    'https://www.kantoor.nl@boef.nl/',
    'https://boef.nl@www.kantoor.nl/',
    'https://boef:nl@www.kantoor.nl/',
    'https://www.kantoor.nl:9443/',
    'https://boef.nl\\@www.kantoor.nl/',
    'https://www.kantoor.nl\\.boef.nl/',
    'https:\\\\www.kantoor.nl/',
    'https:www.kantoor.nl/',
    '//www.kantoor.nl/',
    '/\\www.kantoor.nl/',
    '/intro',
    ' https://www.kantoor.nl/',
    'https://www.kantoor.nl/a\nb',
    'ht\ttps://www.kantoor.nl/',
    'https://www.kantoor.nl/\u0000',
    'https://www.kаntoor.nl/',
    'http://www.kantoor.nl/',
    'http://localhost:4000/',
    'ftp://www.kantoor.nl/',
    'blob:https://www.kantoor.nl/1',
    'filesystem:https://www.kantoor.nl/temporary/1',
    'view-source:https://www.kantoor.nl/',
    'data:text/html,<script>location="https://www.kantoor.nl"</script>',
    'javascript:location="https://www.kantoor.nl/"',
    `https://www.kantoor.nl/${'a'.repeat(2000)}`,
  ])('is ignored: %s', address => {
    expect(redirectTarget(office, address)).toBeNull()
  })

  it('is followed over http on local development only', () => {
    expect(redirectTarget(local, 'http://localhost:4000/klaar')).toBe('http://localhost:4000/klaar')
    expect(redirectTarget(local, 'http://www.kantoor.nl/')).toBeNull()
    expect(redirectTarget(local, 'javascript:alert(1)')).toBeNull()
  })
})
