// Computes the lifecycle transitions that end a visit: logout, expiry, signals of the visit, closing, erasing and
// farewell.
import { answersKeptTexts, visitLifecycleTexts } from '../../../domain/texts/visitLifecycleTexts'
import type { Notice } from '../../shell/page/Alert'
import type { LifecycleEffect } from './lifecycleEffect'
import type { EffectResult, LifecycleMessage, VisitSignal } from './lifecycleMessage'
import {
  type ErasureReason,
  isOtherCustomer,
  type LifecyclePhase,
  type LifecycleState,
  type RemainingAnswers,
  visitHandleOf,
} from './lifecycleState'
import {
  closedPhase,
  goToLogin,
  isEndingPhase,
  type LifecycleStep,
  leaveExpiredSession,
  leavePhase,
  leftPortalPhase,
  replacedSessionNotice,
  toPhase,
  unchanged,
} from './lifecycleTransitions'
import type { LoginIdentity } from './loginIdentity'
import { failLogin, unreachablePhase } from './openingTransitions'

/** The device did not confirm that all is gone. */
const unsure = { kind: 'danger', text: visitLifecycleTexts.notErased } as const
/** It did, and the customer had asked for it. */
const wiped = { kind: 'success', text: visitLifecycleTexts.wiped.title, more: visitLifecycleTexts.wiped.more } as const

/**
 * Only of the session that one is here under: of one that was renewed nobody asks any more when it would have ended. What
 * was sent ends by its own farewell, however long the customer reads it.
 */
export const expireSession = <H>(
  state: LifecycleState<H>,
  { token, isNew, ...over }: Extract<LifecycleMessage<H>, { readonly tag: 'sessionExpired' }>,
): LifecycleStep<H> => {
  const { phase } = state
  if (isEndingPhase(phase) || phase.tag === 'sent' || ('identity' in phase && phase.identity.token !== token))
    return unchanged(state)
  // The very login that was to bring the customer has failed.
  if (isNew && phase.tag === 'opening' && phase.awaits === 'customer') return failLogin(state, phase.identity)
  if (phase.tag === 'otherCustomer')
    return leavePhase(state, { now: [{ tag: 'endSession', token, returns: false }], after: [goToLogin(null)] })
  return leaveExpiredSession(state, over, [{ tag: 'endSession', token, returns: true }])
}

export const finishFarewell = <H>(state: LifecycleState<H>, redirect: string | null): LifecycleStep<H> => {
  const { phase } = state
  if (phase.tag !== 'sent') return unchanged(state)
  const erased = { tag: 'eraseSession', token: phase.identity.token, name: true } as const
  const notices = {
    notice: { kind: 'success', text: visitLifecycleTexts.loggedOut, more: visitLifecycleTexts.arrived },
    unsure: { ...unsure, more: visitLifecycleTexts.arrived },
  } as const
  return redirect === null
    ? leavePhase(state, { after: [erased, { tag: 'go', to: '/login', ...notices }] })
    : leavePhase(state, { after: [erased, { tag: 'leave', url: redirect, ...notices }], to: leftPortalPhase })
}

export const requestLogout = <H>(state: LifecycleState<H>, identity: LoginIdentity | null): LifecycleStep<H> => {
  const { phase } = state
  // What was sent is not asked about, and is left also once its session has ended in another tab.
  if (phase.tag === 'sent') return finishFarewell(state, null)
  if (identity === null || isEndingPhase(phase) || state.loggingOut !== null) return unchanged(state)
  // Nothing of the visit that was logged in over is asked of somebody else, or erased for him; nor anything of another tab's.
  if (phase.tag === 'identifying' || isOtherCustomer(state, identity)) {
    const ended = { tag: 'endSession', token: identity.token, returns: false } as const
    return leavePhase(state, { now: [ended], after: [goToLogin(null)] })
  }
  const loggingOut = { token: identity.token, what: 'looking' } as const
  return [{ ...state, loggingOut }, [{ tag: 'findUnsent', handle: visitHandleOf(phase), identity }]]
}

/** Erases everything of the invitation, also where the log is open in no tab or in another. */
const erase = <H>(
  state: LifecycleState<H>,
  identity: LoginIdentity,
  reason: Exclude<ErasureReason<H>['tag'], 'sent' | 'unseen'>,
): LifecycleStep<H> => {
  const handle = visitHandleOf(state.phase)
  const phase: LifecyclePhase<H> = { tag: 'erasing', identity, reason: { tag: reason } }
  const effect: LifecycleEffect<H> = { tag: 'erase', handle, invitation: identity.invitation, endsSession: false }
  return handle === null
    ? leavePhase(state, { after: [effect], to: phase })
    : toPhase({ ...state, loggingOut: null }, phase, effect)
}

