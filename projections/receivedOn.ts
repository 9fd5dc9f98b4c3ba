import { dateInAmsterdam } from '../domain/language/amsterdam'
import { dutchOf } from '../domain/language/date'
import { momentOf } from '../domain/language/moment'
import { momentWords } from '../domain/texts/whenWords'

/** The day in Amsterdam on which the office received an inventory, 'DD-MM-YYYY'; null where its words name no day. */
export const receivedOn = (submittedAt: string): string | null => {
  const moment = submittedAt.length <= 10 ? Number.NaN : momentOf(submittedAt)
  return dutchOf(Number.isNaN(moment) ? submittedAt : dateInAmsterdam(moment))
}

/**
 * When the office received an inventory, as one says it: 'op 22-11-2026 om 21:14', of a day without a time 'op 22-11-2026';
 * null where its words name no moment.
 */
export const receivedWords = (submittedAt: string): string | null => {
  if (submittedAt.length <= 10) {
    const day = dutchOf(submittedAt)
    return day === null ? null : `op ${day}`
  }
  const moment = momentOf(submittedAt)
  return Number.isNaN(moment) ? null : momentWords(moment)
}
