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
export const expireSession = <R>(
  hall: LifecycleState<R>,
  { token, isNew, ...over }: Extract<LifecycleMessage<R>, { readonly tag: 'expired' }>,
): LifecycleStep<R> => {
  const { place } = hall
  if (isEndingPhase(place) || place.tag === 'sent' || ('who' in place && place.who.token !== token))
    return unchanged(hall)
  // The very login that was to bring the customer has failed.
  if (isNew && place.tag === 'opening' && place.awaits === 'customer') return failLogin(hall, place.who)
  if (place.tag === 'otherCustomer')
    return leavePhase(hall, { now: [{ tag: 'endSession', token, returns: false }], after: [goToLogin(null)] })
  return leaveExpiredSession(hall, over, [{ tag: 'endSession', token, returns: true }])
}

export const finishFarewell = <R>(hall: LifecycleState<R>, redirect: string | null): LifecycleStep<R> => {
  const { place } = hall
  if (place.tag !== 'sent') return unchanged(hall)
  const erased = { tag: 'eraseSession', token: place.who.token, name: true } as const
  const told = {
    notice: { kind: 'success', text: visitLifecycleTexts.loggedOut, more: visitLifecycleTexts.arrived },
    unsure: { ...unsure, more: visitLifecycleTexts.arrived },
  } as const
  return redirect === null
    ? leavePhase(hall, { after: [erased, { tag: 'go', to: '/login', ...told }] })
    : leavePhase(hall, { after: [erased, { tag: 'leave', url: redirect, ...told }], to: leftPortalPhase })
}

export const requestLogout = <R>(hall: LifecycleState<R>, who: LoginIdentity | null): LifecycleStep<R> => {
  const { place } = hall
  // What was sent is not asked about, and is left also once its session has ended in another tab.
  if (place.tag === 'sent') return finishFarewell(hall, null)
  if (who === null || isEndingPhase(place) || hall.loggingOut !== null) return unchanged(hall)
  // Nothing of the visit that was logged in over is asked of somebody else, or erased for him; nor anything of another tab's.
  if (place.tag === 'asking' || isOtherCustomer(hall, who)) {
    const ended = { tag: 'endSession', token: who.token, returns: false } as const
    return leavePhase(hall, { now: [ended], after: [goToLogin(null)] })
  }
  const loggingOut = { token: who.token, what: 'looking' } as const
  return [{ ...hall, loggingOut }, [{ tag: 'count', room: visitHandleOf(place), who }]]
}

/** Erases everything of the invitation, also where the log is open in no tab or in another. */
const erase = <R>(
  hall: LifecycleState<R>,
  who: LoginIdentity,
  why: Exclude<ErasureReason<R>['tag'], 'sent' | 'unseen'>,
): LifecycleStep<R> => {
  const room = visitHandleOf(hall.place)
  const place: LifecyclePhase<R> = { tag: 'erasing', who, why: { tag: why } }
  const effect: LifecycleEffect<R> = { tag: 'erase', room, invitation: who.invitation, ends: false }
  return room === null
    ? leavePhase(hall, { after: [effect], to: place })
    : toPhase({ ...hall, loggingOut: null }, place, effect)
}

/** Where nothing is unsent there is nothing to ask. A visit that was opened since may hold more: it is counted again. */
export const receiveUnsentAnswers = <R>(
  hall: LifecycleState<R>,
  { room, who, unsent }: Extract<EffectResult<R>, { readonly tag: 'counted' }>,
): LifecycleStep<R> => {
  const asked = hall.loggingOut
  if (asked?.what !== 'looking' || asked.token !== who.token) return unchanged(hall)
  const now = visitHandleOf(hall.place)
  if (now !== room) return [hall, [{ tag: 'count', room: now, who }]]
  return unsent === 'none'
    ? erase(hall, who, 'nothing')
    : unchanged({ ...hall, loggingOut: { ...asked, what: unsent } })
}

