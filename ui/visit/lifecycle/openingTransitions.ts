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

const isAgain = <R>({ place }: LifecycleState<R>): boolean =>
  place.tag === 'unreachable' || (place.tag === 'opening' && place.again)

/** @param customer what the office just said, where the session does not name a log */
const open = <R>(
  hall: LifecycleState<R>,
  who: LoginIdentity,
  takeOver: boolean,
  customer: WireCustomer | null,
): LifecycleStep<R> => {
  const known: LoginIdentity = customer === null ? who : { ...who, invitation: customer.invitation?.id ?? null }
  if (isOtherCustomer(hall, known)) return stop(hall, known)
  return toAwaitingPhase(
    ownedBy(hall, known),
    { tag: 'opening', who, takeOver, awaits: 'log', again: isAgain(hall) },
    turn => ({
      tag: 'open',
      turn,
      who,
      customer,
      takeOver,
    }),
  )
}

export const enterVisit = <R>(
  hall: LifecycleState<R>,
  who: LoginIdentity | null,
  takeOver: boolean,
): LifecycleStep<R> => {
  const { tag } = hall.place
  const isWayIn = tag === 'closed' || tag === 'unreachable' || (tag === 'elsewhere' && takeOver)
  // Without a session the navigation rules are on their way elsewhere.
  if (!isWayIn || who === null) return unchanged(hall)
  if (who.invitation !== null) return open(hall, who, takeOver, null)
  const opening = { tag: 'opening', who, takeOver, awaits: 'customer', again: isAgain(hall) } as const
  return toAwaitingPhase(hall, opening, turn => ({ tag: 'load', turn, who }))
}

/** A session of another tab's login is not ended by what is asked in this one. */
export const failLogin = <R>(hall: LifecycleState<R>, who: LoginIdentity): LifecycleStep<R> =>
  isOtherCustomer(hall, who)
    ? leavePhase(hall, { after: [goToLogin(null)] })
    : leavePhase(hall, {
        now: [{ tag: 'endSession', token: who.token, returns: true }],
        after: [goToLogin(visitLifecycleTexts.loginFailed)],
      })

const unknownLeft: RemainingAnswers = { tag: 'nothing' }

/** In another tab somebody logged in who is not known to be the customer of this one: nothing of theirs opens here. */
const stop = <R>(hall: LifecycleState<R>, who: LoginIdentity): LifecycleStep<R> =>
  who.invitation === null
    ? leavePhase(hall, { after: [goToLogin(null)] })
    : leavePhase(hall, { to: { tag: 'otherCustomer', who, left: unknownLeft } })

const ownedBy = <R>(hall: LifecycleState<R>, { token, invitation }: LoginIdentity): LifecycleState<R> => ({
  ...hall,
  owner: invitation === null ? null : { token, invitation },
})

/** Somebody logged in over a visit. The same invitation goes on; another's begins after a login here, on its intro. */
const meet = <R>(hall: LifecycleState<R>, room: R, before: LoginIdentity, who: LoginIdentity): LifecycleStep<R> => {
  if (who.token === before.token) return toPhase(ownedBy(hall, before), { tag: 'open', who: before, room })
  if (before.invitation === null) return leavePhase(hall, {})
  if (who.invitation === null)
    return toAwaitingPhase(hall, { tag: 'asking', who, before, room }, turn => ({ tag: 'load', turn, who }))
  if (who.invitation === before.invitation)
    return toPhase(ownedBy(hall, who), { tag: 'open', who, room }, { tag: 'goOn', room, who })
  return isOtherCustomer(hall, who) ? stop(hall, who) : leavePhase(hall, {})
}

