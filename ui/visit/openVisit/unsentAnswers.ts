// Finds out at logout whether an open visit, or a closed log on this device, has answers that the office does not have.
import * as E from 'fp-ts/Either'
import { openStorage } from '../../../events/keyValueStorage'
import { hasLogOnDevice, openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { parseLine } from '../../../events/record/parseLine'
import { isReceiptUnclear } from '../../../events/state/sendingState'
import { isInvitationClosed } from '../../../events/state/state'
import { crashRecoveryKey } from '../../../events/store/crashRecovery/crashRecoveryKey'
import type { UnsentAnswers } from '../lifecycle/lifecycleState'
import type { Visit } from './visit'

/** A sending of which only the whole log, or the office, can tell what became of it. */
const isSending = (record: unknown): boolean => {
  const events: unknown = Object(record).events
  return Array.isArray(events) && events.some((event: unknown) => Object(event).type === 'SendingStarted')
}

/** The customer began to fill in, or retrieved. */
const isBegunBy = (record: unknown): boolean => ['customer', 'retrieval'].includes(Object(record).by)

/**
 * Whether this device has unsent answers of an invitation that is not open in this tab: the database itself is asked. Throws where
 * the browser does not let this page see what another one left behind.
 */
export const unsentInClosedLog = async (invitation: string): Promise<UnsentAnswers> => {
  const storage = openStorage(() => window.localStorage)
  if (storage !== null && storage.getItem(crashRecoveryKey(invitation)) !== null) return 'some'
  if (!(await hasLogOnDevice(invitation))) return 'none'
  const log = openIndexedDbLog(invitation)
  const lines = await log.lines(1, Number.MAX_SAFE_INTEGER)()
  log.close()
  if (E.isLeft(lines)) return 'unknown'
  const records = lines.right.map(({ text }) => parseLine(text))
  if (records.some(isSending)) return 'unknown'
  return records.some(isBegunBy) ? 'some' : 'none'
}

/** Whether an open visit has answers that the office does not have. */
export const unsentInVisit = async (visit: Visit): Promise<UnsentAnswers> => {
  const isBegun = (): boolean => visit.drafts.open$.value > 0 || visit.store.state().begun
  // Where a browser has no locks, another tab may have answered what this one has not read yet.
  if (!isBegun()) await visit.store.catchUp()
  // What stands in a log that could not be read yet, nobody here knows.
  if (!isBegun()) return visit.log.outlivesWindow && visit.store.saving().tag === 'fault' ? 'unknown' : 'none'
  if (!visit.log.outlivesWindow) return 'window'
  if (visit.store.saving().tag === 'fault') return 'unsaved'
  if (isReceiptUnclear(visit.store.state().sending)) return 'unknown'
  return isInvitationClosed(visit.store.state()) ? 'left' : 'some'
}
