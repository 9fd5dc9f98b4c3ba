import { dateInAmsterdam } from '../domain/language/amsterdam'
import { dutchOf } from '../domain/language/date'
import { momentOf } from '../domain/language/moment'

/** The day in Amsterdam on which the office received an inventory, 'DD-MM-YYYY'; null where its words name no day. */
export const receivedOn = (submittedAt: string): string | null => {
  const moment = submittedAt.length <= 10 ? Number.NaN : momentOf(submittedAt)
  return dutchOf(Number.isNaN(moment) ? submittedAt : dateInAmsterdam(moment))
}
