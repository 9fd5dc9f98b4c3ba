import * as E from 'fp-ts/Either'
import { openIndexedDbLog } from '../../events/log/indexedDb'
import type { Log } from '../../events/log/log'
import { openKeptLogs } from '../../events/log/retention'
import { type KeyValueStorage, openStorage } from '../../events/storage'
import { eraseRescue } from '../../events/store/rescue'

/** An end so long ago that the next start erases the log, when it cannot be erased now. */
const longAgo = '1970-01-01'

/** Erases everything of an invitation on this device; false when the database did not let go of it, for now. */
export const eraseLog = async (storage: KeyValueStorage | null, invitation: string, log: Log): Promise<boolean> => {
  const kept = openKeptLogs(storage)
  eraseRescue(storage, invitation)
  kept.remember({ invitation, validUntil: longAgo })
  const erased = E.isRight(await log.erase()())
  if (erased) kept.forget(invitation)
  return erased
}

/** The same for a log that is not open in this tab. */
export const eraseInvitation = (invitation: string): Promise<boolean> =>
  eraseLog(
    openStorage(() => window.localStorage),
    invitation,
    openIndexedDbLog(invitation),
  )
