/**
 * Reads the PDF and XML documents of a retrieval result: checks size and kind, makes names safe and unique, and lists
 * the refused.
 */
import type { RetrievedFile } from '../../../domain/retrieval/retrievedData'
import { type Attachment, maxFileBytes, maxFiles } from '../../../domain/sending/attachment'
import { fromBase64 } from '../../log/logExport/base64'
import { decodeOr } from './codecFrom'
import { looseText } from './looseCodecs'
import { isWireRecord, ownValue, type WireRecord } from './wireRecord'

/** A document of the result with its bytes, under a name that no other of them has. */
export interface RetrievedFileBytes extends Pick<RetrievedFile, 'filename' | 'type'> {
  readonly mime: Attachment['type']
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What a document begins with, its name ends in and is sent as. The bytes say the kind, and nothing else says another. */
const kinds = [
  { type: 'PDF', mime: 'application/pdf', begins: /^%PDF-/, ends: '.pdf' },
  { type: 'XML', mime: 'text/xml', begins: /^(\u00ef\u00bb\u00bf)?\s*<\?xml/i, ends: '.xml' },
] as const

const longestName = 100

/** A name without a way to a folder in it, that ends as its kind does. */
const nameOf = (said: string, ends: string): string => {
  const name = [...said.slice(0, longestName)].map(sign => (/[\p{C}\\/:*?"<>|]/u.test(sign) ? ' ' : sign)).join('')
  const whole = name.trim()
  // The kind first: of a name that is nothing else ('.pdf') nothing stays.
  const own = whole.toLowerCase().endsWith(ends) ? whole.slice(0, -ends.length) : whole
  const base = own.replace(/^[\s.]+/, '').trim()
  return `${base === '' ? 'document' : base}${ends}`
}

const unlike = (name: string, taken: ReadonlySet<string>, ends: string): string => {
  const base = name.slice(0, -ends.length)
  for (let n = 2; ; n++) {
    const other = `${base} (${n})${ends}`
    if (!taken.has(other)) return other
  }
}

const bytesOf = (payload: unknown): Uint8Array<ArrayBuffer> | null => {
  if (typeof payload !== 'string' || payload.length > maxFileBytes * 1.5) return null
  const bytes = fromBase64(payload.replace(/^data:[^,]*,/, '').replace(/\s/g, ''))
  return bytes === null || bytes.length === 0 || bytes.length > maxFileBytes ? null : bytes
}

/** Whether the type or the name, as it would be sent, says another kind than the bytes do. */
const isOtherwise = (kind: (typeof kinds)[number], name: string, type: string): boolean => {
  const base = name.slice(0, -kind.ends.length).trimEnd().toLowerCase()
  const isTyped = type.trim() !== '' && !type.toUpperCase().includes(kind.type)
  return isTyped || kinds.some(other => other !== kind && base.endsWith(other.ends))
}

const readFile = (record: WireRecord, taken: ReadonlySet<string>): RetrievedFileBytes | null => {
  const bytes = bytesOf(ownValue(record, 'payload'))
  if (bytes === null) return null
  const beginning = String.fromCharCode(...bytes.subarray(0, 64))
  const kind = kinds.find(({ begins }) => begins.test(beginning))
  const [said, type] = [
    decodeOr(looseText, ownValue(record, 'filename'), ''),
    decodeOr(looseText, ownValue(record, 'type'), ''),
  ]
  if (kind === undefined) return null
  const name = nameOf(said, kind.ends)
  if (isOtherwise(kind, name, type)) return null
  const filename = taken.has(name) ? unlike(name, taken, kind.ends) : name
  return { filename, type: kind.type, mime: kind.mime, bytes }
}

/** The documents of a result; `refused`: the positions of those that cannot be sent along. */
export const readRetrievedFiles = (
  members: readonly unknown[],
): { readonly files: readonly RetrievedFileBytes[]; readonly refused: readonly number[] } => {
  const files: RetrievedFileBytes[] = []
  const refused: number[] = []
  const taken = new Set<string>()
  for (const [i, member] of members.entries()) {
    const file = files.length < maxFiles && isWireRecord(member) ? readFile(member, taken) : null
    if (file === null) refused.push(i)
    else {
      files.push(file)
      taken.add(file.filename)
    }
  }
  return { files, refused }
}
