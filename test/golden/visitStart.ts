import type { Invitation } from '../../domain/language/invitation'
import type { Command } from '../../events/decisions/command'
import { loaded } from './recorder'

/** An invitation of this visit, open unless said otherwise. */
export const invitation = (more: Partial<Invitation> = {}): Invitation => ({
  id: '4714',
  type: 'financial_advice',
  partner_invited: false,
  valid_until: null,
  submitted_at: null,
  aqopi_info: null,
  ...more,
})

/** All that must be known before `financial_advice` can be sent. */
export const allKnown = {
  'customer.salutation': 'Geachte heer',
  'customer.first_name': 'Jan',
  'customer.last_name': 'Smit',
  'customer.date_of_birth': '1980-01-01',
  'customer.gender': 'm',
  'customer.maritial_status': 0,
  'customer.address.postal_code': '1234AB',
  'customer.address.number': '1',
  'customer.address.street': 'Dorpsstraat',
  'customer.address.place': 'Ons Dorp',
  'customer.has_employers': 0,
} as const

/** The office answers who the customer is, with all that must be known. */
export const load: Command = {
  type: 'LoadCustomer',
  invitation: invitation(),
  partnerSession: false,
  office: null,
  customer: loaded(allKnown),
}

export const open = (build: string, rules: string): Command => ({
  type: 'OpenPortal',
  host: 'localhost',
  association: false,
  today: '2026-11-21',
  build,
  rules,
})
