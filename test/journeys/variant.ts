/**
 * Of several of a kind the first holds the claim in `npm test`; the others show the same once more, and only `npm run test:all`
 * plays them.
 * @param at its place among them
 */
export const onceMore = (at: number): { readonly tags?: 'variant' } => (at === 0 ? {} : { tags: 'variant' })
