import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { entity, field } from '../../domain/language/privacy'
import { cell, type KeyValueStorage } from '../storage'
import { eraseRescue } from '../store/rescue'
import type { StoreFault } from './log'

/** An invitation with a log on this device. `validUntil` is ISO, with or without a time; null while it is not known. */
export interface KeptLog {
  readonly invitation: string
  readonly validUntil: string | null
}

const keptLogsCodec: t.Type<readonly KeptLog[], unknown> = t.readonlyArray(
  entity('KeptLog', { invitation: field(t.string, 'open'), validUntil: field(t.union([t.string, t.null]), 'open') }),
)

/** How many days after its invitation ended a log goes that was never sent (checklist OPEN-99). */
const daysKept = 30

const dayNumber = (isoDate: string): number => Date.parse(`${isoDate.slice(0, 10)}T00:00:00Z`) / 86_400_000

/** The logs that have had their time on `today` (ISO). One whose end is not known, or is no date, stays. */
export const expired = (logs: readonly KeptLog[], today: string): readonly KeptLog[] =>
  logs.filter(({ validUntil }) => validUntil !== null && dayNumber(today) - dayNumber(validUntil) > daysKept)

/** Which invitations have a log on this device: a browser cannot be asked for the databases it has everywhere. */
export interface KeptLogs {
  readonly all: () => readonly KeptLog[]
  /** Remembers a log, or its new end. */
  readonly remember: (log: KeptLog) => void
  readonly forget: (invitation: string) => void
}

export const openKeptLogs = (storage: KeyValueStorage | null): KeptLogs => {
  const stored = cell(storage, 'klantportaal.logs', keptLogsCodec)
  const all = () => stored.read() ?? []
  const without = (invitation: string) => all().filter(log => log.invitation !== invitation)
  return {
    all,
    remember: log => stored.write([...without(log.invitation), log]),
    forget: invitation => {
      const others = without(invitation)
      stored.write(others.length === 0 ? null : others)
    },
  }
}

/**
 * Erases the logs that have had their time, with what waited to be stored in them. What cannot be erased now stays
 * remembered for the next start, and so does the one that is in use: its invitation may have been prolonged. Answers the
 * invitations that went.
 */
export const eraseExpired = async (
  storage: KeyValueStorage | null,
  today: string,
  erase: (invitation: string) => TE.TaskEither<StoreFault, void>,
  inUse: string | null = null,
): Promise<readonly string[]> => {
  const kept = openKeptLogs(storage)
  const gone: string[] = []
  for (const { invitation } of expired(kept.all(), today)) {
    if (invitation === inUse || E.isLeft(await erase(invitation)())) continue
    eraseRescue(storage, invitation)
    kept.forget(invitation)
    gone.push(invitation)
  }
  return gone
}
