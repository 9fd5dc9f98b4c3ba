import { describe, expect, it } from 'vitest'
import { profiles } from '../../../domain/invitation/profiles'
import { invitationTypes } from '../../../domain/language/invitation'
import { colours } from '../../../domain/portal/tenant'
import { extensionsOf, providerAddress } from '../../../domain/retrieval/providerPage'

const host = {
  local: false,
  provider: {
    page: 'https://gegevens.nl/ophalen?taal=nl',
    origin: 'https://gegevens.nl',
    configs: 'portaal & meer',
    kantoor: 'jansen',
    hbx: '0',
  },
}
const visit = { invitation: '17', partner: '', colours }

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

/** What the page gets for a type, and the token only where there is one. */
const parameters = (monitoring: boolean) =>
  parametersOf(providerAddress(host, { ...visit, monitoring }, monitoring ? null : 'a.b.c'))

describe('the address of the provider’s page', () => {
  it.each(invitationTypes)('for %s has every parameter, and the token unless it is for monitoring', type => {
    const { monitoring } = profiles[type]
    expect(monitoring).toBe(['pension', 'mortgage', 'mortgage_pension'].includes(type))
    expect(parameters(monitoring)).toEqual({
      taal: 'nl',
      configs: 'portaal & meer',
      'use-stub': 'false',
      'is-hypotheekwacht': String(monitoring),
      ext: monitoring ? 'mbd-ext,moh-ext,mpo-ext' : 'mbd-ext,uwv-ext,moh-ext,mpo-ext',
      dd_id: '17',
      dd_partner_id: '',
      kantoor: 'jansen',
      colors: '#17468f,#0b2c5f,#e8eef7',
      'show-test-page': 'false',
      hbx: '0',
      ...(monitoring ? {} : { 'aanvrager-jwt': 'a.b.c' }),
    })
  })

  it('asks for the stub and the test page on local development only', () => {
    const address = providerAddress({ ...host, local: true }, { ...visit, monitoring: true }, null)
    expect(parametersOf(address)).toMatchObject({ 'use-stub': 'true', 'show-test-page': 'true' })
  })

  it('lets no value say more than its own parameter', () => {
    const sly = { ...visit, invitation: '1&hbx=1#x', partner: 'a=b&c', monitoring: false }
    const address = providerAddress(host, sly, 'x&dd_id=2')
    expect(parametersOf(address)).toMatchObject({
      dd_id: '1&hbx=1#x',
      dd_partner_id: 'a=b&c',
      'aanvrager-jwt': 'x&dd_id=2',
      hbx: '0',
    })
    expect(new URL(address).origin).toBe('https://gegevens.nl')
  })

  it('leaves the benefits office out for monitoring alone', () => {
    expect(extensionsOf(false)).toEqual(['mbd-ext', 'uwv-ext', 'moh-ext', 'mpo-ext'])
    expect(extensionsOf(true)).toEqual(['mbd-ext', 'moh-ext', 'mpo-ext'])
  })
})
