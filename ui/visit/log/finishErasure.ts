/** Finishes the erasures an earlier page began, of one invitation or all, and erases what a killed browser restored. */
import * as E from 'fp-ts/Either'
import { openHeadMark } from '../../../events/log/headMark'
import { hasLogOnDevice, openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { openKeptLogs } from '../../../events/log/keptLogs'
import { clearLogMarks, type ErasureDependencies } from './eraseInvitationLog'

/**
 * Finishes an interrupted erasure of one invitation before its log is opened, and erases again what a killed browser
 * restored of an erased log. A log that began after it stays, with its entries in localStorage. False when the log is still
 * there: it must not be used, because the next start erases it.
 */
export const finishErasure = async (
  { erasures, storage }: ErasureDependencies,
  invitation: string,
): Promise<boolean> => {
  const head = openHeadMark(storage, invitation).head()
  const isRestored = head !== null && (await erasures.isErased(head.log))
  const begun = (await erasures.all()).find(one => one.invitation === invitation)
  if (begun === undefined && !isRestored) return true
  const isUnfinished = begun?.isGone === false
  if (isUnfinished || isRestored) clearLogMarks(storage, invitation)
  if (isUnfinished && E.isLeft(await openIndexedDbLog(invitation).erase()())) return false
  if (!(await hasLogOnDevice(invitation))) {
    clearLogMarks(storage, invitation)
    openKeptLogs(storage).forget(invitation)
  }
  await erasures.confirm(invitation)
  await erasures.forget(invitation)
  return true
}

/** Finishes all erasures that an earlier page began; what fails again stays for the next start. */
export const finishErasures = async (erasure: ErasureDependencies): Promise<void> => {
  for (const { invitation } of await erasure.erasures.all()) await finishErasure(erasure, invitation)
}
