import type { Invitation } from '../../domain/language/invitation'
import type { Command } from '../../events/decisions/command'
import { loaded, type Recorder } from './recorder'

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

/**
 * A sending that is answered by a page, asked about in vain, sought by the customer, sent again once the office said no,
 * cut off by a closed laptop, changed, and in the end found at the office as it was before that change.
 */
export const unconfirmed = ({ act, answer }: Recorder, build: string, rules: string): void => {
  act(open(build, rules))
  act(load)
  act({ type: 'ShowScreen', screen: '/complete' })
  act({ type: 'SubmitStep', step: 'complete' })
  act({ type: 'StartSending', body: 'b1' })
  act({ type: 'NoteUnconfirmed', why: 'noProof' })
  act({ type: 'NoteReceipt', invitation: null, refused: false })
  act({ type: 'SeekReceipt' })
  act({ type: 'NoteReceipt', invitation: invitation(), refused: false })
  act({ type: 'StartSending', body: 'b1' })
  act(open(build, rules))
  act(load)
  answer({ 'customer.first_name': 'Johan' })
  act({ type: 'StartSending', body: 'b1' })
  act({ type: 'NoteUnconfirmed', why: 'noAnswer' })
  act({ type: 'NoteReceipt', invitation: invitation({ submitted_at: '2026-11-21T09:01:00Z' }), refused: false })
}
