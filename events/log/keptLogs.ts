/**
 * Remembers which invitations have a log on this device, tells how long a log is kept, and erases other invitations'
 * expired logs.
 */
import * as t from 'io-ts'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { readMoment } from '../../domain/language/moment'
import { entity, field } from '../../domain/language/privacy'
import { type KeyValueStorage, storageCell } from '../keyValueStorage'

/**
 * An invitation with a log on this device. `validUntil` is ISO, with or without a time; null while it is not known.
 * `outdatedOn`: the date of the first opening that found it outdated; null when the last one did not.
 */
interface KeptLog {
  readonly invitation: string
  readonly validUntil: string | null
  readonly outdatedOn: string | null
}

const date = t.union([t.string, t.null])

const keptLogsCodec = t.readonlyArray(
  entity('KeptLog', {
    invitation: field(t.string, 'open'),
    validUntil: field(date, 'open'),
    // Builds of before did not keep it.
    outdatedOn: field(t.union([date, t.undefined]), 'open'),
  }),
)

/** How many days after its invitation ended a log is outdated that was never sent (checklist OPEN-99). */
const daysKept = 30

/** So many days lie between two openings that both find it outdated before it goes: a clock may be wrong for a day. */
const daysBetween = 7

const dayMs = 86_400_000

const dayNumber = (moment: string): number => Date.parse(readMoment(moment)?.day ?? '') / dayMs

/** The last day (ISO) on which no opening finds a log outdated; null where its end is not known, or is no date. */
export const keptUntil = ({ validUntil }: Pick<KeptLog, 'validUntil'>): string | null => {
  const day = validUntil === null ? Number.NaN : dayNumber(validUntil) + daysKept
  return Number.isNaN(day) ? null : dateInAmsterdam(Date.parse('1970-01-01T12:00:00Z') + day * dayMs)
}

/** One whose end is not known, or is no date, is never outdated. */
const isOutdated = ({ validUntil }: KeptLog, today: string): boolean =>
  validUntil !== null && dayNumber(today) - dayNumber(validUntil) > daysKept

/** A build of before wrote this for a log whose erasing was refused. */
export const isBeingErased = ({ validUntil }: Pick<KeptLog, 'validUntil'>): boolean => validUntil === '1970-01-01'

/** What one opening, on `today` (ISO), makes of the logs of others: what goes, and what it remembers of the rest. */
export const judgeKeptLogs = (
  logs: readonly KeptLog[],
  today: string,
  inUse: string | null = null,
): { readonly gone: readonly string[]; readonly kept: readonly KeptLog[] } => {
  const judge = (log: KeptLog): KeptLog | 'gone' => {
    // The one that is in use may have been prolonged.
    if (log.invitation === inUse) return { ...log, outdatedOn: null }
    if (isBeingErased(log)) return 'gone'
    if (!isOutdated(log, today)) return { ...log, outdatedOn: null }
    const days = log.outdatedOn === null ? -1 : dayNumber(today) - dayNumber(log.outdatedOn)
    if (days >= daysBetween) return 'gone'
    // A clock that went back begins anew.
    return days >= 0 ? log : { ...log, outdatedOn: today }
  }
  const kept = logs.map(log => [log, judge(log)] as const)
  return {
    gone: kept.flatMap(([{ invitation }, found]) => (found === 'gone' ? [invitation] : [])),
    kept: kept.map(([log, found]) => (found === 'gone' ? log : found)),
  }
}

/** Which invitations have a log on this device: a browser cannot be asked for the databases it has everywhere. */
interface KeptLogs {
  readonly all: () => readonly KeptLog[]
  /** Remembers a log that is in use, or its new end. */
  readonly remember: (log: Omit<KeptLog, 'outdatedOn'>) => void
  /** What an opening found; logs that were remembered since stay. */
  readonly note: (logs: readonly KeptLog[]) => void
  readonly forget: (invitation: string) => void
}

export const openKeptLogs = (storage: KeyValueStorage | null): KeptLogs => {
  const stored = storageCell(storage, 'klantportaal.logs', keptLogsCodec)
  const all = (): readonly KeptLog[] =>
    (stored.read() ?? []).map(({ outdatedOn = null, ...log }) => ({ ...log, outdatedOn }))
  const write = (logs: readonly KeptLog[]): void =>
    stored.write(logs.length === 0 ? null : logs.map(({ outdatedOn, ...log }) => ({ ...log, outdatedOn })))
  const without = (names: readonly string[]) => all().filter(({ invitation }) => !names.includes(invitation))
  return {
    all,
    remember: log => write([...without([log.invitation]), { ...log, outdatedOn: null }]),
    note: logs => write([...without(logs.map(({ invitation }) => invitation)), ...logs]),
    forget: invitation => write(without([invitation])),
  }
}

/**
 * Erases the logs of others that have had their time, by two openings at least seven days apart. What cannot be erased now
 * stays remembered for the next start. Answers the invitations that went.
 * @param erase false when it is not known to be erased
 */
export const eraseExpired = async (
  storage: KeyValueStorage | null,
  today: string,
  erase: (invitation: string) => Promise<boolean>,
  inUse: string | null = null,
): Promise<readonly string[]> => {
  const logs = openKeptLogs(storage)
  const { gone, kept } = judgeKeptLogs(logs.all(), today, inUse)
  if (kept.length > 0) logs.note(kept)
  const went: string[] = []
  for (const invitation of gone) {
    if (!(await erase(invitation))) continue
    logs.forget(invitation)
    went.push(invitation)
  }
  return went
}
