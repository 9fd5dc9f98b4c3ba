import * as t from 'io-ts'

/**
 * Why the office does not have the inventory: `invalid` a 422, `unexpected` another answer than 200,
 * `network` no answer at all (spec 2 section 8).
 */
export const sendingFailureCodec = t.keyof({ invalid: null, unexpected: null, network: null }, 'SendingFailure')
export type SendingFailure = t.TypeOf<typeof sendingFailureCodec>
