import type { RandomSource } from '../../../projections/pseudonym/random/randomSource'

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export const seeded = (seed: number): RandomSource => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What work in parts comes to. */
export const finished = <A>(work: Generator<unknown, A>): A => {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
