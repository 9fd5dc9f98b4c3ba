/**
 * Whether the office has the inventory that was sent: why that is not known, when to ask, and which answer proves it.
 */

import * as t from 'io-ts'
import { readMoment } from '../language/moment'

/**
 * Why it is not known whether the office has the inventory: no answer came (`noAnswer`), one that says nothing of it
 * (`noProof`), or an error of which the office could not be asked what it had done (`status`). `bodyGone`: what was kept
 * to be sent is not there any more, or not as it was kept.
 */
export const unconfirmedReasonCodec = t.keyof(
  { noAnswer: null, noProof: null, status: null, bodyGone: null },
  'Unproven',
)
export type UnconfirmedReason = t.TypeOf<typeof unconfirmedReasonCodec>

/** Milliseconds after such a sending at which the office is asked whether it has it (spec README, OPEN-124). */
export const receiptAskedAfter: readonly number[] = [0, 5_000, 20_000, 50_000, 110_000]

/**
 * A sending that may have arrived, whatever the portal heard of it: when the first that may have been it began, in
 * milliseconds since 1970, and whether the customer changed anything since.
 */
interface SendAttempt {
  readonly at: number
  readonly changed: boolean
}

/** By how many milliseconds this device's clock may run ahead of the office's (our choice). */
const clockSlack = 15 * 60_000
const dayMs = 24 * 60 * 60_000

/**
 * Whether what the office received at `submittedAt` is what this log sent, as it still stands here: only then is nothing
 * lost when the log goes. Another device may have sent before; what is no moment is no receipt.
 */
export const isReceiptOf = (attempt: SendAttempt | null, submittedAt: string): boolean => {
  const moment = readMoment(submittedAt)
  if (attempt === null || attempt.changed || moment === null) return false
  // A date without a time counts to its end.
  return (moment.at ?? Date.parse(moment.day) + dayMs) >= attempt.at - clockSlack
}
