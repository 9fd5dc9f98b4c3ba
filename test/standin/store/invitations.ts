import * as t from 'io-ts'
import { type InvitationType, invitationTypeCodec } from '../../../domain/language/invitation'
import { isoText, select } from '../database'
import { isoNow, type OfficeContext } from '../officeContext'
import { hashOf } from '../secret'

const optional = t.union([t.string, t.null])

const invitationRowCodec = t.type({
  id: t.string,
  customer_id: t.string,
  type: invitationTypeCodec,
  partner_invited: optional,
  valid_until: optional,
  submitted_at: optional,
})
export type InvitationRow = t.TypeOf<typeof invitationRowCodec>

const columns = `id::text, customer_id::text, type, partner_invited::text, valid_until,
  ${isoText('submitted_at')} as submitted_at`

/** The invitation that this token was sent for; undefined for an unknown token. */
export async function invitationOfToken(office: OfficeContext, token: string): Promise<InvitationRow | undefined> {
  const sql = `select ${columns} from invitation where token_hash = $1::text`
  return (await select(office.database, invitationRowCodec, sql, [hashOf(token)]))[0]
}

export async function invitationById(office: OfficeContext, id: string): Promise<InvitationRow | undefined> {
  const sql = `select ${columns} from invitation where id = $1::text::bigint`
  return (await select(office.database, invitationRowCodec, sql, [id]))[0]
}

/** The customer's newest invitation, an open one before one that was submitted. */
export async function currentInvitation(office: OfficeContext, customerId: string): Promise<InvitationRow | undefined> {
  const sql = `select ${columns} from invitation where customer_id = $1::text::bigint
    order by submitted_at is not null, invitation.id desc limit 1`
  return (await select(office.database, invitationRowCodec, sql, [customerId]))[0]
}

export type NewInvitation = {
  readonly customerId: string
  readonly type: InvitationType
  readonly token: string
  /** Null: the office does not say. */
  readonly partnerInvited: boolean | null
  readonly validUntil: string | null
}

/** Stores the invitation and answers its id. */
export async function addInvitation(office: OfficeContext, invitation: NewInvitation): Promise<string> {
  const sql = `insert into invitation (customer_id, type, token_hash, partner_invited, valid_until, created_at)
    values ($1::text::bigint, $2::text, $3::text, $4::text::boolean, $5::text, $6::text::timestamptz)
    returning id::text`
  const { customerId, type, token, partnerInvited, validUntil } = invitation
  const invited = partnerInvited === null ? null : String(partnerInvited)
  const parameters = [customerId, type, hashOf(token), invited, validUntil, isoNow(office)]
  const [row] = await select(office.database, t.type({ id: t.string }), sql, parameters)
  if (row === undefined) throw new Error('An insert answered no row')
  return row.id
}
