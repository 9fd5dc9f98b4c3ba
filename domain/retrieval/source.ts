import * as t from 'io-ts'

/**
 * Where the provider got a part: the tax authority's via, the benefits agency's insurance report, the government's
 * personal data, the pension overview (spec 1 section 2).
 */
export const sourceCodec = t.keyof({ mbd: null, uwv: null, moh: null, mpo: null }, 'Source')
export type Source = t.TypeOf<typeof sourceCodec>

/** Every source, in the order in which they are named to the customer. */
export const sources: readonly Source[] = ['moh', 'mbd', 'uwv', 'mpo']

/** Null: the provider did not say. */
export const partSourceCodec = t.union([sourceCodec, t.null])
export type PartSource = t.TypeOf<typeof partSourceCodec>
