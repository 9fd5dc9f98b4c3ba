/**
 * Appends the office's customer data to the log after trying it on the screens, shows the office's logo and stores
 * it.
 */
import { digestOf, utf8Bytes } from '../record/digest'
import type { State } from '../state/state'
import type { Store } from '../store/store'
import type { WireCustomer } from './wire/customer'

/** How what the office says of the customer is going to be seen. */
export interface CustomerPreview {
  /** Throws where the screens cannot show what it leads to. */
  readonly rehearse: (state: State) => void
  /** The office's logo, a data URL; null when it has none. */
  readonly officeLogo: (picture: string | null) => void
}

/**
 * Appends what the office says of the customer, and the office's logo as the customer is going to see it. Resolves when
 * the logo is kept.
 * @throws at once, with nothing appended, on a mistake of ours that this customer brings to light
 */
export const dispatchCustomer = (
  store: Store,
  { invitation, isPartner, office, known, officeLogo }: WireCustomer,
  stage: CustomerPreview,
): Promise<void> => {
  const load = { type: 'LoadCustomer', invitation, partnerSession: isPartner, office, customer: known } as const
  store.dispatch(load, [], stage.rehearse)
  stage.officeLogo(officeLogo)
  return officeLogo === null ? Promise.resolve() : keepLogo(store, officeLogo)
}

const keepLogo = async (store: Store, officeLogo: string): Promise<void> => {
  const bytes = utf8Bytes(officeLogo)
  const digest = await digestOf(bytes)
  store.dispatch({ type: 'LoadOfficeLogo', digest }, [{ digest, bytes }])
}
