import * as E from 'fp-ts/Either'
import type { Header, SurveyRecord } from '../record/envelope'
import { type Upcasters, upcasters } from '../record/upcast'
import { fromBase64 } from './base64'
import { hasForbiddenKey, type ImportLimits, importLimits, isDeeper, isPathShaped, strangePath } from './importLimits'
import { parseLine } from './line'
import type { Blob, SetAside } from './log'
import { neededUpcasters } from './neededUpcasters'
import { readLog } from './reading'
import { type Sorted, sortLines } from './sortLines'
import { blobsNamed, linesDigest, transferHeaderCodec, transferVersion } from './transferLine'

/** What stands in the way, or may make a replay differ. `detail` is for support and holds no answer. */
export interface Reason {
  readonly tag: Obstacle | Risk
  readonly detail: string
}

/** Too much (`size`, `lines`, `depth`), reaching where it may not (`key`, `path`), or no log that this portal reads. */
export type Obstacle = 'size' | 'lines' | 'depth' | 'key' | 'path' | 'format' | 'version' | SetAside['why']

/**
 * `truncated` the end is missing; `changed` it is not as it was exported; `damaged`, `gap` and `newer` records are left
 * out from there on; `unknown` lines or events are skipped; `rules` other code decided; `missing` bytes did not come along.
 */
export type Risk = 'truncated' | 'changed' | SetAside['why'] | 'unknown' | 'rules' | 'missing'

export interface ImportedLog {
  readonly header: Header
  readonly records: readonly SurveyRecord[]
  readonly blobs: readonly Blob[]
}

/** What an import is going to do, said before anything of it runs. */
export type ImportPlan =
  | { readonly verdict: 'impossible'; readonly reasons: readonly Reason[] }
  | {
      readonly verdict: 'fine' | 'risky'
      readonly reasons: readonly Reason[]
      /** The upcasters that lift its events ('AnswerChanged v1'), by the version that they lift from. */
      readonly upcasters: readonly string[]
      readonly log: ImportedLog
    }

export interface ImportOptions {
  /** The digest of the rules of this build; without it no difference is reported. */
  readonly rules?: string
  /** Which paths may be written to; without it all that have the shape of ours. */
  readonly isPath?: (path: string) => boolean
  readonly limits?: ImportLimits
  readonly upcasters?: Upcasters
}

const impossible = (tag: Obstacle, detail: string): ImportPlan => ({
  verdict: 'impossible',
  reasons: [{ tag, detail }],
})

/** Reads an export, from wherever it came. Never throws, and runs nothing. */
export const planImport = (text: string, options: ImportOptions = {}): ImportPlan => {
  const limits = options.limits ?? importLimits
  if (text.length > limits.size) return impossible('size', `${text.length} characters`)
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  while (lines.at(-1) === '') lines.pop()
  if (lines.length > limits.lines) return impossible('lines', `${lines.length} lines`)
  for (const [i, line] of lines.entries()) {
    if (line.length > limits.line) return impossible('size', `line ${i + 1}`)
    if (isDeeper(line, limits.depth)) return impossible('depth', `line ${i + 1}`)
  }
  const values = lines.map(parseLine)
  const forbidden = values.findIndex(hasForbiddenKey)
  if (forbidden !== -1) return impossible('key', `line ${forbidden + 1}`)
  const format = transferHeaderCodec.decode(values[0])
  if (E.isLeft(format)) return impossible('format', 'line 1')
  if (format.right.version > transferVersion) return impossible('version', `version ${format.right.version}`)
  return planSorted(lines, values, options)
}

const planSorted = (lines: readonly string[], values: readonly unknown[], options: ImportOptions): ImportPlan => {
  const sorted = sortLines(lines, values)
  const texts = [lines[0] ?? '', ...sorted.records]
  // The hashes of all of them are looked at, wherever the chain begins.
  const { header, records, aside } = readLog(
    texts.map((text, seq) => ({ seq, text })),
    options.upcasters ?? upcasters,
  )
  if (header === null) return impossible(aside === null ? 'header' : aside.why, aside?.detail ?? '')
  const isOurs = (path: string) => isPathShaped(path) && (options.isPath?.(path) ?? true)
  const strange = records.find(record => strangePath(record, isOurs) !== null)
  if (strange !== undefined) return impossible('path', `record ${strange.seq}`)
  const blobs = blobsOf(sorted)
  const left: Reason[] =
    aside === null ? [] : [{ tag: aside.why, detail: `${texts.length - aside.from} records, from ${aside.detail}` }]
  const reasons = [
    ...left,
    ...changes(lines, sorted),
    ...differences(header, records, options.rules),
    ...missing(records, blobs),
  ]
  return {
    verdict: reasons.length === 0 ? 'fine' : 'risky',
    reasons,
    upcasters: neededUpcasters(values),
    log: { header, records, blobs },
  }
}

const blobsOf = ({ blobs }: Sorted): readonly Blob[] =>
  blobs.flatMap(({ digest, text, base64 }) => {
    const bytes = text !== undefined ? new TextEncoder().encode(text) : base64 === undefined ? null : fromBase64(base64)
    return bytes === null ? [] : [{ digest, bytes }]
  })

const changes = (lines: readonly string[], { records, blobs, unknown, trailer }: Sorted): readonly Reason[] => {
  const skipped: Reason[] = unknown.map(line => ({ tag: 'unknown', detail: `line ${line}` }))
  if (trailer === null) return [...skipped, { tag: 'truncated', detail: `${records.length} records` }]
  const { count, head, digest, line } = trailer
  const isComplete = count === records.length && head === count && line === lines.length
  const isSame = digest === undefined || digest === linesDigest(lines.slice(0, line - 1))
  const sizes = blobs.every(({ text, size }) => text === undefined || new TextEncoder().encode(text).length === size)
  if (isComplete && isSame && sizes) return skipped
  return [
    ...skipped,
    { tag: 'changed', detail: isComplete ? 'the digest differs' : `${records.length} of ${count} records` },
  ]
}

const differences = (
  header: Header,
  records: readonly SurveyRecord[],
  rules: string | undefined,
): readonly Reason[] => {
  const decidedBy = new Set([header.rules])
  const unknown = new Map<string, number>()
  for (const event of records.flatMap(({ events }) => events)) {
    if (event.type === 'PortalOpened') decidedBy.add(event.rules)
    if (event.type === 'Unknown') {
      const type = String(event.raw.type)
      unknown.set(type, (unknown.get(type) ?? 0) + 1)
    }
  }
  const others = rules === undefined ? [] : [...decidedBy].filter(other => other !== rules)
  return [
    ...[...unknown].map(([type, count]): Reason => ({ tag: 'unknown', detail: `${count} events ${type}` })),
    ...others.map((other): Reason => ({ tag: 'rules', detail: other })),
  ]
}

/** Documents are listed only, as a rule, and a replay does without; what was on screen it needs. */
const missing = (records: readonly SurveyRecord[], blobs: readonly Blob[]): readonly Reason[] => {
  const there = new Set(blobs.map(({ digest }) => digest))
  return blobsNamed(records)
    .shown.filter(digest => !there.has(digest))
    .map(digest => ({ tag: 'missing', detail: digest }))
}
