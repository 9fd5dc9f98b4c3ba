import { isLockedBySending, isSendingBusy } from '../state/sendingState'
import { isInvitationClosed, type State } from '../state/state'
import type { Refusal } from './command'

/** Why nothing can be changed any more (being sent, receipt unknown, sent, invitation closed); null while it can. */
export const changeRefusal = (state: State): Refusal | null => {
  if (isSendingBusy(state.sending)) return { tag: 'AlreadySending' }
  if (isLockedBySending(state.sending)) return { tag: 'ReceiptUnknown' }
  if (state.sending.tag === 'sent') return { tag: 'AlreadySent' }
  return isInvitationClosed(state) ? { tag: 'InvitationClosed' } : null
}
