import { eraseExpired } from '../../../events/log/keptLogs'
import { acquireTabLock } from '../../../events/store/tabLock'
import { type ErasureDependencies, eraseInvitationLog } from './eraseInvitationLog'

/**
 * Erases the logs of other customers whose retention has ended; called at every start of the portal and of a visit. A
 * log that is open in another tab waits.
 * @param inUse the invitation of who is logged in
 */
export const eraseExpiredLogs = async (
  erasure: ErasureDependencies,
  today: string,
  inUse: string | null,
): Promise<void> => {
  const erase = async (invitation: string): Promise<boolean> => {
    const lock = await acquireTabLock(navigator.locks, invitation, false, () => undefined)
    if (lock === null) return false
    const isGone = await eraseInvitationLog(erasure, invitation)
    lock.release()
    return isGone
  }
  await eraseExpired(erasure.storage, today, erase, inUse)
}
