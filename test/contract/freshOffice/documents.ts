import { type Session, shown } from './people'
import { done, type Given, isGiven, ok, plain, type Reply, refuse, text, wrong } from './reply'

export const documentMost = 10 * 2 ** 20

interface Part {
  readonly name: string
  readonly bytes: Buffer
  readonly isReadable: boolean
}

const begins: Readonly<Record<string, RegExp>> = { 'application/pdf': /^%PDF-/, 'text/xml': /^\uFEFF?\s*</ }

/** The one part of a form, `file`; null where there is none. */
export const filePart = (contentType: string, body: Buffer): Part | null => {
  const [, quoted, bare] = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const edge = `--${quoted ?? bare}`
  const start = body.indexOf('\r\n\r\n') + 4
  const end = body.indexOf(`\r\n${edge}`, start - 2)
  const head = body.toString('utf8', 0, start)
  const name = /;\s*filename="([^"]+)"/i.exec(head)?.[1]
  const isFile = head.startsWith(`${edge}\r\n`) && /;\s*name="file"/i.test(head)
  if (start < 4 || end < 0 || !isFile || name === undefined) return null
  const bytes = body.subarray(start, Math.max(start, end))
  const kind = /content-type:\s*([^\s;]+)/i.exec(head)?.[1] ?? ''
  return {
    name: name.replace(/%22|%0D|%0A/g, decodeURIComponent),
    bytes,
    isReadable: begins[kind]?.test(bytes.toString('utf8', 0, 99)) ?? false,
  }
}

export const takeDocument = (part: Part | null, { person }: Session): Reply => {
  if (part !== null && part.bytes.length > documentMost) return refuse(413, 'Dit document is te groot')
  if (part === null || !part.isReadable) return refuse(422, 'Dit is geen PDF of XML die wij kunnen lezen')
  person.documents.set(part.name, part.bytes)
  return done
}

const answerOf = (given: unknown, key: string): unknown => {
  const question = isGiven(given) ? given[key] : null
  return isGiven(question) ? question.value : null
}

/** The documents that count; null where one of them never came. */
const counted = (files: unknown, { person }: Session): ReadonlyMap<string, Buffer> | null => {
  const names = Array.isArray(files) ? files.map(file => text(isGiven(file) ? file.filename : null)) : []
  const found = names.flatMap(name => {
    const bytes = person.documents.get(name)
    return bytes === undefined ? [] : [[name, bytes] as const]
  })
  return found.length === names.length ? new Map(found) : null
}

/** Takes an inventory once; the second time the answer is the same. */
export const takeInventory = (given: Given, at: Session): Reply => {
  const { invitation } = at
  if (invitation.sent === null) {
    const files = counted(given.files, at)
    if (files === null) return wrong('files', 'Er ontbreekt een document')
    if (plain(answerOf(given.customer, 'last_name')) === '') return wrong('customer.last_name', 'Vul uw achternaam in')
    Object.assign(invitation, { inventory: given, files, sent: new Date().toISOString() })
  }
  return ok({ invitation: { data: shown(invitation) } })
}
