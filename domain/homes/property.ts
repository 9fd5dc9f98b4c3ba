/** A home as the office knows it: address, values, picture and place on the map. */

import * as t from 'io-ts'
import { entity, field } from '../language/privacy'

/** Where a property stands (spec 2 section 3), in the office's own spelling. */
const propertyAddressCodec = entity('PropertyAddress', {
  street: field(t.string, 'address'),
  number: field(t.string, 'address'),
  number_addition: field(t.string, 'address'),
  postcode: field(t.string, 'address'),
  city: field(t.string, 'address'),
})

/** A place on the map, in degrees (WGS 84). */
export const coordinatesCodec = entity('Coordinates', {
  latitude: field(t.number, 'address', 'latitude'),
  longitude: field(t.number, 'address', 'longitude'),
})
export type Coordinates = t.TypeOf<typeof coordinatesCodec>

const known = entity('Known property', {
  id: field(t.string, 'identifier'),
  image: field(t.string, 'address', 'picture'),
  value_low: field(t.number, 'amount'),
  value_high: field(t.number, 'amount'),
  address: field(propertyAddressCodec, 'address'),
})

/**
 * `image` is an address of a picture, '' without one; values are in euros, 0 when they are not known. An office may
 * tell where the home stands; our extension: without it a map has no distances.
 */
export const propertyCodec = Object.assign(
  t.intersection([known, t.exact(t.partial({ latitude: t.number, longitude: t.number }))], 'Property'),
  { fields: { ...known.fields, ...coordinatesCodec.fields } },
)
export type Property = t.TypeOf<typeof propertyCodec>
