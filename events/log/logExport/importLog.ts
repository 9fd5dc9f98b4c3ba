/**
 * Reads an exported log, in chunks or whole, and plans its import: what can be read, a verdict and the reasons for
 * doubt.
 */
import * as E from 'fp-ts/Either'
import { isPathShaped, isScreenShaped } from '../../definitions/nameShapes'
import { parseLine } from '../../record/parseLine'
import { upcasters } from '../../record/upcast'
import { lazyHashReader } from '../lazyHashReader'
import type { LogBlob } from '../log'
import { fromBase64 } from './base64'
import {
  type BlobLine,
  blobLineCodec,
  digestAfter,
  digestDigits,
  digestWords,
  type ExportTrailer,
  exportHeaderCodec,
  exportHeaderType,
  exportTrailerCodec,
  exportVersion,
  initialDigest,
} from './exportLine'
import { foreignPathIn, hasForbiddenKey, importLimits, isNestedDeeper } from './importLimits'
import { importLines } from './importLines'
import {
  type ImportOptions,
  type ImportPlan,
  type ImportReason,
  type ImpossibleImport,
  impossibleImport,
} from './importPlan'
import { buildDifferences, missingBytes, readableReasons } from './importReasons'
import { olderEvents } from './olderEvents'

/** An import that is fed its text in chunks, cut anywhere. It says the same however the text was cut. */
interface LogImport {
  /** The plan as soon as it is known that there is no other: nothing more need be fed then. Null: go on. */
  readonly take: (chunk: string) => ImportPlan | null
  readonly end: () => ImportPlan
  /**
   * After the end: looks at the hashes of so many records more. The plan as it is then, once all were looked at; null: go
   * on. It is the plan of an import that looked at them as the lines came.
   */
  readonly look: (records: number) => ImportPlan | null
}

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : null

/** The same few paths come again and again. */
const remembered = (judge: (path: string) => boolean): ((path: string) => boolean) => {
  const known = new Map<string, boolean>()
  return path => {
    const found = known.get(path) ?? judge(path)
    known.set(path, found)
    return found
  }
}

const bytesOf = ({ digest, text, base64 }: BlobLine): readonly LogBlob[] => {
  const bytes = text !== undefined ? new TextEncoder().encode(text) : base64 === undefined ? null : fromBase64(base64)
  return bytes === null ? [] : [{ digest, bytes }]
}

/**
 * Reads an export, from wherever it came, line by line. Never throws, runs nothing, and holds no more than the records
 * and bytes that can be read.
 */
