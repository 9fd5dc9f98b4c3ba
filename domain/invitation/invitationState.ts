import type { Invitation } from '../language/invitation'
import { momentOf } from '../language/moment'

/** `none`: no valid invitation; `used`: sent already; `over`: past its date; `open`: it can be filled in and sent. */
export type InvitationState = 'none' | 'used' | 'over' | 'open'

/**
 * How an invitation stands (checklist OPEN-105): used is looked at before over; a date without a time counts until the
 * end of that day in Amsterdam, one with a time until that moment, and none has no end.
 * @param now milliseconds since 1970
 * @param today ISO date in Amsterdam
 */
export const invitationState = (invitation: Invitation | null, now: number, today: string): InvitationState => {
  if (invitation === null) return 'none'
  if (invitation.submitted_at !== null) return 'used'
  return isOver(invitation.valid_until, now, today) ? 'over' : 'open'
}

/** Whether what was valid until then is so no more. */
export const isOver = (until: string | null, now: number, today: string): boolean => {
  if (until === null) return false
  if (until.length <= 10) return until < today
  return momentOf(until) < now
}
