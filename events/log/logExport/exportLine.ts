/**
 * The lines of a log export that are not records (header, bytes, trailer), which bytes the records name, and the
 * checksum of lines.
 */
import * as t from 'io-ts'
import { documentsIn, picturesIn } from '../../record/eventRows'
import type { SurveyRecord } from '../../record/surveyRecord'

/** The lines of an export that are not records. Records stand as they are stored and have no `type`. */
export const exportHeaderType = 'klantportaal-log'

/** The version of the export's own shape; events have theirs. */
export const exportVersion = 1

/**
 * `pseudonymised`: invented values stand in the place of all that says something of a person. `shutOut`: it was saved in a tab
 * where the portal was shut out by another, at the screen with this path.
 */
export const exportHeaderCodec = t.intersection([
  t.type({ type: t.literal(exportHeaderType), version: t.Int }),
  t.partial({ pseudonymised: t.unknown, shutOut: t.unknown }),
])

/** `text` for lists and pictures, `base64` for documents that came along; neither for one that is only listed. */
export const blobLineCodec = t.intersection([
  t.type({ type: t.literal('blob'), digest: t.string, size: t.number }),
  t.partial({ text: t.string, base64: t.string }),
])
export type BlobLine = t.TypeOf<typeof blobLineCodec>

/** `count` records, the last with seq `head`; `digest` of all lines before this one. */
export const exportTrailerCodec = t.intersection([
  t.type({ type: t.literal('trailer'), count: t.number, head: t.number }),
  t.partial({ digest: t.string }),
])

export type ExportTrailer = t.TypeOf<typeof exportTrailerCodec>

/** A line of a part that was set aside, as it was stored, whatever it holds. */
export const quarantineHeaderType = 'klantportaal-log-aside'

/** Which bytes beside the log the records name: documents, and what a replay needs to show the portal. */
export const namedBlobs = (
  records: readonly SurveyRecord[],
): { readonly documents: readonly string[]; readonly shown: readonly string[] } => {
  const documents = new Set<string>()
  const shown = new Set<string>()
  for (const { events } of records)
    for (const event of events) {
      for (const digest of documentsIn(event)) documents.add(digest)
      for (const digest of picturesIn(event)) shown.add(digest)
    }
  return { documents: [...documents], shown: [...shown] }
}

/** FNV-1a over UTF-16 code units: finds a line that changed on its way. No protection against an ill will. */
export const initialDigest = 0x811c9dc5

const prime = 0x01000193
const lineEnd = 10

const utf8 = new TextEncoder()
/** Room for most lines. */
const room = new Uint8Array(2 ** 14)

/** The digest after one more line. */
export const digestAfter = (digest: number, line: string): number => {
  let hash = digest
  // Of a line of ASCII the bytes are its code units, and they are quicker to come by.
  const { read, written } = utf8.encodeInto(line, room)
  if (read === line.length && written === read)
    for (let i = 0; i < line.length; i++) hash = Math.imul(hash ^ (room[i] ?? 0), prime)
  else for (let i = 0; i < line.length; i++) hash = Math.imul(hash ^ line.charCodeAt(i), prime)
  return Math.imul(hash ^ lineEnd, prime)
}

export const digestDigits = (digest: number): string => (digest >>> 0).toString(16).padStart(8, '0')

export const digestWords = (digest: number): string => `fnv1a:${digestDigits(digest)}`

export const linesDigest = (lines: readonly string[]): string => digestWords(lines.reduce(digestAfter, initialDigest))
