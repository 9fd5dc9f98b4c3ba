/**
 * Amounts as percentages of their sum that add up to exactly 100: whole ones, or tenths where one would be less than
 * one per cent.
 */

/** Below this a whole per cent says nothing. */
const smallest = 0.01

/**
 * Amounts as per cents of their sum, that add up to 100 as they are written: each is rounded down, and what is then left
 * goes to those that lost most. None where there is nothing to share.
 * @param amounts above zero
 */
export const percentageShares = (amounts: readonly number[]): readonly number[] => {
  const whole = amounts.reduce((sum, one) => sum + one, 0)
  if (whole <= 0) return []
  const units = amounts.some(one => one / whole < smallest) ? 1000 : 100
  const exact = amounts.map(one => (one / whole) * units)
  const down = exact.map(Math.floor)
  const left = units - down.reduce((sum, one) => sum + one, 0)
  const lost = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left)
  const up = new Set(lost.map(({ at }) => at))
  return down.map((one, at) => ((one + (up.has(at) ? 1 : 0)) * 100) / units)
}
