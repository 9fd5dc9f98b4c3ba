/**
 * Says when the office received an inventory: the day in Amsterdam, or a Dutch phrase with the time where it is
 * known; null where its words name none.
 */
import { dutchDateOf } from '../../domain/language/date'
import { readMoment } from '../../domain/language/moment'
import { momentWords } from '../../domain/texts/whenWords'

/** The day in Amsterdam on which the office received an inventory, 'DD-MM-YYYY'; null where its words name no day. */
export const receivedOn = (submittedAt: string): string | null => dutchDateOf(readMoment(submittedAt)?.day ?? '')

/**
 * When the office received an inventory, as one says it: 'op 22-11-2026 om 21:14', of a day without a time 'op 22-11-2026';
 * null where its words name no moment.
 */
export const receivedWords = (submittedAt: string): string | null => {
  const moment = readMoment(submittedAt)
  if (moment === null) return null
  return moment.at === null ? `op ${dutchDateOf(moment.day)}` : momentWords(moment.at)
}
