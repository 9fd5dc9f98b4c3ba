import { splitAddition } from '../../../domain/homes/addressToLookUp'
import { distance, moved, type Position } from './coordinates'
import type { HomeType } from './homeTypes'
import { type Property, properties } from './properties'
import { streets } from './streets'
import { towns } from './towns'

export type Search = { readonly postcode: string; readonly kilometres: number; readonly homeType: HomeType }

const plain = (postcode: string): string => postcode.replace(/\s/g, '').toUpperCase()

/** Letters and digits apart, as the portal asks: 'A2', 'a-2' and '2 A' are the same addition. */
function keyOf(postcode: string, number: string, addition: string): string {
  const { number_letter, number_addition } = splitAddition(addition)
  return [plain(postcode), number.trim(), number_letter, number_addition].join('|')
}

const byAddress: ReadonlyMap<string, Property> = new Map(
  properties.map(property => {
    const { postcode, number, number_addition } = property.address
    return [keyOf(postcode, number, number_addition), property]
  }),
)

/** How many addresses are known. */
export const propertyCount = byAddress.size

/** The home at an address, however its postcode and addition are written; undefined when there is none. */
export const propertyAt = (postcode: string, number: string, addition: string): Property | undefined =>
  byAddress.get(keyOf(postcode, number, addition))

/** The home with an id, in capitals or not. */
export function propertyOf(id: string): Property | undefined {
  const [postcode = '', number = '', ...addition] = id.split('-')
  return propertyAt(postcode, number, addition.join(''))
}

const centres: ReadonlyMap<string, Position> = new Map(
  streets.map(([postcode, , city, [east, north]]) => [postcode, moved(towns[city], east, north)]),
)

/** Where the homes with a postcode stand; undefined when the office knows none. */
export const centreOf = (postcode: string): Position | undefined => centres.get(plain(postcode))

/** The homes of a kind within a distance of a postcode, the lowest price first; those without a value come before. */
export function propertiesNear({ postcode, kilometres, homeType }: Search): readonly Property[] {
  const centre = centreOf(postcode)
  if (centre === undefined) return []
  return properties
    .filter(property => property.homeType === homeType && distance(centre, property.position) <= kilometres)
    .sort((one, other) => one.value_high - other.value_high || one.id.localeCompare(other.id))
}
