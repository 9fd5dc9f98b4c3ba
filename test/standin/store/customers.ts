import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/PathReporter'
import { type CustomerRecord, customerRecordCodec } from '../data/customerRecord'
import { type TenantName, tenantNameCodec } from '../data/tenants'
import { select } from '../database'
import { isoNow, type OfficeContext } from '../officeContext'

const customerRowCodec = t.type({
  id: t.string,
  tenant: tenantNameCodec,
  email: t.string,
  is_partner: t.string,
  two_factor: t.string,
  record: t.string,
})

export type Customer = {
  readonly id: string
  readonly tenant: TenantName
  readonly email: string
  readonly isPartner: boolean
  readonly twoFactor: boolean
  readonly record: CustomerRecord
}

export async function customerById(office: OfficeContext, id: string): Promise<Customer | undefined> {
  const sql = `select id::text, tenant, email, is_partner::text, two_factor::text, record::text
    from customer where id = $1::text::bigint`
  const [row] = await select(office.database, customerRowCodec, sql, [id])
  if (row === undefined) return undefined
  const record = customerRecordCodec.decode(JSON.parse(row.record))
  if (isLeft(record)) throw new Error(`Unexpected customer: ${PathReporter.report(record).join('; ')}`)
  const isPartner = row.is_partner === 'true'
  return { ...row, isPartner, twoFactor: row.two_factor === 'true', record: record.right }
}

export type NewCustomer = Omit<Customer, 'id'> & { readonly seedKey?: string }

/** Stores the customer and answers the id; undefined when a customer with this seed key is there already. */
export async function addCustomer(office: OfficeContext, customer: NewCustomer): Promise<string | undefined> {
  const sql = `insert into customer (tenant, email, is_partner, two_factor, record, seed_key, created_at)
    values ($1::text, $2::text, $3::text::boolean, $4::text::boolean, $5::text::json, $6::text, $7::text::timestamptz)
    on conflict (seed_key) do nothing returning id::text`
  const { tenant, email, isPartner, twoFactor, record, seedKey } = customer
  const flags = [String(isPartner), String(twoFactor)]
  const parameters = [tenant, email, ...flags, JSON.stringify(record), seedKey ?? null, isoNow(office)]
  return (await select(office.database, t.type({ id: t.string }), sql, parameters))[0]?.id
}

/** The address that mails go to, and the one that the portal shows. */
export async function setEmail(office: OfficeContext, customer: Customer, email: string): Promise<void> {
  const record = { ...customer.record, fields: { ...customer.record.fields, email } }
  const sql = 'update customer set email = $2::text, record = $3::text::json where id = $1::text::bigint'
  await office.database.query(sql, [customer.id, email, JSON.stringify(record)])
}