/** Where nothing is unsent there is nothing to ask. A visit that was opened since may hold more: it is counted again. */
export const receiveUnsentAnswers = <H>(
  state: LifecycleState<H>,
  { handle, identity, unsent }: Extract<EffectResult<H>, { readonly tag: 'unsentFound' }>,
): LifecycleStep<H> => {
  const pending = state.loggingOut
  if (pending?.what !== 'looking' || pending.token !== identity.token) return unchanged(state)
  const now = visitHandleOf(state.phase)
  if (now !== handle) return [state, [{ tag: 'findUnsent', handle: now, identity }]]
  return unsent === 'none'
    ? erase(state, identity, 'nothing')
    : unchanged({ ...state, loggingOut: { ...pending, what: unsent } })
}

export const chooseLogout = <H>(
  state: LifecycleState<H>,
  how: 'keep' | 'erase' | 'stay',
  identity: LoginIdentity | null,
): LifecycleStep<H> => {
  if (state.loggingOut === null || isEndingPhase(state.phase)) return unchanged(state)
  if (how === 'stay' || identity?.token !== state.loggingOut.token) return unchanged({ ...state, loggingOut: null })
  const kept = { tag: 'endSession', token: identity.token, returns: false } as const
  return how === 'keep'
    ? leavePhase(state, { now: [kept], after: [{ ...goToLogin<H>(null), remainingNotice: 'kept' }] })
    : erase(state, identity, 'requested')
}

const noticeOfRemaining = (remaining: RemainingAnswers): Notice | null => {
  switch (remaining.tag) {
    case 'nothing':
      return null
    case 'unsure':
      return { kind: 'danger', text: answersKeptTexts.unsure.title, more: answersKeptTexts.unsure.goOn }
    case 'all': {
      const { title, goOn, until } = answersKeptTexts.all
      return { kind: 'success', text: title, more: remaining.until === null ? goOn : until(remaining.until) }
    }
  }
}

/** The log was closed: runs what comes after, with the notice of what remains on this device. */
export const receiveClosed = <H>(state: LifecycleState<H>, remaining: RemainingAnswers): LifecycleStep<H> => {
  const { phase } = state
  if (phase.tag !== 'closing') return unchanged(state)
  const after = phase.after.map(effect =>
    effect.tag === 'go' && effect.remainingNotice !== undefined
      ? {
          ...effect,
          notice: effect.remainingNotice === 'kept' ? noticeOfRemaining(remaining) : replacedSessionNotice(remaining),
        }
      : effect,
  )
  return toPhase(state, phase.to.tag === 'otherCustomer' ? { ...phase.to, remaining } : phase.to, ...after)
}

export const eraseRemaining = <H>(state: LifecycleState<H>): LifecycleStep<H> =>
  state.phase.tag === 'open' ? erase(state, state.phase.identity, 'requested') : unchanged(state)

export const receiveErased = <H>(state: LifecycleState<H>, confirmed: boolean): LifecycleStep<H> => {
  const { phase } = state
  if (phase.tag !== 'erasing') return unchanged(state)
  const { identity, reason } = phase
  if (reason.tag === 'unseen') return toPhase(state, closedPhase)
  if (reason.tag === 'sent') {
    const sent: LifecyclePhase<H> = { ...reason, identity, erased: confirmed }
    return toPhase(state, sent, { tag: 'go', to: '/success', notice: null })
  }
  const isWish = reason.tag === 'requested'
  const notice = isWish ? wiped : null
  return toPhase(
    state,
    closedPhase,
    { tag: 'eraseSession', token: identity.token, name: isWish },
    { tag: 'go', to: '/login', notice: confirmed ? notice : unsure, unsure },
  )
}

/** Handles a signal of the visit; one of a visit that is not open any more is dropped. */
export const receiveVisitSignal = <H>(state: LifecycleState<H>, signal: VisitSignal): LifecycleStep<H> => {
  const { phase } = state
  const handle = visitHandleOf(phase)
  if (handle === null || (phase.tag !== 'open' && phase.tag !== 'identifying')) return unchanged(state)
  const identity = phase.tag === 'open' ? phase.identity : phase.previous
  switch (signal.tag) {
    case 'takenOver':
      return leavePhase(state, { to: { tag: 'inOtherTab', identity: phase.identity } })
    case 'erasedInOtherTab':
      return leavePhase(state, { to: { tag: 'erased', identity: phase.identity, handle } })
    case 'customerLost':
      if (phase.tag === 'identifying') return unchanged(state)
      if (signal.answered) return failLogin(state, identity)
      return signal.known ? unchanged(state) : leavePhase(state, { to: unreachablePhase(identity) })
    case 'sendingFailed':
      return signal.redirect === null || phase.tag === 'identifying'
        ? unchanged(state)
        : leavePhase(state, {
            now: [{ tag: 'endSession', token: identity.token, returns: true }],
            after: [{ tag: 'leave', url: signal.redirect, notice: null }],
            to: leftPortalPhase,
          })
    case 'sent': {
      const isSeen = phase.tag === 'open'
      return toPhase(
        { ...state, loggingOut: null },
        { tag: 'erasing', identity: phase.identity, reason: isSeen ? { ...signal, handle } : { tag: 'unseen' } },
        { tag: 'forgetInvitation', identity },
        { tag: 'erase', handle, invitation: identity.invitation, endsSession: isSeen },
      )
    }
  }
}
