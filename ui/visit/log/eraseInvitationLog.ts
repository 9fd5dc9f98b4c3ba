// Erases all of an invitation on this device, its log and its entries in localStorage, open here or not; noted first,
// so that the next start can finish it; false where it failed.
import * as E from 'fp-ts/Either'
import type { KeyValueStorage } from '../../../events/keyValueStorage'
import { openHeadMark } from '../../../events/log/headMark'
import { openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { openKeptLogs } from '../../../events/log/keptLogs'
import type { Log } from '../../../events/log/log'
import type { Erasures, SessionEnding } from '../../../events/session/erasures'
import { eraseCrashRecovery } from '../../../events/store/crashRecovery/crashRecoveryKey'

/** Removes the entries of a log in localStorage. */
export const clearLogMarks = (storage: KeyValueStorage | null, invitation: string): void => {
  eraseCrashRecovery(storage, invitation)
  openHeadMark(storage, invitation).clear()
}

/** What erasing needs besides the log. */
export interface ErasureDependencies {
  readonly erasures: Erasures
  readonly storage: KeyValueStorage | null
}

/**
 * Erases everything of an invitation on this device. The erasure is recorded first, so that the next start can finish it.
 * @param log where it is open in this tab
 * @param ending how the session ends with it; null where it does not
 * @returns false when it is not known to be erased: the next start tries again
 */
export const eraseInvitationLog = async (
  { erasures, storage }: ErasureDependencies,
  invitation: string,
  log: Pick<Log, 'erase'> = openIndexedDbLog(invitation),
  ending: SessionEnding | null = null,
): Promise<boolean> => {
  await erasures.begin(invitation, ending, openHeadMark(storage, invitation).head()?.log ?? null)
  clearLogMarks(storage, invitation)
  if (E.isLeft(await log.erase()())) return false
  openKeptLogs(storage).forget(invitation)
  await erasures.confirm(invitation)
  // With an ending it is forgotten once the session has ended.
  await erasures.forget(invitation)
  return true
}
