import type { Catalogue } from '../../domain/engine/catalogue'
import { type AddressLines, addressLines } from '../../domain/homes/homeAddress'
import type { SurveyView } from '../live'
import { findField } from '../tree/findNode'

/**
 * The customer's own address in two lines, from the answers; null while it has no street (checklist CLC-04). Also compares
 * two addresses.
 */
export const ownAddress = (catalogue: Catalogue, { tree }: SurveyView): AddressLines | null => {
  const text = (key: string): string => String(findField(catalogue, tree, `customer.address.${key}`)?.value ?? '')
  const lines = addressLines({
    address: {
      street: text('street'),
      number: text('number'),
      number_addition: text('addition'),
      postcode: text('postal_code'),
      city: text('place'),
    },
  })
  return lines.street === '' ? null : lines
}

export const sameAddress = (a: AddressLines | null, b: AddressLines | null): boolean =>
  a?.street === b?.street && a?.place === b?.place
