import { digestOf, textBytes } from '../record/digest'
import type { Store } from '../store/store'
import type { WireCustomer } from './wire/customer'

/** Appends what the office says of the customer, and the office's logo as the customer is going to see it. */
export const takeCustomer = async (
  store: Store,
  { invitation, isPartner, office, known, officeLogo }: WireCustomer,
  show: (logo: string | null) => void,
): Promise<void> => {
  store.dispatch({ type: 'LoadCustomer', invitation, partnerSession: isPartner, office, customer: known })
  show(officeLogo)
  if (officeLogo === null) return
  const bytes = textBytes(officeLogo)
  const digest = await digestOf(bytes)
  store.dispatch({ type: 'LoadOfficeLogo', digest }, [{ digest, bytes }])
}
