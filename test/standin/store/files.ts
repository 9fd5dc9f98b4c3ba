import * as t from 'io-ts'
import { isoText, select } from '../database'
import { isoNow, type OfficeContext } from '../officeContext'

export type NewFile = {
  readonly invitationId: string
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** Keeps a file and answers its id; a file of the same name for the same invitation takes the place of the earlier one. */
export async function keepFile(office: OfficeContext, file: NewFile): Promise<string> {
  const sql = `insert into file (invitation_id, filename, content_type, content, received_at)
    values ($1::text::bigint, $2::text, $3::text, decode($4::text, 'base64'), $5::text::timestamptz)
    on conflict (invitation_id, filename) do update set content_type = excluded.content_type,
      content = excluded.content, received_at = excluded.received_at
    returning id::text`
  const content = file.content.toString('base64')
  const parameters = [file.invitationId, file.filename, file.contentType, content, isoNow(office)]
  const [row] = await select(office.database, t.type({ id: t.string }), sql, parameters)
  if (row === undefined) throw new Error('An insert answered no row')
  return row.id
}

const fileRowCodec = t.type({
  id: t.string,
  invitation_id: t.string,
  filename: t.string,
  content_type: t.string,
  size: t.string,
  received_at: t.string,
})

/** A file that came in, without its content; `size` in bytes. */
export type KeptFile = Omit<t.TypeOf<typeof fileRowCodec>, 'size'> & { readonly size: number }

/** All files, newest first. */
export async function allFiles(office: OfficeContext): Promise<readonly KeptFile[]> {
  const sql = `select id::text, invitation_id::text, filename, content_type, octet_length(content)::text as size,
    ${isoText('received_at')} as received_at from file order by file.received_at desc, file.id desc`
  const rows = await select(office.database, fileRowCodec, sql)
  return rows.map(row => ({ ...row, size: Number(row.size) }))
}

export type FileContent = { readonly filename: string; readonly contentType: string; readonly content: Buffer }

export async function fileContent(office: OfficeContext, id: string): Promise<FileContent | undefined> {
  const sql = `select filename, content_type, encode(content, 'base64') as content from file where id::text = $1::text`
  const rowCodec = t.type({ filename: t.string, content_type: t.string, content: t.string })
  const [row] = await select(office.database, rowCodec, sql, [id])
  if (row === undefined) return undefined
  const content = Buffer.from(row.content, 'base64')
  return { filename: row.filename, contentType: row.content_type, content }
}
