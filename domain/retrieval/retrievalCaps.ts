/** How much a retrieval result may hold, and whether one is too large to be looked at. */

/**
 * How much a result may hold. More is nobody's household: what stands behind it is set aside, and told. `text`:
 * characters of a result that comes as text, its documents within; `items`: of one list; `words`: characters of one
 * value; `number`: the largest amount either way; `told`: places that are set aside one by one; `values`: all that a result
 * holds that comes as a value.
 */
export const retrievalCaps = {
  text: 160_000_000,
  items: 50,
  words: 200,
  number: 1_000_000_000_000,
  told: 200,
  values: 400_000,
} as const

/**
 * Whether a result, as text or as a value of the browser's, is more than is looked at. Not by recursion: it may hold itself.
 */
export const isTooLarge = (result: unknown): boolean => {
  const open: unknown[] = [result]
  let [text, values] = [0, 0]
  for (let at = 0; at < open.length; at++) {
    const one = open[at]
    values += 1
    if (typeof one === 'string') text += one.length
    // To list the members of bytes would take many times their room.
    const isBytes = ArrayBuffer.isView(one)
    if (isBytes) text += one.byteLength
    if (text > retrievalCaps.text || values > retrievalCaps.values) return true
    if (typeof one !== 'object' || one === null || isBytes) continue
    const members: readonly unknown[] = Array.isArray(one) ? one : Object.values(one)
    if (values + members.length > retrievalCaps.values) return true
    for (const member of members) open.push(member)
  }
  return false
}
