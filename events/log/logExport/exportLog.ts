/**
 * Exports a log as JSON Lines (header, records, bytes, trailer), line by line or as one text, and a quarantined part
 * for support.
 */
import { encodeRecord, type StoredLogHeader, type SurveyRecord } from '../../record/surveyRecord'
import type { LogBlob, Quarantine, StoredLine } from '../log'
import { toBase64 } from './base64'
import {
  type BlobLine,
  digestAfter,
  digestWords,
  exportHeaderType,
  exportVersion,
  initialDigest,
  namedBlobs,
  quarantineHeaderType,
} from './exportLine'

export interface ExportedLog {
  readonly header: StoredLogHeader
  readonly records: readonly SurveyRecord[]
  /** Their lines, of those that are stored: with them goes what shows that nothing of it was changed. */
  readonly stored?: readonly StoredLine[]
  /** The bytes that are at hand, of those that the records name. */
  readonly blobs: readonly LogBlob[]
  /** Whether documents come along whole; else an export lists them by digest and size. */
  readonly includeDocuments?: boolean
  /** Whether invented values stand in the place of all that says something of a person: then the header says so. */
  readonly pseudonymised?: boolean
  /** The path of the screen of the tab that saves it, where that tab is shut out by another; null where it is not. */
  readonly shutOut?: string | null
}

/**
 * The log as JSON Lines: header, records, bytes, trailer, each made once it is asked for. Plain unless it was pseudonymised:
 * it holds all that the customer filled in, so it is for the customer and whoever the customer gives it to.
 */
export const exportLines = (exported: ExportedLog): Iterable<string> => {
  const {
    header,
    records,
    stored = [],
    blobs,
    includeDocuments = false,
    pseudonymised = false,
    shutOut = null,
  } = exported
  const lines = function* (): Generator<string> {
    const documents = new Set(namedBlobs(records).documents)
    const asStored = new Map(stored.map(({ seq, text }) => [seq, text]))
    yield JSON.stringify({
      type: exportHeaderType,
      version: exportVersion,
      ...(pseudonymised ? { pseudonymised: true } : {}),
      ...(shutOut === null ? {} : { shutOut }),
      ...header,
    })
    for (const record of records) yield asStored.get(record.seq) ?? JSON.stringify(encodeRecord(record))
    for (const blob of blobs) yield JSON.stringify(blobLine(blob, !documents.has(blob.digest), includeDocuments))
  }
  return closed(lines(), records.length, records.at(-1)?.seq ?? 0)
}

/** The same as one text. */
export const exportLog = (exported: ExportedLog): string => [...exportLines(exported)].join('')

/** A part that was set aside, for support: each stored line as it was found, damage and all. */
export const exportQuarantine = ({ id, at, why, lines }: Quarantine): string =>
  [
    ...closed(
      [
        JSON.stringify({ type: quarantineHeaderType, version: exportVersion, id, at, why }),
        ...lines.map(line => JSON.stringify({ type: 'line', line })),
      ],
      lines.length,
      0,
    ),
  ].join('')

/** The lines with their ends, and the trailer that tells what they come to. */
function* closed(lines: Iterable<string>, count: number, head: number): Generator<string> {
  let digest = initialDigest
  for (const line of lines) {
    digest = digestAfter(digest, line)
    yield `${line}\n`
  }
  yield `${JSON.stringify({ type: 'trailer', count, head, digest: digestWords(digest) })}\n`
}

const blobLine = ({ digest, bytes }: LogBlob, isShown: boolean, includeDocuments: boolean): BlobLine => {
  const line = { type: 'blob', digest, size: bytes.length } as const
  if (!isShown) return includeDocuments ? { ...line, base64: toBase64(bytes) } : line
  const text = textOf(bytes)
  return text === null ? { ...line, base64: toBase64(bytes) } : { ...line, text }
}

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
