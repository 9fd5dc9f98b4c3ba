// Computes the lifecycle transitions that open a visit: entering, the results of opening, a failed login, and a changed
// session.
import { visitLifecycleTexts } from '../../../domain/texts/visitLifecycleTexts'
import type { WireCustomer } from '../../../events/effects/wire/customer'
import type { EffectResult, LifecycleMessage } from './lifecycleMessage'
import { isOtherCustomer, type LifecyclePhase, type LifecycleState, type RemainingAnswers } from './lifecycleState'
import {
  closedPhase,
  goToLogin,
  isEndingPhase,
  type LifecycleStep,
  leaveExpiredSession,
  leavePhase,
  replacedSessionNotice,
  toAwaitingPhase,
  toPhase,
  unchanged,
} from './lifecycleTransitions'
import type { LoginIdentity } from './loginIdentity'

const isAgain = <H>({ phase }: LifecycleState<H>): boolean =>
  phase.tag === 'unreachable' || (phase.tag === 'opening' && phase.isRetry)

/** @param customer what the office just said, where the session does not name a log */
const open = <H>(
  state: LifecycleState<H>,
  identity: LoginIdentity,
  takeOver: boolean,
  customer: WireCustomer | null,
): LifecycleStep<H> => {
  const known: LoginIdentity =
    customer === null ? identity : { ...identity, invitation: customer.invitation?.id ?? null }
  if (isOtherCustomer(state, known)) return stop(state, known)
  return toAwaitingPhase(
    ownedBy(state, known),
    { tag: 'opening', identity, takeOver, awaits: 'log', isRetry: isAgain(state) },
    turn => ({ tag: 'open', turn, identity, customer, takeOver }),
  )
}

export const enterVisit = <H>(
  state: LifecycleState<H>,
  identity: LoginIdentity | null,
  takeOver: boolean,
): LifecycleStep<H> => {
  const { tag } = state.phase
  const isWayIn = tag === 'closed' || tag === 'unreachable' || (tag === 'inOtherTab' && takeOver)
  // Without a session the navigation rules are on their way elsewhere.
  if (!isWayIn || identity === null) return unchanged(state)
  if (identity.invitation !== null) return open(state, identity, takeOver, null)
  const opening = { tag: 'opening', identity, takeOver, awaits: 'customer', isRetry: isAgain(state) } as const
  return toAwaitingPhase(state, opening, askCustomer(identity))
}

const askCustomer = (identity: LoginIdentity) => (turn: number) => ({ tag: 'load', turn, identity }) as const

/** A session of another tab's login is not ended by what is asked in this one. */
export const failLogin = <H>(state: LifecycleState<H>, identity: LoginIdentity): LifecycleStep<H> =>
  isOtherCustomer(state, identity)
    ? leavePhase(state, { after: [goToLogin(null)] })
    : leavePhase(state, {
        now: [{ tag: 'endSession', token: identity.token, returns: true }],
        after: [goToLogin(visitLifecycleTexts.loginFailed)],
      })

const unknownRemaining: RemainingAnswers = { tag: 'nothing' }

/** Another customer logged in in another tab: nothing of his visit opens in this one. */
const stop = <H>(state: LifecycleState<H>, identity: LoginIdentity): LifecycleStep<H> =>
  identity.invitation === null
    ? leavePhase(state, { after: [goToLogin(null)] })
    : leavePhase(state, { to: { tag: 'otherCustomer', identity, remaining: unknownRemaining } })

const ownedBy = <H>(state: LifecycleState<H>, { token, invitation }: LoginIdentity): LifecycleState<H> => ({
  ...state,
  owner: invitation === null ? null : { token, invitation },
})

/** Compares a new login with the open visit: the same invitation goes on, another one starts after a login in this tab. */
const meet = <H>(
  state: LifecycleState<H>,
  handle: H,
  previous: LoginIdentity,
  identity: LoginIdentity,
): LifecycleStep<H> => {
  if (identity.token === previous.token)
    return toPhase(ownedBy(state, previous), { tag: 'open', identity: previous, handle })
  if (previous.invitation === null) return leavePhase(state, {})
  if (identity.invitation === null)
    return toAwaitingPhase(state, { tag: 'identifying', identity, previous, handle }, askCustomer(identity))
  if (identity.invitation === previous.invitation)
    return toPhase(
      ownedBy(state, identity),
      { tag: 'open', identity, handle },
      { tag: 'changeLogin', handle, identity },
    )
  return isOtherCustomer(state, identity) ? stop(state, identity) : leavePhase(state, {})
}

