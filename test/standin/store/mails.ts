import * as t from 'io-ts'
import { isoText, select } from '../database'
import { isoNow, type OfficeContext } from '../officeContext'

const mailKindCodec = t.keyof({
  invitation: null,
  two_factor_code: null,
  username: null,
  password_reset: null,
  email_code: null,
})

/** What a mail is about, for tools: the links or the code that are also in its text. */
const mailDetailsCodec = t.readonly(
  t.partial({ register_url: t.string, login_url: t.string, reset_url: t.string, code: t.string }),
)

const mailRowCodec = t.type({
  id: t.string,
  invitation_id: t.union([t.string, t.null]),
  kind: mailKindCodec,
  to: t.string,
  subject: t.string,
  text: t.string,
  details: t.string,
  sent_at: t.string,
})

/** A mail as the desk shows it: nothing leaves this machine. */
export type Mail = Omit<t.TypeOf<typeof mailRowCodec>, 'details'> & t.TypeOf<typeof mailDetailsCodec>

export type NewMail = {
  readonly invitationId: string | null
  readonly kind: t.TypeOf<typeof mailKindCodec>
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly details: t.TypeOf<typeof mailDetailsCodec>
}

export async function sendMail(office: OfficeContext, mail: NewMail): Promise<void> {
  await office.database.query(
    `insert into mail (invitation_id, kind, recipient, subject, text, details, sent_at)
      values ($1::text::bigint, $2::text, $3::text, $4::text, $5::text, $6::text::json, $7::text::timestamptz)`,
    [mail.invitationId, mail.kind, mail.to, mail.subject, mail.text, JSON.stringify(mail.details), isoNow(office)],
  )
}

/** All mails, newest first. */
export async function allMails(office: OfficeContext): Promise<readonly Mail[]> {
  const sql = `select id::text, invitation_id::text, kind, recipient as "to", subject, text, details::text,
    ${isoText('sent_at')} as sent_at from mail order by mail.id desc`
  const rows = await select(office.database, mailRowCodec, sql)
  return rows.map(({ details, ...mail }) => {
    const parsed: unknown = JSON.parse(details)
    return mailDetailsCodec.is(parsed) ? { ...mail, ...parsed } : mail
  })
}
