import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partnerSalaryMost, percentageMost } from '../../../domain/language/limits'
import { replacedNumbers } from '../../../projections/pseudonym/numbers'
import { thresholdsOf } from '../../../projections/pseudonym/thresholds'
import { catalogues } from '../../arbitraries/surveys'
import { seeded } from './seeded'

const { numbers: thresholds, ages, months } = thresholdsOf(catalogues.shipped)

const numberArbitrary = fc.oneof(
  fc.integer({ min: -1_000, max: 1_000_000 }),
  fc.integer({ min: 0, max: 1_000_000_00 }).map(cents => cents / 100),
  fc.constantFrom(...thresholds),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0

test('what the rules compare with is read off the catalogue', () => {
  expect(
    [0, percentageMost, partnerSalaryMost, 65, 67, 30, 25, 18, 120, 40].filter(one => !thresholds.has(one)),
  ).toEqual([])
  expect([66, 68, 18].filter(one => !ages.has(one))).toEqual([])
  expect(months).toContain(2)
})

test('numbers rise as they rose, stay on their side of every threshold, and keep their decimals', () => {
  fc.assert(
    fc.property(fc.uniqueArray(numberArbitrary, { maxLength: 60 }), fc.nat(), (values, seed) => {
      const replaced = replacedNumbers(seeded(seed), new Set(values), thresholds)
      const of = (value: number): number => replaced.get(value) ?? value
      const sorted = [...values].sort((a, b) => a - b)
      for (const [i, value] of sorted.entries()) {
        const next = sorted[i + 1]
        if (next !== undefined && next > value) expect(of(next)).toBeGreaterThan(of(value))
        for (const at of thresholds) expect(Math.sign(of(value) - at)).toBe(Math.sign(value - at))
        expect(decimals(of(value))).toBeLessThanOrEqual(Math.max(decimals(value), 0))
      }
    }),
  )
})

test('an amount that has room is another one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 9_000_000 }), fc.nat(), (value, seed) => {
      expect(replacedNumbers(seeded(seed), new Set([value]), thresholds).get(value)).not.toBe(value)
    }),
  )
})

test('so is one right beside a threshold, where the map hardly moves', () => {
  for (const at of thresholds)
    for (let seed = 0; seed < 20; seed++)
      for (const value of [at + 1, at - 1].filter(one => !thresholds.has(one) && !thresholds.has(one + one - at)))
        expect([value, replacedNumbers(seeded(seed), new Set([value]), thresholds).get(value)]).not.toEqual([
          value,
          value,
        ])
})

test('a number without room between two thresholds stays', () => {
  expect(replacedNumbers(seeded(1), new Set([66]), thresholds).get(66)).toBe(66)
})
