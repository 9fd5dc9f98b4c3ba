/**
 * What the office found for a home slot, by a search or one look-up, with the criteria of a search and the homes that
 * it offers.
 */

import * as t from 'io-ts'
import { entity, field } from '../language/privacy'
import { coordinatesCodec, type Property, propertyCodec } from './property'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** What homes are searched by: a postal code without spaces, kilometres around it, and a type of home. */
export const criteriaCodec = entity('Criteria', {
  postalCode: field(t.string, 'address'),
  radius: field(t.number, 'situation'),
  homeType: field(t.string, 'situation'),
})
export type Criteria = t.TypeOf<typeof criteriaCodec>

export const sameCriteria = (a: Criteria, b: Criteria): boolean =>
  a.postalCode === b.postalCode && a.radius === b.radius && a.homeType === b.homeType

/**
 * What the office has told of one home slot.
 *
 * - `search`: the last search; without criteria it was refused, without `found` it is on its way.
 * - `single`: the last home that was looked up by itself, by its key; `home` null: there is none. Not `settled`: a
 *   picture of it may still come.
 */
export const homeLookupResultsCodec = t.strict({
  search: orNull(
    t.strict({
      criteria: orNull(criteriaCodec),
      found: orNull(t.strict({ homes: t.readonlyArray(propertyCodec), center: orNull(coordinatesCodec) })),
    }),
  ),
  single: orNull(t.strict({ sought: t.string, home: orNull(propertyCodec), settled: t.boolean })),
})
export type HomeLookupResults = t.TypeOf<typeof homeLookupResultsCodec>

export const noHomeLookupResults: HomeLookupResults = { search: null, single: null }

/** How many homes a search shows at most (spec 2 section 9). */
export const mostHomes = 12

/** The lowest price on the card of a home, in euros; the card shows one price where the low value is not known. */
const priceOf = ({ value_low: low, value_high: high }: Property): number => (low > 0 ? low : high)

/** The homes that a search offers, by price: one without a value is hidden (spec 2 section 2). */
export const offeredHomes = (homes: readonly Property[]): readonly Property[] =>
  homes
    .filter(({ value_high: high }) => high > 0)
    .sort((a, b) => priceOf(a) - priceOf(b) || a.value_high - b.value_high)
    .slice(0, mostHomes)
