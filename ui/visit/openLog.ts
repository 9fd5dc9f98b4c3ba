import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Clock } from '../../events/clock'
import { openIndexedDbLog } from '../../events/log/indexedDb'
import type { Log, Opened, StoreFault } from '../../events/log/log'
import { openMemoryLog } from '../../events/log/memory'
import { refusedLog } from '../../events/log/refused'
import { type Header, surveyVersion } from '../../events/record/envelope'
import type { KeyValueStorage } from '../../events/storage'
import { reachBack } from '../../events/store/outdated'
import { createRescue, type LeftBehind, type Rescue } from '../../events/store/rescue'
import { sealedStorage } from '../../events/store/sealedStorage'
import { resumeWith } from '../../events/store/snapshots'
import { type Erasing, finishErasure } from './eraseLog'

/** A log that this tab holds, as it was found, with what pages that went away left behind of it. */
export interface OpenLog {
  readonly log: Log
  readonly header: Header
  readonly opened: E.Either<StoreFault, Opened>
  readonly left: readonly LeftBehind[]
  readonly rescue: Rescue
  /** What stands beside it; null for a log that is not kept. */
  readonly storage: KeyValueStorage | null
}

const headerOf = (invitation: string, clock: Clock): Header => ({
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
export const openLog = async (
  catalogue: Catalogue,
  clock: Clock,
  erasing: Erasing,
  invitation: string | null,
): Promise<OpenLog> => {
  // What is being erased is not opened: the next start would erase what is typed now as well.
  const isFree = invitation === null || (await finishErasure(erasing, invitation))
  const isKept = invitation !== null && isFree
  const name = invitation ?? 'passing'
  const header = headerOf(name, clock)
  const open = async (log: Log) => ({ log, quick: await log.open(header, resumeWith(catalogue, __RULES__))() })
  const first = await open(isKept ? openIndexedDbLog(invitation) : isFree ? openMemoryLog() : refusedLog)
  // A browser that refuses database and storage alike keeps nothing for this page, now or later.
  const keepsNothing = isKept && erasing.storage === null && E.isLeft(first.quick) && first.quick.left.tag === 'refused'
  const { log, quick } = keepsNothing ? await open(openMemoryLog()) : first
  const storage = isKept ? erasing.storage : null
  const key = E.isRight(quick) && storage !== null ? await log.sealKey()() : E.left(null)
  const sealed = storage === null ? null : sealedStorage(storage, E.isRight(key) ? key.right : null)
  const rescue = createRescue(sealed, name, clock.newId())
  const left = rescue.take()
  // Whether what was left behind is stored after all, only the records since can tell.
  const isShort = E.isRight(quick) && quick.right.from !== null && !reachBack(quick.right.from.seq, left)
  const opened = isShort ? await log.open(header)() : quick
  return { log, header, opened, left, rescue, storage }
}
