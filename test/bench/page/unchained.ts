import type * as chain from '../../../events/log/hashChain'

// The bench builds its page once more with this in the place of `events/log/hashChain`: the same log without hashes, and
// so without a mark of its head.

export const chainLine: typeof chain.chainLine = (_, json) => json
export const hashIn: typeof chain.hashIn = () => null
export const linkAfter: typeof chain.linkAfter = (_, log) => log
export const isIntact: typeof chain.isIntact = () => true
