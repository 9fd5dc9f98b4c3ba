// Reads the log of an invitation in this tab, or begins it (in memory where nothing is kept), with the commands that
// killed pages had not stored.
import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { Clock } from '../../../events/clock'
import type { StoreFault } from '../../../events/disk/storeFault'
import type { KeyValueStorage } from '../../../events/keyValueStorage'
import { openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log, OpenedLog } from '../../../events/log/log'
import { refusedLog } from '../../../events/log/refusedLog'
import { type StoredLogHeader, surveyVersion } from '../../../events/record/surveyRecord'
import {
  type CrashRecovery,
  createCrashRecovery,
  type PendingCommands,
} from '../../../events/store/crashRecovery/crashRecovery'
import { encryptedStorage } from '../../../events/store/crashRecovery/encryptedStorage'
import { reachesBackTo } from '../../../events/store/crashRecovery/isOutdated'
import { snapshotReader } from '../../../events/store/snapshots'
import type { ErasureDependencies } from './eraseInvitationLog'
import { finishErasure } from './finishErasure'

/** A log that this tab has locked, as it was read, with the commands that killed pages had not stored. */
export interface OpenedVisitLog {
  readonly log: Log
  readonly header: StoredLogHeader
  readonly opened: E.Either<StoreFault, OpenedLog>
  readonly pending: readonly PendingCommands[]
  readonly crashRecovery: CrashRecovery
  /** The localStorage of its entries; null for a log in memory. */
  readonly storage: KeyValueStorage | null
}

const headerOf = (invitation: string, clock: Clock): StoredLogHeader => ({
  log: clock.newId(),
  invitation,
  survey: surveyVersion,
  build: __BUILD__,
  rules: __RULES__,
  createdAt: clock.now(),
})

/**
 * Reads the log of an invitation, or begins it.
 * @param invitation null for a log in memory: it is never kept
 */
export const openVisitLog = async (
  catalogue: Catalogue,
  clock: Clock,
  erasure: ErasureDependencies,
  invitation: string | null,
): Promise<OpenedVisitLog> => {
  // What is being erased is not opened: the next start would erase what is typed now as well.
  const isFree = invitation === null || (await finishErasure(erasure, invitation))
  const isKept = invitation !== null && isFree
  const name = invitation ?? 'passing'
  const header = headerOf(name, clock)
  const open = async (log: Log) => ({ log, quick: await log.open(header, snapshotReader(catalogue, __RULES__))() })
  const first = await open(isKept ? openIndexedDbLog(invitation) : isFree ? openInMemoryLog() : refusedLog)
  // A browser that refuses database and storage alike keeps nothing for this page, now or later.
  const keepsNothing = isKept && erasure.storage === null && E.isLeft(first.quick) && first.quick.left.tag === 'refused'
  const { log, quick } = keepsNothing ? await open(openInMemoryLog()) : first
  const storage = isKept ? erasure.storage : null
  const key = E.isRight(quick) && storage !== null ? await log.sealKey()() : E.left(null)
  const sealed = storage === null ? null : encryptedStorage(storage, E.isRight(key) ? key.right : null)
  const crashRecovery = createCrashRecovery(sealed, name, clock.newId())
  const pending = crashRecovery.take()
  // Whether what was left behind is stored after all, only the records since can tell.
  const isShort = E.isRight(quick) && quick.right.from !== null && !reachesBackTo(quick.right.from.seq, pending)
  const opened = isShort ? await log.open(header)() : quick
  return { log, header, opened, pending, crashRecovery, storage }
}
