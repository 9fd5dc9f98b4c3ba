/**
 * The log in memory, with all operations of the stored one, for tests, replays and visits that must leave nothing on
 * the device.
 */
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { secureRandomBytes } from '../clock'
import type { StoreFault } from '../disk/storeFault'
import { erasedFault, failedFault } from '../disk/storeFault'
import type { StoredLogHeader, SurveyRecord } from '../record/surveyRecord'
import { type Upcasters, upcasters } from '../record/upcast'
import { linkAfter } from './hashChain'
import type { Log, LogOutcome, OpenedLog, Quarantine, ReadSnapshot, Snapshot } from './log'
import { readAfter, readLog, readTail } from './readLog'
import { alreadyStoredCount, encodeLines } from './recordLine'

/** What stands in for the disk: several logs on one data are the tabs of one browser. `lines[0]` is the header. */
export interface InMemoryLogData {
  lines: string[]
  readonly blobs: Map<string, Uint8Array>
  aside: Quarantine[]
  snapshot: Snapshot | null
  readonly sealKey: Uint8Array
}

export const emptyInMemoryLogData = (): InMemoryLogData => ({
  lines: [],
  blobs: new Map(),
  aside: [],
  snapshot: null,
  sealKey: secureRandomBytes(32),
})

/**
 * The log in memory: for tests and replays, and for what must leave nothing on the device.
 * @param kept what others hold on to as well stands in for a disk; without it the log is gone with the window
 */
export const openInMemoryLog = (kept: InMemoryLogData | null = null, by: Upcasters = upcasters): Log => {
  const data = kept ?? emptyInMemoryLogData()
  let header: string | null = null
  let log = ''
  let isErased = false

  const gone = (): StoreFault | null =>
    isErased || (header !== null && data.lines[0] !== header) ? erasedFault('the log is gone') : null

  const openFrom = (resume: ReadSnapshot): OpenedLog | null => {
    const kept = data.snapshot
    const state = kept === null ? null : resume(kept)
    if (kept === null || state === null) return null
    const read = readAfter([...linesOf(data, 0, 1), ...linesOf(data, kept.seq)], kept, by)
    if (read === null) return null
    header = data.lines[0] ?? null
    log = read.header.log
    return { ...read, from: { seq: kept.seq, state }, movedAside: null, missing: null }
  }

  const open = (fresh: StoredLogHeader): OpenedLog => {
    const { header: read, records, aside } = readLog(linesOf(data, 0), by)
    const from = aside?.from ?? data.lines.length
    const lines = data.lines.slice(from)
    const movedAside =
      aside === null ? null : { id: String(data.aside.length + 1), at: fresh.createdAt, why: aside.why, lines }
    if (movedAside !== null || read === null) data.snapshot = null
    if (movedAside !== null) data.aside = [...data.aside, movedAside]
    header = read === null ? JSON.stringify(fresh) : (data.lines[0] ?? null)
    data.lines = read === null ? [JSON.stringify(fresh)] : data.lines.slice(0, from)
    log = (read ?? fresh).log
    return { header: read ?? fresh, from: null, records, movedAside, missing: null }
  }

  const append = (...[after, records, blobs]: Parameters<Log['append']>): LogOutcome<void> => {
    const head = data.lines.length - 1
    if (header === null) return E.left(failedFault('the log is not open'))
    if (head < after) return E.left(failedFault('another tab moved the end of the log aside'))
    const link = linkAfter(data.lines[after] ?? '', log)
    const tail = readTail(linesOf(data, after + 1), after, link, log, by)
    if (E.isLeft(tail)) return tail
    const own = alreadyStoredCount(records, tail.right)
    const isStored = own > 0 && own === records.length
    if (own < tail.right.length && !isStored) return E.left({ tag: 'headMoved', tail: tail.right })
    const waiting = records.slice(own)
    const lines = encodeLines(after + own, waiting, linkAfter(data.lines[after + own] ?? '', log))
    if (E.isLeft(lines)) return lines
    data.lines.push(...lines.right)
    for (const { digest, bytes } of blobs) data.blobs.set(digest, bytes.slice())
    return E.right(undefined)
  }

  const mend = (record: SurveyRecord): E.Either<StoreFault, void> => {
    const encoded = encodeLines(record.seq - 1, [record], linkAfter(data.lines[record.seq - 1] ?? '', log))
    if (E.isLeft(encoded)) return encoded
    const id = String(data.aside.length + 1)
    data.aside = [...data.aside, { id, at: record.at, why: 'restored', lines: data.lines.slice(record.seq) }]
    data.lines = [...data.lines.slice(0, record.seq), ...encoded.right]
    data.snapshot = null
    return E.right(undefined)
  }

  const erase = (): void => {
    data.lines = []
    data.blobs.clear()
    data.aside = []
    data.snapshot = null
    isErased = true
  }

  const guarded =
    <L, A>(work: () => E.Either<L, A>): TE.TaskEither<L | StoreFault, A> =>
    async () => {
      const fault = gone()
      return fault === null ? work() : E.left(fault)
    }

  return {
    outlivesWindow: kept !== null,
    open: (fresh, resume) => guarded(() => E.right((resume && openFrom(resume)) ?? open(fresh))),
    lines: (from, upTo) => guarded(() => E.right(linesOf(data, from, upTo + 1))),
    append: (...args) => guarded(() => append(...args)),
    mend: record => guarded(() => mend(record)),
    keepBlob: ({ digest, bytes }) =>
      guarded(() => {
        data.blobs.set(digest, bytes.slice())
        return E.right(undefined)
      }),
    blob: digest => guarded(() => E.right(data.blobs.get(digest)?.slice() ?? null)),
    sealKey: () => guarded(() => E.right(data.sealKey)),
    setAside: () => guarded(() => E.right(data.aside)),
    erase: () => async () => E.right(gone() === null ? erase() : undefined),
    snapshot: () => guarded(() => E.right(data.snapshot)),
    keepSnapshot: snapshot =>
      guarded(() => {
        data.snapshot = snapshot
        return E.right(undefined)
      }),
    acknowledge: () => undefined,
    watch: () => undefined,
    close: () => undefined,
  }
}

const linesOf = (data: InMemoryLogData, from: number, end?: number) =>
  data.lines.slice(from, end).map((text, i) => ({ seq: from + i, text }))
