/**
 * Opens a stored log: reads it from a snapshot or whole, begins it when there is none, and quarantines what cannot
 * be read.
 */
import { erasedFault, failedFault } from '../../disk/storeFault'
import type { StoredLogHeader } from '../../record/surveyRecord'
import { compareWithMark } from '../headMark'
import type { OpenedLog, ReadSnapshot, Snapshot } from '../log'
import { readAfter, readLog } from '../readLog'
import { type KnownLog, knownLogOf, type LogDatabase, openLines } from './database'
import { openQuarantine } from './openQuarantine'
import { applyRepair, entriesSince, everyEntry, headerKey } from './transactions'

/** How often an opening begins anew when other tabs write in the middle of it. */
const mostAttempts = 5

/** So many of the last lines are looked at with their hashes before a log is shown; the rest in the background. */
const tailLength = 256

/** A log as it was found, and what is known of it from then on. */
interface LogOpening {
  readonly opened: OpenedLog
  readonly known: KnownLog
}

/** @param before what was known of it when it was opened before: then a log that is gone was erased, and is not begun anew */
export const openLog = async (
  database: LogDatabase,
  fresh: StoredLogHeader,
  before: KnownLog | null,
  snapshot: Snapshot | null,
  resume: ReadSnapshot | null,
): Promise<LogOpening> => {
  const quick = snapshot === null || resume === null ? null : await openFrom(database, snapshot, resume)
  if (quick !== null) return quick
  for (let i = 0; i < mostAttempts; i++) {
    const opening = await openWhole(database, fresh, before)
    if (opening !== null) return opening
  }
  throw failedFault('other tabs keep writing')
}

/** Null when another tab wrote in the meantime. */
const openWhole = async (
  database: LogDatabase,
  fresh: StoredLogHeader,
  before: KnownLog | null,
): Promise<LogOpening | null> => {
  const { transact, seal, by, mark } = database
  const found = await transact('readonly', everyEntry)
  if (found.length === 0 && before !== null) throw erasedFault('the log is gone')
  const lines = await openLines(database, found)
  const { header: read, records, aside: unread } = readLog(lines, by, lines.length - tailLength)
  const from = unread?.from ?? found.length
  const stored = found.slice(from).map(([, value]) => value)
  const aside = unread === null ? null : { why: unread.why, at: fresh.createdAt, stored }
  const first = read === null ? await seal.close(JSON.stringify(fresh)) : null
  const added = first === null ? null : ([headerKey, first] as const)
  const isSound = first === null && aside === null
  const key = isSound ? null : await transact('readwrite', store => applyRepair(store, { found, from, aside, added }))
  if (key === 'again') return null
  compareWithMark(mark, read?.log ?? null, lines, unread?.from)
  const header = read ?? fresh
  const opened: OpenedLog = {
    header,
    from: null,
    records,
    movedAside: key === null ? null : await openQuarantine(seal, key, aside),
    missing: mark.missing(),
  }
  return { opened, known: knownLogOf(first ?? found[0]?.[1], header, lines.slice(0, from), found.slice(0, from)) }
}

/** Null when the snapshot does not belong to what is stored. */
const openFrom = async (
  database: LogDatabase,
  snapshot: Snapshot,
  resume: ReadSnapshot,
): Promise<LogOpening | null> => {
  const { transact, by, mark } = database
  const state = resume(snapshot)
  const found = state === null ? null : await transact('readonly', store => entriesSince(store, snapshot.seq))
  if (state === null || found === null) return null
  const lines = await openLines(database, found)
  const read = readAfter(lines, snapshot, by)
  if (read === null) return null
  compareWithMark(mark, read.header.log, lines)
  const opened: OpenedLog = {
    ...read,
    from: { seq: snapshot.seq, state },
    movedAside: null,
    missing: mark.missing(),
  }
  return { opened, known: knownLogOf(found[0]?.[1], read.header, lines, found) }
}
