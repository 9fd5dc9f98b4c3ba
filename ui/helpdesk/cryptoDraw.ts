import type { RandomSource } from '../../projections/pseudonym/random/randomSource'

const drawnAtOnce = 1024

/** Random numbers from 0 to 1 of the browser's cryptographic source. */
export const cryptoDraw = (): RandomSource => {
  const numbers = new Uint32Array(drawnAtOnce)
  let at = drawnAtOnce
  return () => {
    if (at === drawnAtOnce) {
      crypto.getRandomValues(numbers)
      at = 0
    }
    const number = numbers[at] ?? 0
    at += 1
    return number / 2 ** 32
  }
}
