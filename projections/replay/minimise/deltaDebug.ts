/**
 * Shrinks within a budget: finds the fewest elements of a list for which a test still holds, and the smallest variant
 * of a value for which it holds.
 */

/** How much may be spent on shrinking; the caller decides what one try costs. */
export interface ShrinkBudget {
  left: number
}

/**
 * As few of these as still hold, in their order: ever smaller parts are left out as long as it holds without them. Once
 * single ones have been tried and none of them can go, none of them can go by itself; where the budget is gone before
 * that, it is what was found until then.
 * @param holds true of all of them; it takes what it costs from the budget
 */
export const fewestThatHold = <A>(
  all: readonly A[],
  holds: (some: readonly A[]) => boolean,
  budget: ShrinkBudget,
): readonly A[] => {
  let kept = all
  let size = Math.ceil(kept.length / 2)
  while (size >= 1 && kept.length > 0) {
    const before = kept.length
    // From the end: what came later rests on what came before it.
    for (let end = kept.length; end > 0 && budget.left > 0; end -= size) {
      const fewer = [...kept.slice(0, Math.max(0, end - size)), ...kept.slice(end)]
      if (holds(fewer)) kept = fewer
    }
    if (budget.left <= 0) return kept
    if (size === 1 && kept.length === before) return kept
    size = size === 1 ? 1 : Math.ceil(size / 2)
  }
  return kept
}

/** Something smaller in its place, as long as there is something smaller that holds. */
export const smallestThatHolds = <A>(
  value: A,
  smaller: (value: A) => readonly A[],
  holds: (value: A) => boolean,
  budget: ShrinkBudget,
): A => {
  let now = value
  for (;;) {
    const next = budget.left > 0 ? smaller(now).find(one => budget.left > 0 && holds(one)) : undefined
    if (next === undefined) return now
    now = next
  }
}
