// The handle of an open visit as the lifecycle holds it, its messages and effects with that handle, a session's
// identity, and which visit is open or on screen.
import type { Clock } from '../../../events/clock'
import type { SessionStore } from '../../../events/session/session'
import type { StoredSession } from '../../../events/session/sessionPersistence'
import type { LifecycleEffect } from '../lifecycle/lifecycleEffect'
import type { LifecycleMessage } from '../lifecycle/lifecycleMessage'
import { type LifecycleState, visitHandleOf } from '../lifecycle/lifecycleState'
import type { LoginIdentity } from '../lifecycle/loginIdentity'
import type { Visit } from '../openVisit/visit'

/** The login that a visit's calls use: the one that it was opened for, or a later one of the same invitation. */
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

/** Sends the lifecycle a message; messages are handled in order. */
export type SendMessage = (message: VisitMessage) => void

/** The identity of a stored session. */
export const loginIdentityOf = (session: StoredSession | null): LoginIdentity | null =>
  session === null ? null : { token: session.access_token, invitation: session.invitation_id }

/** The open visit, hidden or not; null without one. */
export const visitInUse = ({ phase }: LifecycleState<VisitHandle>): Visit | null => visitHandleOf(phase)?.visit ?? null

/** The visit that is on screen, also after sending; null while it is hidden for another login. */
export const visitOnScreen = ({ phase }: LifecycleState<VisitHandle>): Visit | null =>
  phase.tag === 'open' || phase.tag === 'sent' ? phase.handle.visit : null

/** The message that a screen behind the login shows. @param takeOver from another tab that has the log open */
export const enteredMessage = (
  { session, clock }: { readonly session: Pick<SessionStore, 'current'>; readonly clock: Pick<Clock, 'now'> },
  takeOver: boolean,
): VisitMessage => ({
  tag: 'entered',
  identity: loginIdentityOf(session.current(clock.now())),
  takeOver,
})
