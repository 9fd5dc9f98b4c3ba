/**
 * The invitation as it goes back to the office (the very JSON that came, else what was read of it; null without one),
 * and its id as the office writes it ('' without one).
 */
import { invitationPath } from '../../domain/language/invitation'
import { keptJson } from '../../domain/language/json'
import type { State } from '../../events/state/state'

export const invitationToSend = ({ kept, invitation }: Pick<State, 'kept' | 'invitation'>): unknown => {
  const stored = kept.get(invitationPath)
  return invitation && ((stored && keptJson(stored.json)) ?? invitation)
}

/** Its id as the office writes it, which may be a number; '' where there is none. */
export const sentInvitationId = (state: Pick<State, 'kept' | 'invitation'>): string | number => {
  const sent = invitationToSend(state)
  const id: unknown = typeof sent === 'object' && sent !== null && 'id' in sent ? sent.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : (state.invitation?.id ?? '')
}
