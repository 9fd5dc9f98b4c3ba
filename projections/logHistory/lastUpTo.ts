/** Counts the entries of a list in the order of the log that stand at or before a seq, and finds the last of them. */

/** How many of a list in the order of the log stand at or before this seq. */
export const countUpTo = (found: readonly { readonly seq: number }[], seq: number): number => {
  let [low, high] = [0, found.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((found[middle]?.seq ?? 0) <= seq) low = middle + 1
    else high = middle
  }
  return low
}

/** The last entry at or before this seq, of a list in the order of the log; null where there is none. */
export const lastUpTo = <A extends { readonly seq: number }>(found: readonly A[], seq: number): A | null =>
  found[countUpTo(found, seq) - 1] ?? null