/** Handles a login or logout here or in another tab: no visit stays open under a session that it was not opened for. */
export const changeSession = <H>(
  previous: LifecycleState<H>,
  { identity, expiry, inThisTab, swapped }: Extract<LifecycleMessage<H>, { readonly tag: 'sessionChanged' }>,
): LifecycleStep<H> => {
  const isAskedOfOther = previous.loggingOut !== null && previous.loggingOut.token !== identity?.token
  const state: LifecycleState<H> = {
    ...previous,
    loggingOut: isAskedOfOther ? null : previous.loggingOut,
    owner: inThisTab && previous.owner?.token !== identity?.token ? null : previous.owner,
  }
  const { phase } = state
  if (phase.tag === 'erasing' && identity !== null && identity.token !== phase.identity.token)
    return toPhase(state, { tag: 'erasing', identity, reason: { tag: 'unseen' } })
  // Whose session it is now is looked at anew once the log is let go of.
  if (phase.tag === 'closing' && phase.to.tag === 'otherCustomer')
    return toPhase(state, { ...phase, to: closedPhase, after: identity === null ? [goToLogin(null)] : [] })
  if (phase.tag === 'closed' || isEndingPhase(phase) || !('identity' in phase)) return unchanged(state)
  if (identity === null) {
    // That tab has said what happened; this one goes on saying it.
    if (phase.tag === 'erased' || (phase.tag === 'sent' && expiry !== null)) return unchanged(state)
    if (phase.tag === 'otherCustomer') return leavePhase(state, { after: [goToLogin(null)] })
    if (expiry !== null) return leaveExpiredSession(state, expiry, [])
    const replaced = {
      ...goToLogin<H>(null),
      notice: replacedSessionNotice(unknownRemaining),
      remainingNotice: 'swapped',
    } as const
    return leavePhase(state, { after: [swapped ? replaced : goToLogin(null)] })
  }
  if (phase.tag === 'identifying')
    return phase.identity.token === identity.token && identity.invitation === null
      ? unchanged(state)
      : meet(state, phase.handle, phase.previous, identity)
  if (phase.tag === 'otherCustomer' && !isOtherCustomer(state, identity)) return leavePhase(state, {})
  if (phase.identity.token === identity.token)
    return phase.tag === 'inOtherTab' ? toPhase(state, { tag: 'inOtherTab', identity }) : unchanged(state)
  // The other tab that edits the log goes on with it.
  if (phase.tag === 'inOtherTab' && identity.invitation !== null && identity.invitation === phase.identity.invitation)
    return toPhase(state, { tag: 'inOtherTab', identity })
  return phase.tag === 'open' ? meet(state, phase.handle, phase.identity, identity) : leavePhase(state, {})
}

/** No answer says nothing of the session: it stays. */
export const unreachablePhase = (identity: LoginIdentity) => ({ tag: 'unreachable', identity }) as const

/** Handles the results of opening: the customer, where the session names no invitation, then the log. */
export const receiveOpeningResult = <H>(
  state: LifecycleState<H>,
  answer: Extract<EffectResult<H>, { readonly turn: number }>,
): LifecycleStep<H> => {
  const { phase } = state
  if (answer.turn !== state.turn) return unchanged(state)
  if (phase.tag === 'closing') {
    if (answer.tag === 'opened') return [state, [{ tag: 'close', handle: answer.handle }]]
    return answer.tag === 'notOpened' ? toPhase(state, phase.to, ...phase.after) : unchanged(state)
  }
  if (phase.tag === 'identifying') return whose(state, phase, answer)
  if (phase.tag !== 'opening') return unchanged(state)
  const { identity, takeOver } = phase
  switch (answer.tag) {
    case 'loaded':
      return open(state, identity, takeOver, answer.customer)
    case 'notLoaded':
      return answer.answered ? failLogin(state, identity) : toPhase(state, unreachablePhase(identity))
    case 'opened': {
      const opened: LoginIdentity = { ...identity, invitation: answer.invitation }
      return toPhase(
        state,
        { tag: 'open', identity: opened, handle: answer.handle },
        { tag: 'start', handle: answer.handle, identity: opened },
      )
    }
    case 'notOpened':
      // Nothing is open that would have to be let go of first.
      if (answer.reason === 'failed') return failLogin({ ...state, phase: closedPhase }, identity)
      return toPhase(
        state,
        answer.reason === 'inOtherTab' ? { tag: 'inOtherTab', identity } : unreachablePhase(identity),
      )
  }
}

/** Handles the office's answer for which invitation the new login is. */
const whose = <H>(
  state: LifecycleState<H>,
  { handle, previous, identity }: Extract<LifecyclePhase<H>, { readonly tag: 'identifying' }>,
  answer: Extract<EffectResult<H>, { readonly turn: number }>,
): LifecycleStep<H> => {
  const isLost = answer.tag === 'notLoaded' ? answer.answered : answer.tag === 'notOpened' && answer.reason === 'failed'
  if (isLost) return failLogin(state, identity)
  if (answer.tag === 'notLoaded' || answer.tag === 'notOpened')
    return leavePhase(state, { to: unreachablePhase(identity) })
  if (answer.tag !== 'loaded') return unchanged(state)
  const invitation = answer.customer.invitation?.id ?? null
  if (invitation === null) return isOtherCustomer(state, identity) ? stop(state, identity) : leavePhase(state, {})
  return meet(state, handle, previous, { ...identity, invitation })
}
