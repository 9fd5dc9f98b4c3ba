/**
 * A source of random numbers from 0 up to 1, and functions that draw from it a whole number below a count or one
 * element of a list.
 */

/** A source of randomness: each call gives a number from 0 up to, and not including, 1. The caller draws it from crypto. */
export type RandomSource = () => number

/** A whole number from 0 up to, and not including, `count`. */
export const randomBelow = (draw: RandomSource, count: number): number => Math.floor(draw() * count)

/** One of these; the fallback where there are none. */
export const randomOneOf = <A>(draw: RandomSource, among: readonly A[], fallback: A): A =>
  among[randomBelow(draw, among.length)] ?? fallback
