import * as t from 'io-ts'
import { invitationTypeCodec } from '../../../domain/language/invitation'
import { isoText, select } from '../database'
import { isoNow, type OfficeContext } from '../officeContext'

/**
 * Keeps the inventory and marks its invitation as submitted, both or neither; false when it was submitted before,
 * also by a call at the same moment.
 */
export async function receiveInventory(office: OfficeContext, invitationId: string, body: unknown): Promise<boolean> {
  const sql = `with claimed as (
      update invitation set submitted_at = $3::text::timestamptz
      where id = $1::text::bigint and submitted_at is null returning id
    )
    insert into inventory (invitation_id, body, received_at)
      select id, $2::text::json, $3::text::timestamptz from claimed returning id::text`
  const rows = await office.database.query(sql, [invitationId, JSON.stringify(body), isoNow(office)])
  return rows.length === 1
}

const inventoryRowCodec = t.type({
  id: t.string,
  invitation_id: t.string,
  type: invitationTypeCodec,
  email: t.string,
  received_at: t.string,
  body: t.string,
})

/** An inventory as it came in: `body` is the whole body of the call. */
export type Inventory = Omit<t.TypeOf<typeof inventoryRowCodec>, 'body'> & { readonly body: unknown }

const inventories = `select inventory.id::text, invitation_id::text, invitation.type, email, body::text,
    ${isoText('received_at')} as received_at
  from inventory join invitation on invitation.id = invitation_id join customer on customer.id = customer_id`

/** All inventories, newest first. */
export async function allInventories(office: OfficeContext): Promise<readonly Inventory[]> {
  const rows = await select(office.database, inventoryRowCodec, `${inventories} order by inventory.id desc`)
  return rows.map(toInventory)
}

export async function inventoryById(office: OfficeContext, id: string): Promise<Inventory | undefined> {
  const sql = `${inventories} where inventory.id::text = $1::text`
  return (await select(office.database, inventoryRowCodec, sql, [id])).map(toInventory)[0]
}

const toInventory = ({ body, ...row }: t.TypeOf<typeof inventoryRowCodec>): Inventory => {
  const parsed: unknown = JSON.parse(body)
  return { ...row, body: parsed }
}
