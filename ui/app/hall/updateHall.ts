import { chosen, counted, erased, eraseLeft, expired, farewell, heard, letGo, logOut } from './ending'
import type { Hall, HallMessage } from './hall'
import { at, closed, gone, type HallStep, isEnding, leave, stay } from './moves'
import { answered, enter, sessionChanged } from './opening'

/** One step of a visit's life: what it becomes, and what is to be done. */
export const updateHall = <R>(hall: Hall<R>, message: HallMessage<R>): HallStep<R> => {
  const { place } = hall
  switch (message.tag) {
    case 'entered':
      return enter(hall, message.who, message.takeOver)
    case 'session':
      return sessionChanged(hall, message)
    case 'ending':
      return isEnding(place) ? stay(hall) : leave(hall, { to: message.leaves ? gone : closed })
    case 'expired':
      return expired(hall, message)
    case 'logOut':
      return logOut(hall, message.who)
    case 'counted':
      return counted(hall, message)
    case 'loggedOut':
      return chosen(hall, message.how, message.who)
    case 'farewell':
      return farewell(hall, message.redirect)
    case 'eraseLeft':
      return eraseLeft(hall)
    case 'eraseAgain': {
      if (place.tag !== 'sent' || place.erased) return stay(hall)
      const { who, room, partnerInvited, receivedAt } = place
      const why = { tag: 'sent', room, partnerInvited, receivedAt } as const
      return at(hall, { tag: 'erasing', who, why }, { tag: 'erase', room, invitation: who.invitation, ends: true })
    }
    case 'back':
      return place.tag === 'gone' ? at(hall, closed) : stay(hall)
    case 'closed':
      return letGo(hall, message.left)
    case 'erased':
      return erased(hall, message.sure)
    case 'loaded':
    case 'notLoaded':
    case 'opened':
    case 'notOpened':
      return answered(hall, message)
    case 'takenOver':
    case 'erasedElsewhere':
    case 'customerLost':
    case 'sendingFailed':
    case 'sent':
      return heard(hall, message)
  }
}
