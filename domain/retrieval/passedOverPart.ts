/** Codec and type of a part or value of a retrieval that could be read and was not used, with the reason. */

import * as t from 'io-ts'
import { entity, field } from '../language/privacy'
import { partSourceCodec } from './source'

/**
 * Why a part or value that could be read was not used. `tooOld`: a child of 30 or more; `noAge`: a child of whom no date
 * of birth came; `notCurrent`: an employer of the past, or of whom that is not known; `notFirst`: a second home;
 * `otherWage`: wages of which a better figure came; `notListed`: it is none of the answers that there are;
 * `noList`: the lists that it is looked up in have not come; `notAsked`: this visit does not ask it; `removed`: the customer
 * removed it.
 */
export const passedReasonCodec = t.keyof(
  {
    tooOld: null,
    noAge: null,
    notCurrent: null,
    notFirst: null,
    otherWage: null,
    notListed: null,
    notAsked: null,
    removed: null,
    noList: null,
  },
  'PassedReason',
)
export type PassedReason = t.TypeOf<typeof passedReasonCodec>

/** `at` names the place in the result ('children.1'), `name` what it is called there ('' where it has no name). */
export const passedOverPartCodec = entity('PassedOver', {
  at: field(t.string, 'path'),
  name: field(t.string, 'words'),
  source: field(partSourceCodec, 'open'),
  reason: field(passedReasonCodec, 'open'),
})
export type PassedOverPart = t.TypeOf<typeof passedOverPartCodec>
