import { hallTexts } from '../../../domain/texts/hallTexts'
import type { WireCustomer } from '../../../events/effects/wire/customer'
import { type Answer, type Hall, type HallMessage, isOthers, type Left, type Place, type Who } from './hall'
import { asking, at, closed, type HallStep, isEnding, leave, leaveExpired, stay, swappedNotice, toLogin } from './moves'

const isAgain = <R>({ place }: Hall<R>): boolean =>
  place.tag === 'unreachable' || (place.tag === 'opening' && place.again)

/** @param customer what the office just said, where the session does not name a log */
const open = <R>(hall: Hall<R>, who: Who, takeOver: boolean, customer: WireCustomer | null): HallStep<R> => {
  const known: Who = customer === null ? who : { ...who, invitation: customer.invitation?.id ?? null }
  if (isOthers(hall, known)) return stop(hall, known)
  return asking(ownedBy(hall, known), { tag: 'opening', who, takeOver, awaits: 'log', again: isAgain(hall) }, turn => ({
    tag: 'open',
    turn,
    who,
    customer,
    takeOver,
  }))
}

export const enter = <R>(hall: Hall<R>, who: Who | null, takeOver: boolean): HallStep<R> => {
  const { tag } = hall.place
  const isWayIn = tag === 'closed' || tag === 'unreachable' || (tag === 'elsewhere' && takeOver)
  // Without a session the navigation rules are on their way elsewhere.
  if (!isWayIn || who === null) return stay(hall)
  if (who.invitation !== null) return open(hall, who, takeOver, null)
  const opening = { tag: 'opening', who, takeOver, awaits: 'customer', again: isAgain(hall) } as const
  return asking(hall, opening, turn => ({ tag: 'load', turn, who }))
}

/** A session of another tab's login is not ended by what is asked in this one. */
export const customerLost = <R>(hall: Hall<R>, who: Who): HallStep<R> =>
  isOthers(hall, who)
    ? leave(hall, { after: [toLogin(null)] })
    : leave(hall, {
        now: [{ tag: 'endSession', token: who.token, returns: true }],
        after: [toLogin(hallTexts.loginFailed)],
      })

const unknownLeft: Left = { tag: 'nothing' }

/** In another tab somebody logged in who is not known to be the customer of this one: nothing of theirs opens here. */
const stop = <R>(hall: Hall<R>, who: Who): HallStep<R> =>
  who.invitation === null
    ? leave(hall, { after: [toLogin(null)] })
    : leave(hall, { to: { tag: 'otherCustomer', who, left: unknownLeft } })

const ownedBy = <R>(hall: Hall<R>, { token, invitation }: Who): Hall<R> => ({
  ...hall,
  owner: invitation === null ? null : { token, invitation },
})

/** Somebody logged in over a visit. The same invitation goes on; another's begins after a login here, on its intro. */
const meet = <R>(hall: Hall<R>, room: R, before: Who, who: Who): HallStep<R> => {
  if (who.token === before.token) return at(ownedBy(hall, before), { tag: 'open', who: before, room })
  if (before.invitation === null) return leave(hall, {})
  if (who.invitation === null)
    return asking(hall, { tag: 'asking', who, before, room }, turn => ({ tag: 'load', turn, who }))
  if (who.invitation === before.invitation)
    return at(ownedBy(hall, who), { tag: 'open', who, room }, { tag: 'goOn', room, who })
  return isOthers(hall, who) ? stop(hall, who) : leave(hall, {})
}

