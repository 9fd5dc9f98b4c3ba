import * as t from 'io-ts'
import { select } from '../database'
import { isoNow, type OfficeContext } from '../officeContext'
import { hashOf, newToken } from '../secret'

/** How long a link for a new password can be used, in minutes. */
export const resetMinutes = 60

/** Makes a token for a new password; those made earlier can no longer be used. */
export async function makeReset(office: OfficeContext, accountId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(office.now() + resetMinutes * 60_000).toISOString()
  await office.database.query(
    `with earlier as (
       update password_reset set used_at = $4::text::timestamptz where account_id = $1::text::bigint and used_at is null
     )
     insert into password_reset (account_id, token_hash, expires_at)
       values ($1::text::bigint, $2::text, $3::text::timestamptz)`,
    [accountId, hashOf(token), expiresAt, isoNow(office)],
  )
  return token
}

/** Uses the token up and answers whose account it is; undefined for one that is unknown, used or too old. */
export async function redeemReset(office: OfficeContext, token: string): Promise<string | undefined> {
  const sql = `update password_reset set used_at = $2::text::timestamptz
    where token_hash = $1::text and used_at is null and expires_at > $2::text::timestamptz returning account_id::text`
  const rows = await select(office.database, t.type({ account_id: t.string }), sql, [hashOf(token), isoNow(office)])
  return rows[0]?.account_id
}
