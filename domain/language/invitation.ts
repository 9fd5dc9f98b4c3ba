/** The invitation as the office sends it, and the invitation types. */

import * as t from 'io-ts'
import { entity, field } from './privacy'

/** The 16 invitation types in the specification's order (spec 1 section 1). */
export const invitationTypes = [
  'full',
  'source_data',
  'financial_advice',
  'assessment',
  'advice',
  'partner',
  'partner_advice',
  'partner_assessment',
  'partner_source_data',
  'partner_financial_advice',
  'customer_profile',
  'pension',
  'mortgage',
  'mortgage_pension',
  'mortgage_enrich',
  'debug',
] as const

export type InvitationType = (typeof invitationTypes)[number]

export const invitationTypeCodec = t.keyof(
  // keyof wants an object; its values are never read.
  Object.fromEntries(invitationTypes.map(type => [type, null])) as Record<InvitationType, null>,
  'InvitationType',
)

/** Where the invitation stands among what the office says of the customer (checklist DATA-03). */
export const invitationPath = 'customer.invitation'

/** The invitation as the office sends it; a date of `valid_until` and `submitted_at` is ISO, with or without a time. */
export const invitationCodec = entity('Invitation', {
  id: field(t.string, 'open', 'thing'),
  type: field(invitationTypeCodec, 'open'),
  /** Whether the partner was invited apart; null where the office does not say. */
  partner_invited: field(t.union([t.boolean, t.null]), 'situation'),
  valid_until: field(t.union([t.string, t.null]), 'open', 'term'),
  submitted_at: field(t.union([t.string, t.null]), 'open', 'term'),
  aqopi_info: field(t.unknown, 'words', 'presence'),
})
export type Invitation = t.TypeOf<typeof invitationCodec>