export const chooseLogout = <R>(
  hall: LifecycleState<R>,
  how: 'keep' | 'erase' | 'stay',
  who: LoginIdentity | null,
): LifecycleStep<R> => {
  if (hall.loggingOut === null || isEndingPhase(hall.place)) return unchanged(hall)
  if (how === 'stay' || who?.token !== hall.loggingOut.token) return unchanged({ ...hall, loggingOut: null })
  const kept = { tag: 'endSession', token: who.token, returns: false } as const
  return how === 'keep'
    ? leavePhase(hall, { now: [kept], after: [{ ...goToLogin<R>(null), tellsLeft: 'kept' }] })
    : erase(hall, who, 'wish')
}

const leftNotice = (left: RemainingAnswers): Notice | null => {
  switch (left.tag) {
    case 'nothing':
      return null
    case 'unsure':
      return { kind: 'danger', text: answersKeptTexts.unsure.title, more: answersKeptTexts.unsure.goOn }
    case 'all': {
      const { title, goOn, until } = answersKeptTexts.all
      return { kind: 'success', text: title, more: left.until === null ? goOn : until(left.until) }
    }
  }
}

/** The visit was let go of: what comes after it, which tells the customer who kept his answers what became of them. */
export const receiveClosed = <R>(hall: LifecycleState<R>, left: RemainingAnswers): LifecycleStep<R> => {
  const { place } = hall
  if (place.tag !== 'closing') return unchanged(hall)
  const after = place.after.map(effect =>
    effect.tag === 'go' && effect.tellsLeft !== undefined
      ? { ...effect, notice: effect.tellsLeft === 'kept' ? leftNotice(left) : replacedSessionNotice(left) }
      : effect,
  )
  return toPhase(hall, place.to.tag === 'otherCustomer' ? { ...place.to, left } : place.to, ...after)
}

export const eraseRemaining = <R>(hall: LifecycleState<R>): LifecycleStep<R> =>
  hall.place.tag === 'open' ? erase(hall, hall.place.who, 'wish') : unchanged(hall)

export const receiveErased = <R>(hall: LifecycleState<R>, sure: boolean): LifecycleStep<R> => {
  const { place } = hall
  if (place.tag !== 'erasing') return unchanged(hall)
  const { who, why } = place
  if (why.tag === 'unseen') return toPhase(hall, closedPhase)
  if (why.tag === 'sent') {
    const sent: LifecyclePhase<R> = { ...why, who, erased: sure }
    return toPhase(hall, sent, { tag: 'go', to: '/success', notice: null })
  }
  const isWish = why.tag === 'wish'
  const notice = isWish ? wiped : null
  return toPhase(
    hall,
    closedPhase,
    { tag: 'eraseSession', token: who.token, name: isWish },
    { tag: 'go', to: '/login', notice: sure ? notice : unsure, unsure },
  )
}

/** What a visit says of itself; one that is no longer the visit of this place says nothing. */
export const receiveVisitSignal = <R>(hall: LifecycleState<R>, news: VisitSignal): LifecycleStep<R> => {
  const { place } = hall
  const room = visitHandleOf(place)
  if (room === null || (place.tag !== 'open' && place.tag !== 'asking')) return unchanged(hall)
  const who = place.tag === 'open' ? place.who : place.before
  switch (news.tag) {
    case 'takenOver':
      return leavePhase(hall, { to: { tag: 'elsewhere', who: place.who } })
    case 'erasedElsewhere':
      return leavePhase(hall, { to: { tag: 'erased', who: place.who, room } })
    case 'customerLost':
      if (place.tag === 'asking') return unchanged(hall)
      if (news.answered) return failLogin(hall, who)
      return news.known ? unchanged(hall) : leavePhase(hall, { to: unreachablePhase(who) })
    case 'sendingFailed':
      return news.redirect === null || place.tag === 'asking'
        ? unchanged(hall)
        : leavePhase(hall, {
            now: [{ tag: 'endSession', token: who.token, returns: true }],
            after: [{ tag: 'leave', url: news.redirect, notice: null }],
            to: leftPortalPhase,
          })
    case 'sent': {
      const isSeen = place.tag === 'open'
      return toPhase(
        { ...hall, loggingOut: null },
        { tag: 'erasing', who: place.who, why: isSeen ? { ...news, room } : { tag: 'unseen' } },
        { tag: 'forgetInvitation', who },
        { tag: 'erase', room, invitation: who.invitation, ends: isSeen },
      )
    }
  }
}
