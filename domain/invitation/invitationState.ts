/** Tells how an invitation stands: none, used, past its date, or open to be filled in and sent. */

import type { Invitation } from '../language/invitation'
import { readMoment } from '../language/moment'

/** `none`: no valid invitation; `used`: sent already; `over`: past its date; `open`: it can be filled in and sent. */
export type InvitationState = 'none' | 'used' | 'over' | 'open'

/**
 * How an invitation stands (checklist OPEN-105): used is looked at before over; a date without a time counts until the
 * end of that day in Amsterdam, one with a time until that moment, and what is no moment has no end.
 * @param now milliseconds since 1970
 * @param today ISO date in Amsterdam
 */
export const invitationState = (invitation: Invitation | null, now: number, today: string): InvitationState => {
  if (invitation === null) return 'none'
  if (invitation.submitted_at !== null) return 'used'
  return isOver(invitation.valid_until, now, today) ? 'over' : 'open'
}

/** Whether what was valid until then is so no more. */
const isOver = (until: string | null, now: number, today: string): boolean => {
  const moment = readMoment(until)
  if (moment === null) return false
  return moment.at === null ? moment.day < today : moment.at < now
}