/** Another tab logged out, or somebody in: nothing stays open under a session that it was not opened for. */
export const sessionChanged = <R>(
  before: Hall<R>,
  { who, over, here, swapped }: Extract<HallMessage<R>, { readonly tag: 'session' }>,
): HallStep<R> => {
  const isAskedOfOther = before.loggingOut !== null && before.loggingOut.token !== who?.token
  const hall: Hall<R> = {
    ...before,
    loggingOut: isAskedOfOther ? null : before.loggingOut,
    owner: here && before.owner?.token !== who?.token ? null : before.owner,
  }
  const { place } = hall
  if (place.tag === 'erasing' && who !== null && who.token !== place.who.token)
    return at(hall, { tag: 'erasing', who, why: { tag: 'unseen' } })
  // Whose session it is now is looked at anew once the log is let go of.
  if (place.tag === 'closing' && place.to.tag === 'otherCustomer')
    return at(hall, { ...place, to: closed, after: who === null ? [toLogin(null)] : [] })
  if (place.tag === 'closed' || isEnding(place) || !('who' in place)) return stay(hall)
  if (who === null) {
    // That tab has said what happened; this one goes on saying it.
    if (place.tag === 'erased' || (place.tag === 'sent' && over !== null)) return stay(hall)
    if (place.tag === 'otherCustomer') return leave(hall, { after: [toLogin(null)] })
    if (over !== null) return leaveExpired(hall, over, [])
    const told = { ...toLogin<R>(null), notice: swappedNotice(unknownLeft), tellsLeft: 'swapped' } as const
    return leave(hall, { after: [swapped ? told : toLogin(null)] })
  }
  if (place.tag === 'asking')
    return place.who.token === who.token && who.invitation === null
      ? stay(hall)
      : meet(hall, place.room, place.before, who)
  if (place.tag === 'otherCustomer' && !isOthers(hall, who)) return leave(hall, {})
  if (place.who.token === who.token) return place.tag === 'elsewhere' ? at(hall, { tag: 'elsewhere', who }) : stay(hall)
  // The other tab that edits the log goes on with it.
  if (place.tag === 'elsewhere' && who.invitation !== null && who.invitation === place.who.invitation)
    return at(hall, { tag: 'elsewhere', who })
  return place.tag === 'open' ? meet(hall, place.room, place.who, who) : leave(hall, {})
}

/** No answer says nothing of the session: it stays. */
export const unreachable = (who: Who) => ({ tag: 'unreachable', who }) as const

/** The customer, where the session does not name a log, and the log come one after the other. */
export const answered = <R>(hall: Hall<R>, answer: Extract<Answer<R>, { readonly turn: number }>): HallStep<R> => {
  const { place } = hall
  if (answer.turn !== hall.turn) return stay(hall)
  if (place.tag === 'closing') {
    if (answer.tag === 'opened') return [hall, [{ tag: 'close', room: answer.room }]]
    return answer.tag === 'notOpened' ? at(hall, place.to, ...place.after) : stay(hall)
  }
  if (place.tag === 'asking') return whose(hall, place, answer)
  if (place.tag !== 'opening') return stay(hall)
  const { who, takeOver } = place
  switch (answer.tag) {
    case 'loaded':
      return open(hall, who, takeOver, answer.customer)
    case 'notLoaded':
      return answer.answered ? customerLost(hall, who) : at(hall, unreachable(who))
    case 'opened': {
      const opened: Who = { ...who, invitation: answer.invitation }
      return at(hall, { tag: 'open', who: opened, room: answer.room }, { tag: 'begin', room: answer.room, who: opened })
    }
    case 'notOpened':
      // Nothing is open that would have to be let go of first.
      if (answer.why === 'failed') return customerLost({ ...hall, place: closed }, who)
      return at(hall, answer.why === 'elsewhere' ? { tag: 'elsewhere', who } : unreachable(who))
  }
}

/** The office has said, or not, whose invitation the new login is for. */
const whose = <R>(
  hall: Hall<R>,
  { room, before, who }: Extract<Place<R>, { readonly tag: 'asking' }>,
  answer: Extract<Answer<R>, { readonly turn: number }>,
): HallStep<R> => {
  const isLost = answer.tag === 'notLoaded' ? answer.answered : answer.tag === 'notOpened' && answer.why === 'failed'
  if (isLost) return customerLost(hall, who)
  if (answer.tag === 'notLoaded' || answer.tag === 'notOpened') return leave(hall, { to: unreachable(who) })
  if (answer.tag !== 'loaded') return stay(hall)
  const invitation = answer.customer.invitation?.id ?? null
  if (invitation === null) return isOthers(hall, who) ? stop(hall, who) : leave(hall, {})
  return meet(hall, room, before, { ...who, invitation })
}
