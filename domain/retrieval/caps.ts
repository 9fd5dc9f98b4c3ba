/**
 * How much a result may hold. More is nobody's household: what stands behind it is set aside, and told. `text`:
 * characters of a result that comes as text, its documents within; `items`: of one list; `words`: characters of one
 * value; `number`: the largest amount either way; `told`: places that are set aside one by one.
 */
export const retrievalCaps = {
  text: 160_000_000,
  items: 50,
  words: 200,
  number: 1_000_000_000_000,
  told: 200,
} as const