export const createLogImport = (options: ImportOptions = {}): LogImport => {
  const limits = options.limits ?? importLimits
  const reader = lazyHashReader(options.upcasters ?? upcasters)
  const isLate = options.hashes === 'later'
  const isOurs = remembered(isPathShaped)
  const blobs: LogBlob[] = []
  const older = new Set<string>()
  const unknown: ImportReason[] = []
  let trailer: (ExportTrailer & { readonly line: number; readonly found: string }) | null = null
  let lines = 0
  let recordLines = 0
  let digest = initialDigest
  let isSized = true
  /** The line on which another log begins, as when two files were put behind each other: it is none of this one's. */
  let nextLog: number | null = null
  let pseudonymised = false
  let shutOut: string | null = null

  const headerLine = (text: string, value: unknown): ImpossibleImport | null => {
    const format = exportHeaderCodec.decode(value)
    if (E.isLeft(format)) return impossibleImport('format', 'line 1')
    if (format.right.version > exportVersion) return impossibleImport('version', `version ${format.right.version}`)
    pseudonymised = format.right.pseudonymised === true
    const { shutOut: screen } = format.right
    shutOut = typeof screen === 'string' && isScreenShaped(screen) ? screen : null
    reader.take({ seq: 0, text }, value)
    return refusal()
  }

  /** A record that is not as it was stored is set aside, whatever stands in it. */
  const isIntactSoFar = (): boolean => {
    reader.look(Number.POSITIVE_INFINITY)
    return reader.read().aside === null
  }

  /** A log that is set aside as a whole is no import. */
  const refusal = (): ImpossibleImport | null => {
    const { header, aside } = reader.read()
    return header === null && aside !== null ? impossibleImport(aside.why, aside.detail) : null
  }

  const recordLine = (text: string, value: unknown): ImpossibleImport | null => {
    recordLines += 1
    reader.take({ seq: recordLines, text }, value)
    if (!isLate) reader.look(1)
    const record = reader.read().records[recordLines - 1]
    const isStrange = record !== undefined && foreignPathIn(record, isOurs) !== null && isIntactSoFar()
    return isStrange ? impossibleImport('path', `record ${record.seq}`) : refusal()
  }

  const otherLine = (value: unknown, number: number): void => {
    const blob = blobLineCodec.decode(value)
    const end = exportTrailerCodec.decode(value)
    if (E.isRight(blob)) {
      const [held] = bytesOf(blob.right)
      if (held !== undefined) blobs.push(held)
      if (blob.right.text !== undefined && held?.bytes.length !== blob.right.size) isSized = false
    } else if (E.isRight(end)) trailer = { ...end.right, line: number, found: digestWords(digest) }
    else unknown.push({ tag: 'unknown', detail: `line ${number}` })
  }

  const takeLine = (text: string, number: number): ImpossibleImport | null => {
    if (nextLog !== null) return null
    if (isNestedDeeper(text, limits.depth)) return impossibleImport('depth', `line ${number}`)
    const value = parseLine(text)
    if (hasForbiddenKey(text, value)) return impossibleImport('key', `line ${number}`)
    if (number > 1 && typeOf(value) === exportHeaderType) {
      nextLog = number
      return null
    }
    lines = number
    for (const one of olderEvents(value)) older.add(one)
    const isRecord = number > 1 && typeOf(value) === null
    // A line that is nothing at all counts as a damaged record.
    const stop = number === 1 ? headerLine(text, value) : isRecord ? recordLine(text, value) : null
    if (number > 1 && !isRecord) otherLine(value, number)
    digest = digestAfter(digest, text)
    return stop
  }

  const changes = (): readonly ImportReason[] => {
    if (trailer === null) return [...unknown, { tag: 'truncated', detail: `${recordLines} records` }]
    const { count, head, digest: told, line, found } = trailer
    const isComplete = count === recordLines && head === count && line === lines
    if (isComplete && isSized && told === found) return unknown
    // Every portal told it: without it nobody knows whether a line without a hash is as it was.
    const sum = told === undefined ? 'no digest' : 'the digest differs'
    const detail = isComplete ? sum : `${recordLines} of ${count} records`
    return [...unknown, { tag: 'changed', detail }]
  }

  const planned = (): ImportPlan => {
    const { header, records, aside } = reader.read()
    if (header === null) return impossibleImport('header', '')
    const leftOut = aside === null ? 0 : recordLines + 1 - aside.from
    const left: readonly ImportReason[] =
      aside === null ? [] : [{ tag: aside.why, detail: `${leftOut} records, from ${aside.detail}` }]
    const reasons = readableReasons([
      ...left,
      ...(nextLog === null ? [] : [{ tag: 'several', detail: `line ${nextLog}` } as const]),
      ...changes(),
      ...buildDifferences(header, records, options.rules),
      ...missingBytes(records, blobs),
    ])
    const isChecked = reader.look(0)
    const verdict = reasons.length > 0 ? 'risky' : isChecked ? 'fine' : 'unchecked'
    const log = { header, records, blobs, shutOut }
    const upcasters = [...older].sort()
    return { verdict, reasons, upcasters, isChecked, pseudonymised, leftOut, digest: digestDigits(digest), log }
  }

  const fed = importLines(limits, takeLine)
  return {
    take: fed.take,
    end: () => fed.end() ?? planned(),
    look: count => (reader.look(count) ? (fed.end() ?? planned()) : null),
  }
}

/** The plan of a text that is there as a whole. */
export const planImport = (text: string, options: ImportOptions = {}): ImportPlan => {
  const reading = createLogImport(options)
  return reading.take(text) ?? reading.end()
}
