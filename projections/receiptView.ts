import { receiptAskedAfter } from '../domain/sending/receipt'
import { receiptTexts, sendingFailed } from '../domain/texts/wizardTexts'
import { isOnItsWay } from '../events/state/sendingState'
import type { State } from '../events/state/state'

/** What is said of an inventory that went out and that nobody confirmed. */
export interface ReceiptView {
  readonly title: string
  readonly lines: readonly string[]
  /** Whether the customer's asking has not been answered yet. */
  readonly asking: boolean
  /** Whether it may be sent again: the office said clearly that it has nothing. */
  readonly maySend: boolean
}

/** Null while there is nothing of that to say: until the office was asked once, it is simply on its way. */
export const receiptView = ({ sending }: State): ReceiptView | null => {
  if (sending.tag !== 'unconfirmed' || isOnItsWay(sending)) return null
  const { why, absent, asked, sought } = sending
  const { none, again, later, connection } = receiptTexts
  return {
    title: why === 'noAnswer' ? sendingFailed.network.text : receiptTexts.title,
    lines: [
      receiptTexts.unconfirmed,
      ...(absent ? [none] : asked < receiptAskedAfter.length ? [again] : [later]),
      ...(why === 'noAnswer' ? [connection] : []),
    ],
    asking: sought,
    maySend: absent,
  }
}

export const sameReceipt = (a: ReceiptView | null, b: ReceiptView | null): boolean =>
  a === b || (a?.title === b?.title && a?.asking === b?.asking && a?.lines.join() === b?.lines.join())
