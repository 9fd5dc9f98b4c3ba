/**
 * Stored events of homes: a search and its results, and the look-up of the one home of a place, asked for again or
 * answered.
 */
import * as t from 'io-ts'
import { criteriaCodec } from '../../domain/homes/homeLookupResults'
import { coordinatesCodec, propertyCodec } from '../../domain/homes/property'
import { field } from '../../domain/language/privacy'
import { lookupOutcomeCodec } from './addressLookedUp'
import { definition } from './definition'

const at = field(t.string, 'path')
const outcome = field(lookupOutcomeCodec, 'open')

/** The customer searched for homes at a place; null: what was asked for was not right, and the customer is told so. */
export const homesSought = definition('HomesSought', 1, {
  at,
  criteria: field(t.union([criteriaCodec, t.null]), 'address'),
})

/** What a search found; `center` is where the postal code is, when the office tells. */
export const homesFound = definition('HomesFound', 2, {
  at,
  criteria: field(criteriaCodec, 'address'),
  homes: field(t.readonlyArray(propertyCodec), 'address'),
  center: field(t.union([coordinatesCodec, t.null]), 'address'),
  outcome,
})

/** The customer asked once more for the one home of a place. */
export const homeSought = definition('HomeSought', 1, { at })

/**
 * The one home of a place was looked up by `sought`: an address ('1234AB-10-A') or the id of a chosen home. Not
 * `settled`: its picture may still come, and another of these follows.
 */
export const homeFound = definition('HomeFound', 2, {
  at,
  sought: field(t.string, 'address', 'home'),
  home: field(t.union([propertyCodec, t.null]), 'address'),
  settled: field(t.boolean, 'open'),
  outcome,
})
