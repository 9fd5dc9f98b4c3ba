/**
 * Stores beside a log the seq and hash of its last record, compares an opened log with them, and keeps what is missing
 * (`gone`, `less`, `other`) until the customer has read it.
 */
import * as t from 'io-ts'
import { entity, field } from '../../domain/language/privacy'
import { type KeyValueStorage, storageCell } from '../keyValueStorage'
import { hashIn } from './hashChain'
import { isBeingErased, openKeptLogs } from './keptLogs'
import type { MissingPart, StoredLine } from './log'

const missingCodec: t.Type<MissingPart, unknown> = t.keyof({ gone: null, less: null, other: null })

/** The last record that was stored, by its log's id, seq and hash; it names nobody. */
interface LogHead {
  readonly log: string
  readonly seq: number
  readonly hash: string
}

const markCodec = entity('HeadMark', {
  log: field(t.string, 'open'),
  seq: field(t.number, 'open'),
  hash: field(t.string, 'open'),
  missing: field(t.union([missingCodec, t.null]), 'open'),
})

export interface HeadMark {
  readonly head: () => LogHead | null
  /** To be called once a transaction is complete. */
  readonly write: (head: LogHead) => void
  /** What a start missed, until the customer has read it. */
  readonly missing: () => MissingPart | null
  readonly miss: (missing: MissingPart) => void
  readonly acknowledge: () => void
  /**
   * Whether nobody has erased the log. A build of before that erases it knows of no mark and leaves it, but takes the log
   * off the list of what this device keeps.
   */
  readonly isKept: () => boolean
  /** Nothing is claimed any more: the log is about to be erased. */
  readonly clear: () => void
  /** The log was erased by another tab: cleared, and never written again here. */
  readonly end: () => void
}

/** Where the browser keeps nothing the mark is gone with the page, and nothing is claimed. */
export const openHeadMark = (storage: KeyValueStorage | null, invitation: string): HeadMark => {
  const kept = storageCell(storage, `klantportaal.head.${invitation}`, markCodec)
  // Read once: what this page was told stays told, whatever another tab writes.
  let missing = kept.read()?.missing ?? null
  let isOver = false
  return {
    head: () => kept.read(),
    write: ({ log, seq, hash }) => {
      if (!isOver) kept.write({ log, seq, hash, missing })
    },
    missing: () => missing,
    miss: found => {
      missing = found
      const head = kept.read()
      if (head !== null) kept.write({ ...head, missing })
    },
    acknowledge: () => {
      missing = null
      const head = kept.read()
      if (head !== null) kept.write({ ...head, missing })
    },
    isKept: () => isListed(storage, invitation),
    clear: () => {
      missing = null
      kept.write(null)
    },
    end: () => {
      isOver = true
      kept.write(null)
    },
  }
}

const isListed = (storage: KeyValueStorage | null, invitation: string): boolean =>
  openKeptLogs(storage)
    .all()
    .some(log => log.invitation === invitation && !isBeingErased(log))

/**
 * Compares the lines of a log, header first, with its mark, and notes what is missing. A line that was not read says
 * nothing; what is moved aside, from this seq on, is told by itself.
 */
export const compareWithMark = (
  mark: HeadMark,
  log: string | null,
  lines: readonly StoredLine[],
  asideFrom: number = Number.POSITIVE_INFINITY,
): void => {
  const head = mark.head()
  if (head === null || asideFrom === 0) return
  const missing = missingOf(head, log, lines, asideFrom)
  if (missing === 'gone' && !(mark.isKept() && isOfThisBuild(lines))) mark.clear()
  else if (missing !== null) mark.miss(missing)
}

/** A log in the place of another one: a build of before, whose records carry no hash, may have erased that first. */
const isOfThisBuild = (lines: readonly StoredLine[]): boolean => {
  const first = lines.find(({ seq }) => seq === 1)
  return lines.length === 0 || (first !== undefined && hashIn(first.text) !== null)
}

const missingOf = (
  head: LogHead,
  log: string | null,
  lines: readonly StoredLine[],
  asideFrom: number,
): MissingPart | null => {
  if (log !== head.log) return 'gone'
  if ((lines.at(-1)?.seq ?? 0) < head.seq) return 'less'
  const there = lines.find(({ seq }) => seq === head.seq)
  const isOther = there !== undefined && there.seq < asideFrom && there.seq > 0 && hashIn(there.text) !== head.hash
  return isOther ? 'other' : null
}
