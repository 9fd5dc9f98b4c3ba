/**
 * Creates the function that loads the customer from the office and dispatches the data, or logs and reports that
 * loading failed.
 */
import * as E from 'fp-ts/Either'
import { isReceiptUnclear } from '../state/sendingState'
import { isInvitationClosed } from '../state/state'
import type { Store } from '../store/store'
import { createFailedCallLog } from './calls/createFailedCallLog'
import type { CustomerCalls } from './calls/customerCalls'
import type { CallFault } from './calls/http'
import { type CustomerPreview, dispatchCustomer } from './dispatchCustomer'

export interface CustomerDependencies {
  readonly calls: { readonly customer: CustomerCalls }
  readonly store: Store
  readonly invitationToken: () => string | null
  /** What is being typed becomes an answer: from now on nothing can be. */
  readonly closing: () => unknown
  /** The customer could not be loaded, whatever the reason: the documents end the session then (spec 1 section 8). */
  readonly customerLost: (fault: CallFault) => void
  readonly stage: CustomerPreview
}

export const performCustomer = ({
  calls,
  store,
  ...dependencies
}: CustomerDependencies): ((signal: AbortSignal) => Promise<void>) => {
  const failed = createFailedCallLog(store)

  /**
   * It could not be loaded. While only the office can tell whether it has the inventory, that ends no session: it is asked
   * again.
   */
  const notLoaded = (fault: CallFault): void => {
    failed('customer', fault)
    if (!isReceiptUnclear(store.state().sending)) dependencies.customerLost(fault)
  }

  return async signal => {
    // A mistake of ours while it is read or taken in is a load that failed, as any other: nothing of it is there.
    try {
      const customer = await calls.customer.load(dependencies.invitationToken())()
      if (signal.aborted) return
      if (E.isLeft(customer)) return notLoaded(customer.left)
      if (isInvitationClosed({ loaded: true, invitation: customer.right.invitation })) dependencies.closing()
      void dispatchCustomer(store, customer.right, dependencies.stage)
    } catch {
      if (!signal.aborted) notLoaded({ tag: 'nonsense', detail: 'taking it in' })
    }
  }
}
