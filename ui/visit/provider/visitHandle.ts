import type { Clock } from '../../../events/clock'
import type { SessionStore } from '../../../events/session/session'
import type { StoredSession } from '../../../events/session/sessionPersistence'
import type { LifecycleEffect } from '../lifecycle/lifecycleEffect'
import type { LifecycleMessage } from '../lifecycle/lifecycleMessage'
import { type LifecycleState, visitHandleOf } from '../lifecycle/lifecycleState'
import type { LoginIdentity } from '../lifecycle/loginIdentity'
import type { Visit } from '../openVisit/visit'

/** Under which login a visit's calls go: the one that it was opened for, or a later one of the same invitation. */
export interface VisitLogin {
  readonly token: string
  readonly invitationToken: string | null
}

/** A visit that is open in this tab. */
export interface VisitHandle {
  readonly visit: Visit
  readonly goOn: (login: VisitLogin) => void
}

export type VisitMessage = LifecycleMessage<VisitHandle>
export type VisitEffect = LifecycleEffect<VisitHandle>

/** Gives the hall a message; what it brings about happens in the order in which they came. */
export type SendMessage = (message: VisitMessage) => void

/** A stored session as a visit must know it. */
export function loginIdentityOf(session: StoredSession): LoginIdentity
export function loginIdentityOf(session: StoredSession | null): LoginIdentity | null
export function loginIdentityOf(session: StoredSession | null): LoginIdentity | null {
  return session === null ? null : { token: session.access_token, invitation: session.invitation_id }
}

/** The log that is open; null outside the wizard. */
export const visitInUse = ({ place }: LifecycleState<VisitHandle>): Visit | null => visitHandleOf(place)?.visit ?? null

/** The visit that shows, also once it was sent; null while it is asked whose the login over it is. */
export const visitOnScreen = ({ place }: LifecycleState<VisitHandle>): Visit | null =>
  place.tag === 'open' || place.tag === 'sent' ? place.room.visit : null

/** A screen behind the login shows. @param takeOver from another tab that has the log open */
export const enteredMessage = (
  { session, clock }: { readonly session: Pick<SessionStore, 'current'>; readonly clock: Pick<Clock, 'now'> },
  takeOver: boolean,
): VisitMessage => ({
  tag: 'entered',
  who: loginIdentityOf(session.current(clock.now())),
  takeOver,
})
