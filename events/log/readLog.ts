/**
 * Reads a log's stored lines into records (whole, line by line, after a snapshot, as a tail), checks their order and
 * hash chain, and tells where and why they cannot be read.
 */
import * as E from 'fp-ts/Either'
import type { StoreFault } from '../disk/storeFault'
import { failedFault, newerFault } from '../disk/storeFault'
import { parseLine } from '../record/parseLine'
import {
  decodeRecord,
  type RecordDamage,
  type StoredLogHeader,
  type SurveyRecord,
  storedLogHeaderCodec,
  surveyVersion,
} from '../record/surveyRecord'
import { type Upcasters, upcasters } from '../record/upcast'
import { type ChainLink, isIntact, linkAfter } from './hashChain'
import type { OpenedLog, Quarantine, Snapshot, StoredLine } from './log'

/** What must go aside: every line from index `from` on; 0 is the whole log. `detail` is for support, without answers. */
interface UnreadableLines {
  readonly why: Quarantine['why']
  readonly from: number
  readonly detail: string
}

/** A log as far as it can be read. No header and nothing aside: there was no log. */
export interface LogReading {
  readonly header: StoredLogHeader | null
  readonly records: readonly SurveyRecord[]
  readonly aside: UnreadableLines | null
}

const readHeader = (
  line: StoredLine,
  value: unknown = parseLine(line.text),
): E.Either<Quarantine['why'], StoredLogHeader> => {
  const header = storedLogHeaderCodec.decode(value)
  if (line.seq === 0 && E.isRight(header)) return header
  const isOfAnotherSurvey =
    typeof value === 'object' && value !== null && 'survey' in value && value.survey !== surveyVersion
  return E.left(line.seq === 0 && isOfAnotherSurvey ? 'survey' : 'header')
}

const whyUnread = ({ reason, event }: RecordDamage): Quarantine['why'] =>
  // A customer part that does not decode makes the whole log another one's (spec 1 section 3), but one that a newer
  // build wrote is sound: it waits aside for that build, with what follows it.
  reason === 'damaged' && event === 'CustomerLoaded' ? 'retired' : reason

/**
 * Reads the line that should hold the record `seq`.
 * @param link what it is chained to; null where that is not looked at now
 * @param value what its text says, where that was parsed already
 */
export const readRecord = (
  line: StoredLine,
  seq: number,
  by: Upcasters,
  link: ChainLink | null,
  value: unknown = parseLine(line.text),
): E.Either<Omit<UnreadableLines, 'from'>, SurveyRecord> => {
  if (line.seq !== seq) return E.left({ why: 'gap', detail: `${line.seq} stands in the place of ${seq}` })
  const record = decodeRecord(value, by)
  if (E.isLeft(record)) return E.left({ why: whyUnread(record.left), detail: `${seq}: ${record.left.detail}` })
  if (record.right.seq !== seq)
    return E.left({
      why: record.right.seq > seq ? 'gap' : 'damaged',
      detail: `${record.right.seq} stands in the place of ${seq}`,
    })
  const isAsStored = link === null || isIntact(link, line.text)
  return isAsStored ? record : E.left({ why: 'damaged', detail: `${seq}: the hash differs` })
}

const setAsideWhole = (why: Quarantine['why'], detail: string): LogReading => ({
  header: null,
  records: [],
  aside: { why, from: 0, detail },
})

/** A log that is read line by line, in the order of their places; what follows on damage is not looked at. */
export interface LineReader {
  /** @param value what its text says, where that was parsed already */
  readonly take: (line: StoredLine, value?: unknown) => void
  readonly read: () => LogReading
}

/** @param intactFrom the seq from which the hashes are looked at; what stands before it is looked at in the background */
export const lineReader = (by: Upcasters = upcasters, intactFrom = 1): LineReader => {
  const records: SurveyRecord[] = []
  let reading: LogReading = { header: null, records, aside: null }
  let before = ''
  return {
    read: () => reading,
    take: (line, value) => {
      const { header, aside } = reading
      if (aside !== null) return
      if (header === null) {
        const first = readHeader(line, value)
        reading = E.isLeft(first) ? setAsideWhole(first.left, 'header') : { header: first.right, records, aside: null }
      } else {
        const seq = records.length + 1
        const record = readRecord(line, seq, by, seq < intactFrom ? null : linkAfter(before, header.log), value)
        if (E.isRight(record)) records.push(record.right)
        else if (record.left.why === 'retired') reading = setAsideWhole('retired', record.left.detail)
        else reading = { header, records, aside: { ...record.left, from: seq } }
      }
      before = line.text
    },
  }
}

/** Reads the lines of one log in the order of their places. Never throws, and passes over nothing in silence. */
export const readLog = (lines: readonly StoredLine[], by: Upcasters = upcasters, intactFrom = 1): LogReading => {
  const reader = lineReader(by, intactFrom)
  for (const line of lines) reader.take(line)
  return reader.read()
}

/**
 * Reads a log from its snapshot on: the header, the record that the snapshot ends with, and what follows. Null when that
 * is not what the lines are.
 */
export const readAfter = (
  lines: readonly StoredLine[],
  { seq, last }: Snapshot,
  by: Upcasters = upcasters,
): Pick<OpenedLog, 'header' | 'records'> | null => {
  const [first, start, ...rest] = lines
  const header = first === undefined ? null : readHeader(first)
  if (header === null || E.isLeft(header) || start === undefined) return null
  // What stands before it was not read, so its own hash is looked at in the background.
  const before = readRecord(start, seq, by, null)
  const read = readTail(rest, seq, linkAfter(start.text, header.right.log), header.right.log, by)
  if (E.isLeft(before) || E.isLeft(read) || before.right.id !== last) return null
  return { header: header.right, records: read.right }
}

/** The records among these lines that can be read. */
export const readableRecords = (lines: readonly StoredLine[], by: Upcasters = upcasters): readonly SurveyRecord[] =>
  lines.flatMap(line => {
    const record = readRecord(line, line.seq, by, null)
    return E.isRight(record) ? [record.right] : []
  })

/**
 * Reads what another tab wrote after `after`. It must be whole: a newer portal there may have written what this one
 * cannot read, and then nothing may be written here either.
 * @param link what the first of it is chained to, in the log with this id
 */
export const readTail = (
  lines: readonly StoredLine[],
  after: number,
  link: ChainLink,
  log: string,
  by: Upcasters = upcasters,
): E.Either<StoreFault, readonly SurveyRecord[]> => {
  const records: SurveyRecord[] = []
  let chainedTo = link
  for (const [i, line] of lines.entries()) {
    const record = readRecord(line, after + 1 + i, by, chainedTo)
    if (E.isLeft(record)) return E.left(unreadable(record.left))
    records.push(record.right)
    chainedTo = linkAfter(line.text, log)
  }
  return E.right(records)
}

const unreadable = ({ why, detail }: Omit<UnreadableLines, 'from'>): StoreFault =>
  why === 'newer'
    ? newerFault(`another tab wrote what a newer portal reads: ${detail}`)
    : failedFault(`another tab wrote what cannot be read here: ${detail}`)
