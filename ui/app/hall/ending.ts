import { hallTexts, keptTexts } from '../../../domain/texts/hallTexts'
import type { Notice } from '../../shell/page/Alert'
import {
  type Answer,
  type Hall,
  type HallEffect,
  type HallMessage,
  isOthers,
  type Left,
  type News,
  type Place,
  roomOf,
  type Who,
  type Why,
} from './hall'
import { at, closed, gone, type HallStep, isEnding, leave, leaveExpired, stay, swappedNotice, toLogin } from './moves'
import { customerLost, unreachable } from './opening'

/** The device did not confirm that all is gone. */
const unsure = { kind: 'danger', text: hallTexts.notErased } as const
/** It did, and the customer had asked for it. */
const wiped = { kind: 'success', text: hallTexts.wiped.title, more: hallTexts.wiped.more } as const

/**
 * Only of the session that one is here under: of one that was renewed nobody asks any more when it would have ended. What
 * was sent ends by its own farewell, however long the customer reads it.
 */
export const expired = <R>(
  hall: Hall<R>,
  { token, isNew, ...over }: Extract<HallMessage<R>, { readonly tag: 'expired' }>,
): HallStep<R> => {
  const { place } = hall
  if (isEnding(place) || place.tag === 'sent' || ('who' in place && place.who.token !== token)) return stay(hall)
  // The very login that was to bring the customer has failed.
  if (isNew && place.tag === 'opening' && place.awaits === 'customer') return customerLost(hall, place.who)
  if (place.tag === 'otherCustomer')
    return leave(hall, { now: [{ tag: 'endSession', token, returns: false }], after: [toLogin(null)] })
  return leaveExpired(hall, over, [{ tag: 'endSession', token, returns: true }])
}

export const farewell = <R>(hall: Hall<R>, redirect: string | null): HallStep<R> => {
  const { place } = hall
  if (place.tag !== 'sent') return stay(hall)
  const erased = { tag: 'eraseSession', token: place.who.token, name: true } as const
  const told = {
    notice: { kind: 'success', text: hallTexts.loggedOut, more: hallTexts.arrived },
    unsure: { ...unsure, more: hallTexts.arrived },
  } as const
  return redirect === null
    ? leave(hall, { after: [erased, { tag: 'go', to: '/login', ...told }] })
    : leave(hall, { after: [erased, { tag: 'leave', url: redirect, ...told }], to: gone })
}

export const logOut = <R>(hall: Hall<R>, who: Who | null): HallStep<R> => {
  const { place } = hall
  // What was sent is not asked about, and is left also once its session has ended in another tab.
  if (place.tag === 'sent') return farewell(hall, null)
  if (who === null || isEnding(place) || hall.loggingOut !== null) return stay(hall)
  // Nothing of the visit that was logged in over is asked of somebody else, or erased for him; nor anything of another tab's.
  if (place.tag === 'asking' || isOthers(hall, who)) {
    const ended = { tag: 'endSession', token: who.token, returns: false } as const
    return leave(hall, { now: [ended], after: [toLogin(null)] })
  }
  const loggingOut = { token: who.token, what: 'looking' } as const
  return [{ ...hall, loggingOut }, [{ tag: 'count', room: roomOf(place), who }]]
}

/** Erases everything of the invitation, also where the log is open in no tab or in another. */
const erase = <R>(hall: Hall<R>, who: Who, why: Exclude<Why<R>['tag'], 'sent' | 'unseen'>): HallStep<R> => {
  const room = roomOf(hall.place)
  const place: Place<R> = { tag: 'erasing', who, why: { tag: why } }
  const effect: HallEffect<R> = { tag: 'erase', room, invitation: who.invitation, ends: false }
  return room === null ? leave(hall, { after: [effect], to: place }) : at({ ...hall, loggingOut: null }, place, effect)
}

/** Where nothing is unsent there is nothing to ask. A visit that was opened since may hold more: it is counted again. */
export const counted = <R>(
  hall: Hall<R>,
  { room, who, unsent }: Extract<Answer<R>, { readonly tag: 'counted' }>,
): HallStep<R> => {
  const asked = hall.loggingOut
  if (asked?.what !== 'looking' || asked.token !== who.token) return stay(hall)
  const now = roomOf(hall.place)
  if (now !== room) return [hall, [{ tag: 'count', room: now, who }]]
  return unsent === 'none' ? erase(hall, who, 'nothing') : stay({ ...hall, loggingOut: { ...asked, what: unsent } })
}

