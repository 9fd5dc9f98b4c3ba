import type { InvitationRow } from './store/invitations'

export type InvitationState = 'open' | 'submitted' | 'expired'

const dayInAmsterdam = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })

/**
 * Submitted counts before expired. A `valid_until` that is a date holds until the end of that day in Amsterdam, one with
 * a time until that moment; null never expires.
 */
export function stateOf(invitation: Pick<InvitationRow, 'submitted_at' | 'valid_until'>, now: number): InvitationState {
  if (invitation.submitted_at !== null) return 'submitted'
  const until = invitation.valid_until
  if (until === null) return 'open'
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(until)
  return (isDate ? dayInAmsterdam.format(now) > until : now >= Date.parse(until)) ? 'expired' : 'open'
}
