// Finds out at logout whether an open visit, or a closed log on this device, has answers that the office does not have.
import * as E from 'fp-ts/Either'
import { openStorage } from '../../../events/keyValueStorage'
import { openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { openKeptLogs } from '../../../events/log/keptLogs'
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

const isCustomers = (record: unknown): boolean => Object(record).by === 'customer'

/** Whether this device has unsent answers of an invitation that is not open in this tab. */
export const unsentInClosedLog = async (invitation: string): Promise<UnsentAnswers> => {
  const storage = openStorage(() => window.localStorage)
  const kept = openKeptLogs(storage).all()
  if (!kept.some(one => one.invitation === invitation)) return 'none'
  if (storage !== null && storage.getItem(crashRecoveryKey(invitation)) !== null) return 'some'
  const log = openIndexedDbLog(invitation)
  const lines = await log.lines(1, Number.MAX_SAFE_INTEGER)()
  log.close()
  if (E.isLeft(lines)) return 'unknown'
  const records = lines.right.map(({ text }) => parseLine(text))
  if (records.some(isSending)) return 'unknown'
  return records.some(isCustomers) ? 'some' : 'none'
}

/** Whether an open visit has answers that the office does not have. */
export const unsentInVisit = async (visit: Visit): Promise<UnsentAnswers> => {
  const isBegun = (): boolean => visit.drafts.open$.value > 0 || visit.store.state().begun
  // Where a browser has no locks, another tab may have answered what this one has not read yet.
  if (!isBegun()) await visit.store.catchUp()
  if (!isBegun()) return 'none'
  if (!visit.log.outlivesWindow) return 'window'
  if (visit.store.saving().tag === 'fault') return 'unsaved'
  if (isReceiptUnclear(visit.store.state().sending)) return 'unknown'
  return isInvitationClosed(visit.store.state()) ? 'left' : 'some'
}
