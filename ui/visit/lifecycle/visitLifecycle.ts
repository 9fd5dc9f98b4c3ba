import {
  chooseLogout,
  eraseRemaining,
  expireSession,
  finishFarewell,
  receiveClosed,
  receiveErased,
  receiveUnsentAnswers,
  receiveVisitSignal,
  requestLogout,
} from './endingTransitions'
import type { LifecycleMessage } from './lifecycleMessage'
import type { LifecycleState } from './lifecycleState'
import {
  closedPhase,
  isEndingPhase,
  type LifecycleStep,
  leavePhase,
  leftPortalPhase,
  toPhase,
  unchanged,
} from './lifecycleTransitions'
import { changeSession, enterVisit, receiveOpeningResult } from './openingTransitions'

/** One step of a visit's life: what it becomes, and what is to be done. */
export const visitLifecycle = <R>(hall: LifecycleState<R>, message: LifecycleMessage<R>): LifecycleStep<R> => {
  const { place } = hall
  switch (message.tag) {
    case 'entered':
      return enterVisit(hall, message.who, message.takeOver)
    case 'session':
      return changeSession(hall, message)
    case 'ending':
      return isEndingPhase(place)
        ? unchanged(hall)
        : leavePhase(hall, { to: message.leaves ? leftPortalPhase : closedPhase })
    case 'expired':
      return expireSession(hall, message)
    case 'logOut':
      return requestLogout(hall, message.who)
    case 'counted':
      return receiveUnsentAnswers(hall, message)
    case 'loggedOut':
      return chooseLogout(hall, message.how, message.who)
    case 'farewell':
      return finishFarewell(hall, message.redirect)
    case 'eraseLeft':
      return eraseRemaining(hall)
    case 'eraseAgain': {
      if (place.tag !== 'sent' || place.erased) return unchanged(hall)
      const { who, room, partnerInvited, receivedAt } = place
      const why = { tag: 'sent', room, partnerInvited, receivedAt } as const
      return toPhase(hall, { tag: 'erasing', who, why }, { tag: 'erase', room, invitation: who.invitation, ends: true })
    }
    case 'back':
      return place.tag === 'gone' ? toPhase(hall, closedPhase) : unchanged(hall)
    case 'closed':
      return receiveClosed(hall, message.left)
    case 'erased':
      return receiveErased(hall, message.sure)
    case 'loaded':
    case 'notLoaded':
    case 'opened':
    case 'notOpened':
      return receiveOpeningResult(hall, message)
    case 'takenOver':
    case 'erasedElsewhere':
    case 'customerLost':
    case 'sendingFailed':
    case 'sent':
      return receiveVisitSignal(hall, message)
  }
}
