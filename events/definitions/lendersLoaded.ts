import * as t from 'io-ts'
import { lendersCodec } from '../../domain/language/lender'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * The office answered what lenders and products there are. `digest` names the answer; `lists` is null when nothing is
 * new: what was held before still holds.
 */
export const lendersLoaded = definition('LendersLoaded', 2, {
  digest: field(t.string, 'open'),
  lists: field(t.union([lendersCodec, t.null]), 'open'),
})
