/**
 * A part of a retrieval result that was left out before it was compared with anything, with its place, source and
 * reason (unreadable, too long, too many, not a usable document).
 */

import * as t from 'io-ts'
import { entity, field } from '../language/privacy'
import { partSourceCodec } from './source'

/**
 * Why something of the result was not used, before it was compared with anything. `shape`: it is not what stands there;
 * `number`, `date`, `yesNo`, `text`: it cannot be read as one; `long`: it is longer than anything real; `many`: it stands
 * behind more than anybody has; `file`: it is no document that can be sent along.
 */
const asideReasonCodec = t.keyof(
  { shape: null, number: null, date: null, yesNo: null, text: null, long: null, many: null, file: null },
  'AsideReason',
)
export type AsideReason = t.TypeOf<typeof asideReasonCodec>

/**
 * `at` names the place in the result by keys and positions ('children.1.date_of_birth'); of a list ('children') where a
 * member of it is no part at all: positions count those that are.
 */
export const setAsidePartCodec = entity('SetAside', {
  at: field(t.string, 'path'),
  source: field(partSourceCodec, 'open'),
  reason: field(asideReasonCodec, 'open'),
})
export type SetAsidePart = t.TypeOf<typeof setAsidePartCodec>
