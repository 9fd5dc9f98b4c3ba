/**
 * Keeps a page's pending commands in the browser's storage, so that the next page can take those that a killed one
 * had not stored.
 */
import * as t from 'io-ts'
import { entity, field } from '../../../domain/language/privacy'
import { isRecoverableCommand, type RecoverableCommand, recoverableCommandCodec } from '../../decisions/commandRows'
import type { IssuedCommand } from '../../decisions/recordOf'
import { type KeyValueStorage, storageCell } from '../../keyValueStorage'
import { crashRecoveryKey } from './crashRecoveryKey'

const givenCodec = entity('Given', {
  command: field(recoverableCommandCodec, 'answer'),
  id: field(t.string, 'open'),
  at: field(t.number, 'open'),
})

const leftBehindCodec = entity('LeftBehind', {
  page: field(t.string, 'open'),
  head: field(t.number, 'open'),
  given: field(t.readonlyArray(givenCodec), 'answer'),
})

/** What is kept of all pages; what builds of before left stands there loose. */
const keptCodec = t.readonlyArray(t.union([leftBehindCodec, givenCodec]))
type Kept = t.TypeOf<typeof keptCodec>

/**
 * What the customer did on one page, in order, and the database had not yet when that page went away. `head`: the seq
 * that the first of it was decided on, and each next one on top of those before it; null: a build of before did not say.
 */
export interface PendingCommands {
  readonly head: number | null
  readonly given: readonly IssuedCommand[]
}

export interface CrashRecovery {
  /** Synchronous: a database write that begins while a page goes away is lost. Nothing to keep clears it. */
  readonly keep: (head: number, waiting: readonly IssuedCommand[]) => void
  /** What pages left behind, this one's too; it is this page's from now on. */
  readonly take: () => readonly PendingCommands[]
  /** Everything of this page is stored. What another page left in the meantime stays. */
  readonly clear: () => void
}

const isRescued = (given: IssuedCommand): given is IssuedCommand & { readonly command: RecoverableCommand } =>
  isRecoverableCommand(given.command)

/** @param page an id of this page: where there are no locks, several pages may leave something behind at once. */
export const createCrashRecovery = (
  storage: KeyValueStorage | null,
  invitation: string,
  page: string,
): CrashRecovery => {
  const kept = storageCell(storage, crashRecoveryKey(invitation), keptCodec)
  let taken: readonly string[] = []
  const isOthers = (one: Kept[number]): boolean =>
    !('page' in one && one.page === page) && !taken.includes(JSON.stringify(one))
  const write = (own: Kept): void => {
    const all = [...(kept.read() ?? []).filter(isOthers), ...own]
    kept.write(all.length === 0 ? null : all)
  }
  return {
    keep: (head, waiting) => {
      const given = waiting.filter(isRescued)
      write(given.length === 0 ? [] : [{ page, head, given }])
    },
    take: () => {
      const all = kept.read() ?? []
      taken = all.map(one => JSON.stringify(one))
      return leftBehind(all)
    },
    clear: () => write([]),
  }
}

const leftBehind = (all: Kept): readonly PendingCommands[] => {
  const loose = all.flatMap(one => ('page' in one ? [] : [one]))
  const pages = all.flatMap(one => ('page' in one ? [{ head: one.head, given: one.given }] : []))
  return loose.length === 0 ? pages : [{ head: null, given: loose }, ...pages]
}
