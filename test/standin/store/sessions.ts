import * as t from 'io-ts'
import { select } from '../database'
import type { OfficeContext } from '../officeContext'
import { hashOf, newToken } from '../secret'

/** Lifetime of an access token in seconds (spec 1 section 9). */
export const sessionSeconds = 3600

/** Who is calling, and for which invitation. Ids are the database's, as text. */
const sessionCodec = t.readonly(t.type({ account_id: t.string, customer_id: t.string, invitation_id: t.string }))
export type Session = t.TypeOf<typeof sessionCodec>

/** Opens a session and answers its access token. */
export async function openSession(office: OfficeContext, accountId: string, invitationId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(office.now() + sessionSeconds * 1000).toISOString()
  await office.database.query(
    `insert into access_token (token_hash, account_id, invitation_id, expires_at)
      values ($1::text, $2::text::bigint, $3::text::bigint, $4::text::timestamptz)`,
    [hashOf(token), accountId, invitationId, expiresAt],
  )
  return token
}

/** The session of an access token; undefined when there is none or it has ended. */
export async function sessionOfToken(office: OfficeContext, token: string): Promise<Session | undefined> {
  const sql = `select account_id::text, customer_id::text, invitation_id::text
    from access_token join account on account.id = account_id
    where token_hash = $1::text and expires_at > $2::text::timestamptz`
  const parameters = [hashOf(token), new Date(office.now()).toISOString()]
  return (await select(office.database, sessionCodec, sql, parameters))[0]
}

/** Ends the account's sessions, all of them or all but one: whoever had the old password is out. */
export async function endSessions(office: OfficeContext, accountId: string, butToken = ''): Promise<void> {
  await office.database.query(
    `delete from access_token where account_id = $1::text::bigint and token_hash <> $2::text`,
    [accountId, hashOf(butToken)],
  )
}
