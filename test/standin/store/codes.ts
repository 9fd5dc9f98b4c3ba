import * as t from 'io-ts'
import { select } from '../database'
import { isoNow, type OfficeContext } from '../officeContext'
import { hashOf, newCode } from '../secret'

/** How long a code from a mail can be used, in minutes. */
export const codeMinutes = 10

/** How often one code can be tried. */
const attemptsPerCode = 5

const keyOf = (accountId: string, code: string): string => hashOf(`${accountId}:${code}`)

/** Makes a code for this account and answers it; codes made earlier can no longer be used. */
export async function makeCode(office: OfficeContext, accountId: string): Promise<string> {
  const code = newCode()
  const expiresAt = new Date(office.now() + codeMinutes * 60_000).toISOString()
  await office.database.query(
    `with earlier as (
       update two_factor_code set used_at = $4::text::timestamptz where account_id = $1::text::bigint and used_at is null
     )
     insert into two_factor_code (account_id, code_hash, expires_at)
       values ($1::text::bigint, $2::text, $3::text::timestamptz)`,
    [accountId, keyOf(accountId, code), expiresAt, isoNow(office)],
  )
  return code
}

/** Whether this is the account's code; each attempt counts, and a right one uses the code up. */
export async function redeemCode(office: OfficeContext, accountId: string, code: string): Promise<boolean> {
  const attempt = `update two_factor_code set attempts = attempts + 1
    where account_id = $1::text::bigint and used_at is null and expires_at > $2::text::timestamptz
      and attempts < ${attemptsPerCode}
    returning id::text, code_hash`
  const rowCodec = t.type({ id: t.string, code_hash: t.string })
  const open = await select(office.database, rowCodec, attempt, [accountId, isoNow(office)])
  const right = open.find(row => row.code_hash === keyOf(accountId, code.replace(/\s/g, '')))
  if (right === undefined) return false
  const used = `update two_factor_code set used_at = $2::text::timestamptz
    where id = $1::text::bigint and used_at is null returning id::text`
  return (await office.database.query(used, [right.id, isoNow(office)])).length === 1
}
