/** A range of numbers, both ends included, and the intersection of ranges with others. */

/** From and up to and including; empty where the first is more than the second. */
export type NumberRange = readonly [least: number, most: number]

/** Of each range what lies in all the others too. */
export const intersectRanges = (
  ranges: readonly NumberRange[],
  ...others: readonly NumberRange[]
): readonly NumberRange[] =>
  ranges.map(([least, most]) => [
    Math.max(least, ...others.map(([from]) => from)),
    Math.min(most, ...others.map(([, to]) => to)),
  ])
