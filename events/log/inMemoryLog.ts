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

/** What stands in for the disk: several logs on one shelf are the tabs of one browser. `lines[0]` is the header. */
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
  const shelf = kept ?? emptyInMemoryLogData()
  let header: string | null = null
  let log = ''
  let isErased = false

  const gone = (): StoreFault | null =>
    isErased || (header !== null && shelf.lines[0] !== header) ? erasedFault('the log is gone') : null

  const openFrom = (resume: ReadSnapshot): OpenedLog | null => {
    const kept = shelf.snapshot
    const state = kept === null ? null : resume(kept)
    if (kept === null || state === null) return null
    const read = readAfter([...linesOf(shelf, 0, 1), ...linesOf(shelf, kept.seq)], kept, by)
    if (read === null) return null
    header = shelf.lines[0] ?? null
    log = read.header.log
    return { ...read, from: { seq: kept.seq, state }, movedAside: null, missing: null }
  }

  const open = (fresh: StoredLogHeader): OpenedLog => {
    const { header: read, records, aside } = readLog(linesOf(shelf, 0), by)
    const from = aside?.from ?? shelf.lines.length
    const lines = shelf.lines.slice(from)
    const movedAside =
      aside === null ? null : { id: String(shelf.aside.length + 1), at: fresh.createdAt, why: aside.why, lines }
    if (movedAside !== null || read === null) shelf.snapshot = null
    if (movedAside !== null) shelf.aside = [...shelf.aside, movedAside]
    header = read === null ? JSON.stringify(fresh) : (shelf.lines[0] ?? null)
    shelf.lines = read === null ? [JSON.stringify(fresh)] : shelf.lines.slice(0, from)
    log = (read ?? fresh).log
    return { header: read ?? fresh, from: null, records, movedAside, missing: null }
  }

  const append = (...[after, records, blobs]: Parameters<Log['append']>): LogOutcome<void> => {
    const head = shelf.lines.length - 1
    if (header === null) return E.left(failedFault('the log is not open'))
    if (head < after) return E.left(failedFault('another tab moved the end of the log aside'))
    const link = linkAfter(shelf.lines[after] ?? '', log)
    const tail = readTail(linesOf(shelf, after + 1), after, link, log, by)
    if (E.isLeft(tail)) return tail
    const own = alreadyStoredCount(records, tail.right)
    const isStored = own > 0 && own === records.length
    if (own < tail.right.length && !isStored) return E.left({ tag: 'headMoved', tail: tail.right })
    const waiting = records.slice(own)
    const lines = encodeLines(after + own, waiting, linkAfter(shelf.lines[after + own] ?? '', log))
    if (E.isLeft(lines)) return lines
    shelf.lines.push(...lines.right)
    for (const { digest, bytes } of blobs) shelf.blobs.set(digest, bytes.slice())
    return E.right(undefined)
  }

  const mend = (record: SurveyRecord): E.Either<StoreFault, void> => {
    const encoded = encodeLines(record.seq - 1, [record], linkAfter(shelf.lines[record.seq - 1] ?? '', log))
    if (E.isLeft(encoded)) return encoded
    const id = String(shelf.aside.length + 1)
    shelf.aside = [...shelf.aside, { id, at: record.at, why: 'restored', lines: shelf.lines.slice(record.seq) }]
    shelf.lines = [...shelf.lines.slice(0, record.seq), ...encoded.right]
    shelf.snapshot = null
    return E.right(undefined)
  }

  const erase = (): void => {
    shelf.lines = []
    shelf.blobs.clear()
    shelf.aside = []
    shelf.snapshot = null
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
    lines: (from, upTo) => guarded(() => E.right(linesOf(shelf, from, upTo + 1))),
    append: (...args) => guarded(() => append(...args)),
    mend: record => guarded(() => mend(record)),
    keepBlob: ({ digest, bytes }) =>
      guarded(() => {
        shelf.blobs.set(digest, bytes.slice())
        return E.right(undefined)
      }),
    blob: digest => guarded(() => E.right(shelf.blobs.get(digest)?.slice() ?? null)),
    sealKey: () => guarded(() => E.right(shelf.sealKey)),
    setAside: () => guarded(() => E.right(shelf.aside)),
    erase: () => async () => E.right(gone() === null ? erase() : undefined),
    snapshot: () => guarded(() => E.right(shelf.snapshot)),
    keepSnapshot: snapshot =>
      guarded(() => {
        shelf.snapshot = snapshot
        return E.right(undefined)
      }),
    acknowledge: () => undefined,
    watch: () => undefined,
    close: () => undefined,
  }
}

const linesOf = (shelf: InMemoryLogData, from: number, end?: number) =>
  shelf.lines.slice(from, end).map((text, i) => ({ seq: from + i, text }))
