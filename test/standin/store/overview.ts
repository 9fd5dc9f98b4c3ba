import * as t from 'io-ts'
import { invitationTypeCodec } from '../../../domain/language/invitation'
import { select } from '../database'
import type { OfficeContext } from '../officeContext'
import { stateOf } from '../validity'

const optional = t.union([t.string, t.null])

const rowCodec = t.type({
  id: t.string,
  customer_id: t.string,
  type: invitationTypeCodec,
  tenant: t.string,
  email: t.string,
  is_partner: t.string,
  first_name: optional,
  insertion: optional,
  last_name: optional,
  date_of_birth: optional,
  username: optional,
  valid_until: optional,
  submitted_at: optional,
  register_url: optional,
  login_url: optional,
  inventory_id: optional,
})

/** An invitation as the desk lists it, with the links of its mail. */
export type InvitationOverview = {
  readonly id: string
  readonly customerId: string
  readonly type: t.TypeOf<typeof invitationTypeCodec>
  readonly tenant: string
  readonly email: string
  readonly isPartner: boolean
  readonly name: string
  readonly hasBirthDate: boolean
  readonly username: string | null
  readonly validUntil: string | null
  readonly state: 'open' | 'registered' | 'submitted' | 'expired'
  readonly registerUrl: string | null
  readonly loginUrl: string | null
  readonly inventoryId: string | null
}

const sql = `select invitation.id::text, invitation.customer_id::text, type, tenant, email, is_partner::text,
    record->'fields'->>'first_name' as first_name, record->'fields'->>'insertion' as insertion,
    record->'fields'->>'last_name' as last_name, record->'fields'->>'date_of_birth' as date_of_birth, username, valid_until, submitted_at::text,
    details->>'register_url' as register_url, details->>'login_url' as login_url, inventory.id::text as inventory_id
  from invitation
    join customer on customer.id = invitation.customer_id
    left join account on account.customer_id = customer.id
    left join mail on mail.invitation_id = invitation.id and kind = 'invitation'
    left join inventory on inventory.invitation_id = invitation.id
  order by invitation.id desc`

/** All invitations, newest first. */
export async function allInvitations(office: OfficeContext): Promise<readonly InvitationOverview[]> {
  const rows = await select(office.database, rowCodec, sql)
  return rows.map(row => ({
    id: row.id,
    customerId: row.customer_id,
    type: row.type,
    tenant: row.tenant,
    email: row.email,
    isPartner: row.is_partner === 'true',
    name: [row.first_name, row.insertion, row.last_name].filter(part => part !== null && part !== '').join(' '),
    hasBirthDate: (row.date_of_birth ?? '') !== '',
    username: row.username,
    validUntil: row.valid_until,
    state: listedState(row, office.now()),
    registerUrl: row.register_url,
    loginUrl: row.login_url,
    inventoryId: row.inventory_id,
  }))
}

function listedState(row: t.TypeOf<typeof rowCodec>, now: number): InvitationOverview['state'] {
  const state = stateOf(row, now)
  return state === 'open' && row.username !== null ? 'registered' : state
}
