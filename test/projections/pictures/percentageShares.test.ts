import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentageShares } from '../../../projections/pictures/percentageShares'

test('shares are whole per cents that add up, also where rounding would lose one', () => {
  expect(percentageShares([1, 1, 1])).toEqual([34, 33, 33])
  expect(percentageShares([150_000, 50_000])).toEqual([75, 25])
  expect(percentageShares([5])).toEqual([100])
  expect(percentageShares([])).toEqual([])
})

test('a share of less than a per cent makes tenths of them all; at one per cent it does not', () => {
  expect(percentageShares([99, 1])).toEqual([99, 1])
  expect(percentageShares([9901, 99])).toEqual([99, 1])
  expect(percentageShares([9950, 50])).toEqual([99.5, 0.5])
})

test('whatever is owed, what is written adds up to 100 and is never a whole unit away', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1, maxLength: 6 }), amounts => {
      const said = percentageShares(amounts)
      const whole = amounts.reduce((sum, one) => sum + one, 0)
      expect(Math.round(said.reduce((sum, one) => sum + one * 10, 0))).toBe(1000)
      const unit = amounts.some(one => one / whole < 0.01) ? 0.1 : 1
      for (const [at, one] of said.entries())
        expect(Math.abs(one - ((amounts[at] ?? 0) / whole) * 100)).toBeLessThan(unit + 1e-9)
    }),
  )
})
