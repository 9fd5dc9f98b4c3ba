/** Writes the address of a home in two lines or on one, from a property or from answers. */

import { showPostalCode } from '../format/postalCode'
import type { Property } from './property'

/** The two lines of an address: 'Kerkstraat 10 A' and '1234 AB Utrecht'; what is not known is left out. */
export interface AddressLines {
  readonly street: string
  readonly place: string
}

const joined = (...words: readonly string[]): string =>
  words
    .map(word => word.trim())
    .filter(word => word !== '')
    .join(' ')

export const addressLines = ({ address }: Pick<Property, 'address'>): AddressLines => ({
  street: address.street.trim() === '' ? '' : joined(address.street, address.number, address.number_addition),
  place: joined(showPostalCode(address.postcode), address.city),
})

/**
 * The address of a home as it stands in answers, on one line; '' where there is none.
 * @param text of an answer, by its key
 */
export const answeredAddress = (text: (key: string) => string): string => {
  // The place with one home asks for the addition, a search keeps what it found.
  const addition = text('number_addition') || text('addition')
  const [street, number] = [text('street'), text('number')]
  const address = { street, number, number_addition: addition, postcode: text('postal_code'), city: text('city') }
  return showAddress(addressLines({ address }))
}

/** The address on one line: 'Kerkstraat 10 A, 1234 AB Utrecht'. */
export const showAddress = ({ street, place }: AddressLines): string =>
  [street, place].filter(line => line !== '').join(', ')
