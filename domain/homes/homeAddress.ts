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

/** The address on one line: 'Kerkstraat 10 A, 1234 AB Utrecht'. */
export const showAddress = ({ street, place }: AddressLines): string =>
  [street, place].filter(line => line !== '').join(', ')
