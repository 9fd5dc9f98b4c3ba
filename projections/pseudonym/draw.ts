/** A source of randomness: each call gives a number from 0 up to, and not including, 1. The caller draws it from crypto. */
export type Draw = () => number

/** A whole number from 0 up to, and not including, `count`. */
export const below = (draw: Draw, count: number): number => Math.floor(draw() * count)

/** One of these; the fallback where there are none. */
export const oneOf = <A>(draw: Draw, among: readonly A[], fallback: A): A =>
  among[below(draw, among.length)] ?? fallback
