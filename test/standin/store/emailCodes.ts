import * as t from 'io-ts'
import { select } from '../database'
import { isoNow, type OfficeContext } from '../officeContext'
import { hashOf, newCode } from '../secret'

/** How long a code for another e-mail address can be used, in days. */
export const emailCodeDays = 7

/** Makes a code with which a customer sets another e-mail address; codes made earlier can no longer be used. */
export async function makeEmailCode(office: OfficeContext, customerId: string): Promise<string> {
  const code = newCode()
  const expiresAt = new Date(office.now() + emailCodeDays * 86_400_000).toISOString()
  await office.database.query(
    `with earlier as (
       update email_code set used_at = $4::text::timestamptz where customer_id = $1::text::bigint and used_at is null
     )
     insert into email_code (customer_id, code_hash, expires_at)
       values ($1::text::bigint, $2::text, $3::text::timestamptz)`,
    [customerId, hashOf(code), expiresAt, isoNow(office)],
  )
  return code
}

const openRow = t.type({ id: t.string, customer_id: t.string })
export type OpenCode = t.TypeOf<typeof openRow>

/** Whom this code may be of: six digits are not unique, the date of birth tells. */
export async function openEmailCodes(office: OfficeContext, code: string): Promise<readonly OpenCode[]> {
  const sql = `select id::text, customer_id::text from email_code
    where code_hash = $1::text and used_at is null and expires_at > $2::text::timestamptz`
  return select(office.database, openRow, sql, [hashOf(code.replace(/\s/g, '')), isoNow(office)])
}

/** Uses a code up; false when somebody did so at the same moment. */
export async function redeemEmailCode(office: OfficeContext, { id }: OpenCode): Promise<boolean> {
  const sql = `update email_code set used_at = $2::text::timestamptz
    where id = $1::text::bigint and used_at is null returning id::text`
  return (await office.database.query(sql, [id, isoNow(office)])).length === 1
}
