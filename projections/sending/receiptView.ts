/**
 * What to say of an inventory that was sent and not confirmed, and whether it may be sent anew or repeated; null
 * until the office was asked; compares two.
 */
import { receiptAskedAfter, type UnconfirmedReason } from '../../domain/sending/receipt'
import { sendingFailureTexts } from '../../domain/texts/sendingFailureTexts'
import { receiptTexts } from '../../domain/texts/sendingTexts'
import { isSendingBusy } from '../../events/state/sendingState'
import type { State } from '../../events/state/state'

/** What is said of an inventory that went out and that nobody confirmed. */
export interface ReceiptView {
  readonly title: string
  readonly lines: readonly string[]
  /** Whether the customer's asking has not been answered yet. */
  readonly asking: boolean
  /** Whether it may be sent anew: the office said clearly that it has nothing. */
  readonly maySend: boolean
  /** Whether the very same may go once more: it is kept here, and the office does not say whether it has it. */
  readonly mayRepeat: boolean
}

/** The document's words where it has some (spec 2 section 8). */
const titles: Readonly<Record<UnconfirmedReason, string>> = {
  noAnswer: sendingFailureTexts.network.text,
  noProof: receiptTexts.title,
  status: sendingFailureTexts.unexpected.text,
  bodyGone: receiptTexts.title,
}

/**
 * What to say of an inventory that was sent and not confirmed. Null until the office was asked once: it is simply on its
 * way.
 */
export const receiptView = ({ sending }: State): ReceiptView | null => {
  if (sending.tag !== 'unconfirmed' || isSendingBusy(sending)) return null
  const { why, body, absent, asked, sought } = sending
  const { none, again, later, locked, bodyGone, connection } = receiptTexts
  return {
    title: titles[why],
    lines: [
      ...(titles[why] === receiptTexts.title ? [] : [receiptTexts.unconfirmed]),
      ...(why === 'bodyGone' ? [bodyGone] : []),
      ...(absent ? [none] : [asked < receiptAskedAfter.length ? again : later, locked]),
      ...(why === 'noAnswer' ? [connection] : []),
    ],
    asking: sought,
    maySend: absent,
    mayRepeat: !absent && body !== null,
  }
}

export const sameReceipt = (a: ReceiptView | null, b: ReceiptView | null): boolean =>
  a === b || (a?.title === b?.title && a?.asking === b?.asking && a?.lines.join() === b?.lines.join())
