import type { Clock } from '../../../events/clock'
import type { Session } from '../../../events/session/keeping'
import type { SessionStore } from '../../../events/session/session'
import type { Visit } from '../../visit/visit'
import { type Hall, type HallEffect, type HallMessage, roomOf, type Who } from './hall'

/** Under which login a visit's calls go: the one that it was opened for, or a later one of the same invitation. */
export interface Login {
  readonly token: string
  readonly invitationToken: string | null
}

/** A visit that is open in this tab. */
export interface Room {
  readonly visit: Visit
  readonly goOn: (login: Login) => void
}

export type Message = HallMessage<Room>
export type Effect = HallEffect<Room>

/** Gives the hall a message; what it brings about happens in the order in which they came. */
export type Send = (message: Message) => void

/** A stored session as a visit must know it. */
export function whoOf(session: Session): Who
export function whoOf(session: Session | null): Who | null
export function whoOf(session: Session | null): Who | null {
  return session === null ? null : { token: session.access_token, invitation: session.invitation_id }
}

/** The log that is open; null outside the wizard. */
export const visitIn = ({ place }: Hall<Room>): Visit | null => roomOf(place)?.visit ?? null

/** The visit that shows, also once it was sent; null while it is asked whose the login over it is. */
export const visitShown = ({ place }: Hall<Room>): Visit | null =>
  place.tag === 'open' || place.tag === 'sent' ? place.room.visit : null

/** A screen behind the login shows. @param takeOver from another tab that has the log open */
export const entered = (
  { session, clock }: { readonly session: Pick<SessionStore, 'current'>; readonly clock: Pick<Clock, 'now'> },
  takeOver: boolean,
): Message => ({
  tag: 'entered',
  who: whoOf(session.current(clock.now())),
  takeOver,
})
