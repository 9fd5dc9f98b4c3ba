import { openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { eraseExpired } from '../../../events/log/keptLogs'
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