export const chosen = <R>(hall: Hall<R>, how: 'keep' | 'erase' | 'stay', who: Who | null): HallStep<R> => {
  if (hall.loggingOut === null || isEnding(hall.place)) return stay(hall)
  if (how === 'stay' || who?.token !== hall.loggingOut.token) return stay({ ...hall, loggingOut: null })
  const kept = { tag: 'endSession', token: who.token, returns: false } as const
  return how === 'keep'
    ? leave(hall, { now: [kept], after: [{ ...toLogin<R>(null), tellsLeft: 'kept' }] })
    : erase(hall, who, 'wish')
}

const leftNotice = (left: Left): Notice | null => {
  switch (left.tag) {
    case 'nothing':
      return null
    case 'unsure':
      return { kind: 'danger', text: keptTexts.unsure.title, more: keptTexts.unsure.goOn }
    case 'all': {
      const { title, goOn, until } = keptTexts.all
      return { kind: 'success', text: title, more: left.until === null ? goOn : until(left.until) }
    }
  }
}

/** The visit was let go of: what comes after it, which tells the customer who kept his answers what became of them. */
export const letGo = <R>(hall: Hall<R>, left: Left): HallStep<R> => {
  const { place } = hall
  if (place.tag !== 'closing') return stay(hall)
  const after = place.after.map(effect =>
    effect.tag === 'go' && effect.tellsLeft !== undefined
      ? { ...effect, notice: effect.tellsLeft === 'kept' ? leftNotice(left) : swappedNotice(left) }
      : effect,
  )
  return at(hall, place.to.tag === 'otherCustomer' ? { ...place.to, left } : place.to, ...after)
}

export const eraseLeft = <R>(hall: Hall<R>): HallStep<R> =>
  hall.place.tag === 'open' ? erase(hall, hall.place.who, 'wish') : stay(hall)

export const erased = <R>(hall: Hall<R>, sure: boolean): HallStep<R> => {
  const { place } = hall
  if (place.tag !== 'erasing') return stay(hall)
  const { who, why } = place
  if (why.tag === 'unseen') return at(hall, closed)
  if (why.tag === 'sent') {
    const sent: Place<R> = { ...why, who, erased: sure }
    return at(hall, sent, { tag: 'go', to: '/success', notice: null })
  }
  const isWish = why.tag === 'wish'
  const notice = isWish ? wiped : null
  return at(
    hall,
    closed,
    { tag: 'eraseSession', token: who.token, name: isWish },
    { tag: 'go', to: '/login', notice: sure ? notice : unsure, unsure },
  )
}

/** What a visit says of itself; one that is no longer the visit of this place says nothing. */
export const heard = <R>(hall: Hall<R>, news: News): HallStep<R> => {
  const { place } = hall
  const room = roomOf(place)
  if (room === null || (place.tag !== 'open' && place.tag !== 'asking')) return stay(hall)
  const who = place.tag === 'open' ? place.who : place.before
  switch (news.tag) {
    case 'takenOver':
      return leave(hall, { to: { tag: 'elsewhere', who: place.who } })
    case 'erasedElsewhere':
      return leave(hall, { to: { tag: 'erased', who: place.who, room } })
    case 'customerLost':
      if (place.tag === 'asking') return stay(hall)
      if (news.answered) return customerLost(hall, who)
      return news.known ? stay(hall) : leave(hall, { to: unreachable(who) })
    case 'sendingFailed':
      return news.redirect === null || place.tag === 'asking'
        ? stay(hall)
        : leave(hall, {
            now: [{ tag: 'endSession', token: who.token, returns: true }],
            after: [{ tag: 'leave', url: news.redirect, notice: null }],
            to: gone,
          })
    case 'sent': {
      const isSeen = place.tag === 'open'
      return at(
        { ...hall, loggingOut: null },
        { tag: 'erasing', who: place.who, why: isSeen ? { ...news, room } : { tag: 'unseen' } },
        { tag: 'forgetInvitation', who },
        { tag: 'erase', room, invitation: who.invitation, ends: isSeen },
      )
    }
  }
}
