/**
 * Codecs and types of what the retrieval told of one question (value, source, whether read, calculated or assumed), and
 * of which item of the survey a part of the result is.
 */

import * as t from 'io-ts'
import { answerCodec } from '../language/answer'
import { entity, field } from '../language/privacy'
import { partSourceCodec } from './source'

/**
 * How a value came to be: `read` as it stands in the result, `reckoned` from what stands there (a year's salary),
 * `assumed` where the result says nothing (a child of 12 lives at home).
 */
const valueMannerCodec = t.keyof({ read: null, reckoned: null, assumed: null }, 'Manner')
export type ValueManner = t.TypeOf<typeof valueMannerCodec>

/** By the path of the question, whether it was filled in or not. */
export const toldValueCodec = entity('Told', {
  path: field(t.string, 'path'),
  value: field(answerCodec, 'answer'),
  source: field(partSourceCodec, 'open'),
  manner: field(valueMannerCodec, 'open'),
})
export type ToldValue = t.TypeOf<typeof toldValueCodec>

/** Which item of the survey a part of the result is: its place there ('children.1') and the item's path. */
export const placedPartCodec = entity('Placed', { at: field(t.string, 'path'), path: field(t.string, 'path') })
export type PlacedPart = t.TypeOf<typeof placedPartCodec>
