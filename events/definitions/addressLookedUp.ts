import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** An address was looked up; `at` names its block ('customer.address'). What was found follows as answers. */
export const addressLookedUp = definition('AddressLookedUp', 1, {
  at: field(t.string, 'path'),
  found: field(t.boolean, 'open'),
})
