/** Stored event that an address was looked up, and what comes of any look-up: found, absent, failed or unclear. */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * What came of a look-up. `absent`: the office has it not; `failed`: the call failed, and nobody knows. `unclear`: one of
 * these two, in a log of an earlier build.
 */
export const lookupOutcomeCodec = t.keyof({ found: null, absent: null, failed: null, unclear: null }, 'LookUpOutcome')
export type LookupOutcome = t.TypeOf<typeof lookupOutcomeCodec>

export const lookupOutcomeOf = (isFound: boolean, isFailed: boolean): LookupOutcome =>
  isFound ? 'found' : isFailed ? 'failed' : 'absent'

/** An address was looked up; `at` names its block ('customer.address'). What was found follows as answers. */
export const addressLookedUp = definition('AddressLookedUp', 2, {
  at: field(t.string, 'path'),
  outcome: field(lookupOutcomeCodec, 'open'),
})
