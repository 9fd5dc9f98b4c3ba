import * as t from 'io-ts'
import { entity, field } from './privacy'

/** Where a property stands (spec 2 section 3), in the office's own spelling. */
export const propertyAddressCodec = entity('PropertyAddress', {
  street: field(t.string, 'address'),
  number: field(t.string, 'address'),
  number_addition: field(t.string, 'address'),
  postcode: field(t.string, 'address'),
  city: field(t.string, 'address'),
})

/**
 * A home as the office knows it. `image` is an address of a picture, '' without one; values are in euros, 0 when they are
 * not known.
 */
export const propertyCodec = entity('Property', {
  id: field(t.string, 'open'),
  image: field(t.string, 'open'),
  value_low: field(t.number, 'amount'),
  value_high: field(t.number, 'amount'),
  address: field(propertyAddressCodec, 'address'),
})
export type Property = t.TypeOf<typeof propertyCodec>
