import { readFileSync } from 'node:fs'
import { isRight } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodePortalConfig, hostConfigOf, isProviderOrigin } from '../../../domain/portal/portalConfig'

const decoded = decodePortalConfig(
  JSON.parse(readFileSync(new URL('../../../ui/public/portal.json', import.meta.url), 'utf8')),
)
if (!isRight(decoded)) throw new Error(decoded.left)
const portal = decoded.right

describe('a message counts as the provider’s', () => {
  const local = hostConfigOf(portal, 'localhost')
  const elsewhere = hostConfigOf(portal, 'kantoor.nl')

  it('from exactly the provider’s origin, and on local development from http://localhost with any port', () => {
    expect(isProviderOrigin(elsewhere, 'https://gegevens.voorbeeldportaal.nl')).toBe(true)
    expect(isProviderOrigin(local, 'http://localhost:4711')).toBe(true)
  })

  it.each([
    'https://gegevens.voorbeeldportaal.nl.boef.nl',
    'http://gegevens.voorbeeldportaal.nl',
    'http://localhost',
    'null',
  ])('elsewhere not from %s', origin => {
    expect(isProviderOrigin(elsewhere, origin)).toBe(false)
  })

  it.each([
    'https://localhost',
    'http://evillocalhost',
    'http://boef.localhost',
    'http://localhost.boef.nl',
    'http://boef.nl',
    'null',
  ])('on local development not from %s', origin => {
    expect(isProviderOrigin(local, origin)).toBe(false)
  })
})
