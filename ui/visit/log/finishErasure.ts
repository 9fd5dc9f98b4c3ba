import * as E from 'fp-ts/Either'
import { openHeadMark } from '../../../events/log/headMark'
import { hasLogOnDevice, openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { openKeptLogs } from '../../../events/log/keptLogs'
import { clearLogMarks, type ErasureDependencies } from './eraseInvitationLog'

/**
 * Goes on with the erasing of one invitation where it was stopped, before its log is opened, and takes away what a browser that was
 * killed brought back of an erased log. A log that began after it stays, with what stands beside it. False when the log is still
 * there: it must not be used, because the next start erases it.
 */
export const finishErasure = async (
  { erasures, storage }: ErasureDependencies,
  invitation: string,
): Promise<boolean> => {
  const head = openHeadMark(storage, invitation).head()
  const isBack = head !== null && (await erasures.isErased(head.log))
  const begun = (await erasures.all()).find(one => one.invitation === invitation)
  if (begun === undefined && !isBack) return true
  const isGoing = begun?.isGone === false
  if (isGoing || isBack) clearLogMarks(storage, invitation)
  if (isGoing && E.isLeft(await openIndexedDbLog(invitation).erase()())) return false
  if (!(await hasLogOnDevice(invitation))) {
    clearLogMarks(storage, invitation)
    openKeptLogs(storage).forget(invitation)
  }
  await erasures.confirm(invitation)
  await erasures.forget(invitation)
  return true
}

/** Finishes what an earlier page began to erase; what is refused again stays for the next start. */
export const finishErasures = async (erasing: ErasureDependencies): Promise<void> => {
  for (const { invitation } of await erasing.erasures.all()) await finishErasure(erasing, invitation)
}
