import * as t from 'io-ts'
import { select } from '../database'
import { isoNow, type OfficeContext } from '../officeContext'

const accountRowCodec = t.type({
  id: t.string,
  customer_id: t.string,
  username: t.string,
  password_hash: t.string,
  two_factor: t.string,
  email: t.string,
})

export type Account = {
  readonly id: string
  readonly customerId: string
  readonly username: string
  readonly passwordHash: string
  readonly twoFactor: boolean
  readonly email: string
}

const accounts = `select account.id::text, customer_id::text, username, password_hash, two_factor::text, email
  from account join customer on customer.id = account.customer_id`

/** Usernames are compared without regard to capitals and to spaces around them. */
const keyOf = (username: string): string => username.trim().toLowerCase()

export async function accountOfUsername(office: OfficeContext, username: string): Promise<Account | undefined> {
  const rows = await select(office.database, accountRowCodec, `${accounts} where username_key = $1::text`, [
    keyOf(username),
  ])
  return rows.map(toAccount)[0]
}

export async function accountOfCustomer(office: OfficeContext, customerId: string): Promise<Account | undefined> {
  const sql = `${accounts} where customer_id = $1::text::bigint`
  return (await select(office.database, accountRowCodec, sql, [customerId])).map(toAccount)[0]
}

/** The accounts of everybody with this e-mail address: a couple may share one. */
export async function accountsOfEmail(office: OfficeContext, email: string): Promise<readonly Account[]> {
  const sql = `${accounts} where lower(email) = $1::text order by account.id`
  return (await select(office.database, accountRowCodec, sql, [email.trim().toLowerCase()])).map(toAccount)
}

export async function accountById(office: OfficeContext, id: string): Promise<Account | undefined> {
  const sql = `${accounts} where account.id = $1::text::bigint`
  return (await select(office.database, accountRowCodec, sql, [id])).map(toAccount)[0]
}

export async function setPassword(office: OfficeContext, id: string, passwordHash: string): Promise<void> {
  const sql = 'update account set password_hash = $2::text where id = $1::text::bigint'
  await office.database.query(sql, [id, passwordHash])
}

export type NewAccount = { readonly customerId: string; readonly username: string; readonly passwordHash: string }

/** Stores the account; false when the username is taken or the customer has an account, also at the same moment. */
export async function addAccount(office: OfficeContext, account: NewAccount): Promise<boolean> {
  const sql = `insert into account (customer_id, username, username_key, password_hash, created_at)
    values ($1::text::bigint, $2::text, $3::text, $4::text, $5::text::timestamptz)
    on conflict do nothing returning id::text`
  const { customerId, username, passwordHash } = account
  const parameters = [customerId, username.trim(), keyOf(username), passwordHash, isoNow(office)]
  return (await office.database.query(sql, parameters)).length === 1
}

const toAccount = (row: t.TypeOf<typeof accountRowCodec>): Account => ({
  id: row.id,
  customerId: row.customer_id,
  username: row.username,
  passwordHash: row.password_hash,
  twoFactor: row.two_factor === 'true',
  email: row.email,
})
