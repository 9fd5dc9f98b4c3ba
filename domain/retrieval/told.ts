import * as t from 'io-ts'
import { answerCodec } from '../language/answer'
import { entity, field } from '../language/privacy'
import { partSourceCodec } from './source'

/**
 * How a value came to be: `read` as it stands in the result, `reckoned` from what stands there (a year's salary),
 * `assumed` where the result says nothing (a child of 12 lives at home).
 */
export const mannerCodec = t.keyof({ read: null, reckoned: null, assumed: null }, 'Manner')
export type Manner = t.TypeOf<typeof mannerCodec>

/** What the retrieval told of one question, by its path, whether it was filled in or not. */
export const toldCodec = entity('Told', {
  path: field(t.string, 'path'),
  value: field(answerCodec, 'answer'),
  source: field(partSourceCodec, 'open'),
  manner: field(mannerCodec, 'open'),
})
export type Told = t.TypeOf<typeof toldCodec>

/** Which item of the survey a part of the result is: its place there ('children.1') and the item's path. */
export const placedCodec = entity('Placed', { at: field(t.string, 'path'), path: field(t.string, 'path') })
export type Placed = t.TypeOf<typeof placedCodec>
