import { expect, test } from 'vitest'
import { colours, defaultTenantStyle } from '../../../domain/portal/tenant'
import { providerVisit } from '../../../projections/retrieval/providerVisit'
import { invitation, portal } from '../portal'

test('the provider is told whose visit it is, in the office’s colours', () => {
  const at = portal({ invitation: invitation('full', { id: '17' }), values: { 'customer.partner.id': '9' } })
  expect(providerVisit(at.catalogue, at.state())).toMatchObject({
    invitation: '17',
    partner: '9',
    monitoring: false,
    colours,
  })
  const style = { ...defaultTenantStyle, colours: { ...colours, primary: '#aa0000' } }
  at.does({ type: 'LoadStyle', style, logo: null, hero: null })
  expect(providerVisit(at.catalogue, at.state())?.colours.primary).toBe('#aa0000')
})

test('for monitoring it says so, and a partner that nobody knows is none', () => {
  const at = portal({ type: 'mortgage' })
  expect(providerVisit(at.catalogue, at.state())).toMatchObject({ partner: '', monitoring: true })
})

test('there is nothing to tell before the office has said whose visit it is', () => {
  const at = portal()
  expect(providerVisit(at.catalogue, at.state())).toBeNull()
})
