import { distinctUntilChanged, map, startWith } from 'rxjs'
import { openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { eraseExpired, openKeptLogs } from '../../../events/log/keptLogs'
import type { Store } from '../../../events/store/store'
import { acquireTabLock } from '../../../events/store/tabLock'
import { type ErasureDependencies, eraseInvitationLog } from './eraseInvitationLog'

/**
 * Erases the logs that have had their time; to be called at every start of the portal and of a visit. Another's answers are
 * shown to nobody: whoever comes back to his own log is told what it holds. One that is open in another tab waits.
 * @param inUse the invitation of who is logged in
 */
export const eraseExpiredLogs = async (
  erasing: ErasureDependencies,
  today: string,
  inUse: string | null,
): Promise<void> => {
  const erase = async (other: string): Promise<boolean> => {
    const hold = await acquireTabLock(navigator.locks, other, false, () => undefined)
    if (hold === null) return false
    const isGone = await eraseInvitationLog(erasing, other, openIndexedDbLog(other), null)
    hold.release()
    return isGone
  }
  await eraseExpired(erasing.storage, today, erase, inUse)
}

/** Remembers that this device has the log, and until when; erases those of others that are due. Answers how to stop. */
export const watchRetention = (erasing: ErasureDependencies, invitation: string, store: Store): (() => void) => {
  const { storage } = erasing
  const kept = openKeptLogs(storage)
  const validUntil$ = store.change$.pipe(
    startWith(null),
    map(() => store.state().invitation),
    // What was used and has no end of its own ended with its use.
    map(invitation => invitation?.valid_until ?? invitation?.submitted_at ?? null),
    distinctUntilChanged(),
  )
  const watching = validUntil$.subscribe(validUntil => kept.remember({ invitation, validUntil }))
  void eraseExpiredLogs(erasing, store.state().facts.today, invitation)
  return () => watching.unsubscribe()
}