/** Another tab logged out, or somebody in: nothing stays open under a session that it was not opened for. */
export const changeSession = <R>(
  before: LifecycleState<R>,
  { who, over, here, swapped }: Extract<LifecycleMessage<R>, { readonly tag: 'session' }>,
): LifecycleStep<R> => {
  const isAskedOfOther = before.loggingOut !== null && before.loggingOut.token !== who?.token
  const hall: LifecycleState<R> = {
    ...before,
    loggingOut: isAskedOfOther ? null : before.loggingOut,
    owner: here && before.owner?.token !== who?.token ? null : before.owner,
  }
  const { place } = hall
  if (place.tag === 'erasing' && who !== null && who.token !== place.who.token)
    return toPhase(hall, { tag: 'erasing', who, why: { tag: 'unseen' } })
  // Whose session it is now is looked at anew once the log is let go of.
  if (place.tag === 'closing' && place.to.tag === 'otherCustomer')
    return toPhase(hall, { ...place, to: closedPhase, after: who === null ? [goToLogin(null)] : [] })
  if (place.tag === 'closed' || isEndingPhase(place) || !('who' in place)) return unchanged(hall)
  if (who === null) {
    // That tab has said what happened; this one goes on saying it.
    if (place.tag === 'erased' || (place.tag === 'sent' && over !== null)) return unchanged(hall)
    if (place.tag === 'otherCustomer') return leavePhase(hall, { after: [goToLogin(null)] })
    if (over !== null) return leaveExpiredSession(hall, over, [])
    const told = { ...goToLogin<R>(null), notice: replacedSessionNotice(unknownLeft), tellsLeft: 'swapped' } as const
    return leavePhase(hall, { after: [swapped ? told : goToLogin(null)] })
  }
  if (place.tag === 'asking')
    return place.who.token === who.token && who.invitation === null
      ? unchanged(hall)
      : meet(hall, place.room, place.before, who)
  if (place.tag === 'otherCustomer' && !isOtherCustomer(hall, who)) return leavePhase(hall, {})
  if (place.who.token === who.token)
    return place.tag === 'elsewhere' ? toPhase(hall, { tag: 'elsewhere', who }) : unchanged(hall)
  // The other tab that edits the log goes on with it.
  if (place.tag === 'elsewhere' && who.invitation !== null && who.invitation === place.who.invitation)
    return toPhase(hall, { tag: 'elsewhere', who })
  return place.tag === 'open' ? meet(hall, place.room, place.who, who) : leavePhase(hall, {})
}

/** No answer says nothing of the session: it stays. */
export const unreachablePhase = (who: LoginIdentity) => ({ tag: 'unreachable', who }) as const

/** The customer, where the session does not name a log, and the log come one after the other. */
export const receiveOpeningResult = <R>(
  hall: LifecycleState<R>,
  answer: Extract<EffectResult<R>, { readonly turn: number }>,
): LifecycleStep<R> => {
  const { place } = hall
  if (answer.turn !== hall.turn) return unchanged(hall)
  if (place.tag === 'closing') {
    if (answer.tag === 'opened') return [hall, [{ tag: 'close', room: answer.room }]]
    return answer.tag === 'notOpened' ? toPhase(hall, place.to, ...place.after) : unchanged(hall)
  }
  if (place.tag === 'asking') return whose(hall, place, answer)
  if (place.tag !== 'opening') return unchanged(hall)
  const { who, takeOver } = place
  switch (answer.tag) {
    case 'loaded':
      return open(hall, who, takeOver, answer.customer)
    case 'notLoaded':
      return answer.answered ? failLogin(hall, who) : toPhase(hall, unreachablePhase(who))
    case 'opened': {
      const opened: LoginIdentity = { ...who, invitation: answer.invitation }
      return toPhase(
        hall,
        { tag: 'open', who: opened, room: answer.room },
        { tag: 'begin', room: answer.room, who: opened },
      )
    }
    case 'notOpened':
      // Nothing is open that would have to be let go of first.
      if (answer.why === 'failed') return failLogin({ ...hall, place: closedPhase }, who)
      return toPhase(hall, answer.why === 'elsewhere' ? { tag: 'elsewhere', who } : unreachablePhase(who))
  }
}

/** The office has said, or not, whose invitation the new login is for. */
const whose = <R>(
  hall: LifecycleState<R>,
  { room, before, who }: Extract<LifecyclePhase<R>, { readonly tag: 'asking' }>,
  answer: Extract<EffectResult<R>, { readonly turn: number }>,
): LifecycleStep<R> => {
  const isLost = answer.tag === 'notLoaded' ? answer.answered : answer.tag === 'notOpened' && answer.why === 'failed'
  if (isLost) return failLogin(hall, who)
  if (answer.tag === 'notLoaded' || answer.tag === 'notOpened') return leavePhase(hall, { to: unreachablePhase(who) })
  if (answer.tag !== 'loaded') return unchanged(hall)
  const invitation = answer.customer.invitation?.id ?? null
  if (invitation === null) return isOtherCustomer(hall, who) ? stop(hall, who) : leavePhase(hall, {})
  return meet(hall, room, before, { ...who, invitation })
}
