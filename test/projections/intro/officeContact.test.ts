import { expect, test } from 'vitest'
import type { Office } from '../../../domain/portal/office'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import { introView } from '../../../projections/intro/introView'
import { officeContact } from '../../../projections/intro/officeContact'
import { invitation, portal } from '../portal'

const office: Office = {
  id: '1',
  code: '',
  email: ' info@kantoor.example ',
  name: 'Kantoor\u202E Utrecht',
  number: '',
  phone: '+31 (0)30-123 45 67',
  website: '',
  street_name: '',
  house_number: '',
  house_number_addition: '',
  postcode: '',
  city: '',
}
const style = {
  ...defaultTenantStyle,
  full_name: 'Keten bv',
  contact_email: 'post@keten.example',
  use_contact_email: true,
}
const look = { style, logo: null, hero: null }

test('the office is asked, and where it does not say how, the tenant', () => {
  const whole = { name: 'Kantoor Utrecht', phone: '+31 (0)30-123 45 67', mail: 'info@kantoor.example' }
  expect(officeContact({ office, look })).toEqual(whole)
  const silent = { ...office, phone: 'bel ons', email: 'geen' }
  expect(officeContact({ office: silent, look })).toEqual({ name: whole.name, phone: null, mail: 'post@keten.example' })
  expect(officeContact({ office: null, look })).toEqual({ name: 'Keten bv', phone: null, mail: 'post@keten.example' })
  const support = { ...style, use_contact_email: false, support_email: 'hulp@keten.example', use_support_email: true }
  expect(officeContact({ office: null, look: { ...look, style: support } })?.mail).toBe('hulp@keten.example')
})

test('the name of a tenant that was not loaded is nobody to ask', () => {
  expect(officeContact({ office: null, look: { ...look, style: defaultTenantStyle } })).toBeNull()
  expect(officeContact({ office: { ...office, name: ' ', phone: '', email: '' }, look: null })).toBeNull()
})

test('whom to ask is told where another invitation is needed, and of one that was used not', () => {
  const contact = (given: Parameters<typeof invitation>[1] | null) => {
    const at = portal({ invitation: given === null ? null : invitation('full', given) })
    at.does({ type: 'LoadStyle', style, logo: null, hero: null })
    const view = introView(at.catalogue, at.state(), Date.parse('2026-11-21T12:00:00Z'))
    return view.tag === 'closed' ? view.contact?.name : view.tag
  }
  expect(contact(null)).toBe('Keten bv')
  expect(contact({ valid_until: '2026-11-20' })).toBe('Keten bv')
  expect(contact({ submitted_at: '2026-11-01' })).toBeUndefined()
})
