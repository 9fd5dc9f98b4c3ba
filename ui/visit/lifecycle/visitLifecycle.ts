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

/** The reducer of a visit from login to its end: the next state, and the effects to run. */
export const visitLifecycle = <H>(state: LifecycleState<H>, message: LifecycleMessage<H>): LifecycleStep<H> => {
  const { phase } = state
  switch (message.tag) {
    case 'entered':
      return enterVisit(state, message.identity, message.takeOver)
    case 'sessionChanged':
      return changeSession(state, message)
    case 'sessionEnding':
      return isEndingPhase(phase)
        ? unchanged(state)
        : leavePhase(state, { to: message.leaves ? leftPortalPhase : closedPhase })
    case 'sessionExpired':
      return expireSession(state, message)
    case 'logoutRequested':
      return requestLogout(state, message.identity)
    case 'unsentFound':
      return receiveUnsentAnswers(state, message)
    case 'logoutChosen':
      return chooseLogout(state, message.how, message.identity)
    case 'farewellOver':
      return finishFarewell(state, message.redirect)
    case 'eraseRequested':
      return eraseRemaining(state)
    case 'eraseRetried': {
      if (phase.tag !== 'sent' || phase.erased) return unchanged(state)
      const { identity, erased: _, ...reason } = phase
      return toPhase(
        state,
        { tag: 'erasing', identity, reason },
        { tag: 'erase', handle: reason.handle, invitation: identity.invitation, endsSession: true },
      )
    }
    case 'pageRestored':
      return phase.tag === 'leftPortal' ? toPhase(state, closedPhase) : unchanged(state)
    case 'closed':
      return receiveClosed(state, message.remaining)
    case 'erased':
      return receiveErased(state, message.confirmed)
    case 'loaded':
    case 'notLoaded':
    case 'opened':
    case 'notOpened':
      return receiveOpeningResult(state, message)
    case 'takenOver':
    case 'erasedInOtherTab':
    case 'customerLost':
    case 'sendingFailed':
    case 'sent':
      return receiveVisitSignal(state, message)
  }
}
