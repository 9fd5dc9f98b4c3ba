import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn } from '../../../domain/language/age'
import { dutchOf, monthsLater } from '../../../domain/language/date'
import { dateIn, daysOn, writtenOn } from '../../../projections/pseudonym/dates'
import { chosenDays } from '../../../projections/pseudonym/days'
import { thresholdsOf } from '../../../projections/pseudonym/thresholds'
import { daysLater, oddDays } from '../../arbitraries/dates'
import { catalogues } from '../../arbitraries/surveys'
import { finished, seeded } from './seeded'

const thresholds = thresholdsOf(catalogues.shipped)

/** Born on, just before or just after the day on which somebody reaches an age, and terms that end so. */
const nearArbitrary = fc
  .tuple(
    fc.constantFrom(...oddDays),
    fc.constantFrom(...[18, 25, 30, 65, 67, 120].map(years => -12 * years), 2, 1, 300, -400),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([today, months, days]) => daysLater(monthsLater(today, months), days))

test('ages and terms stay on their side on every day of the log, and no date of before comes back', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(nearArbitrary, { maxLength: 8 }),
      fc.uniqueArray(fc.constantFrom(...oddDays), { minLength: 1, maxLength: 2 }),
      fc.nat(),
      (dates, todays, seed) => {
        const days = finished(chosenDays(seeded(seed), { dates: new Set(dates), todays: new Set(todays) }, thresholds))
        if (days === null) throw new Error('no number of days')
        expect(Math.abs(days)).toBeGreaterThan(30)
        for (const today of todays)
          for (const date of dates) {
            const [later, moved] = [daysOn(today, days) ?? '', daysOn(date, days) ?? '']
            for (const years of [18, 25, 30, 65, 67, 120])
              expect((ageOn(later, dutchOf(moved) ?? '') ?? 0) >= years).toBe(
                (ageOn(today, dutchOf(date) ?? '') ?? 0) >= years,
              )
            expect(moved > monthsLater(later, 2)).toBe(date > monthsLater(today, 2))
            expect(dates).not.toContain(moved)
          }
      },
    ),
  )
})

test('where no date can be written there is no number of days', () => {
  const log = { dates: new Set(['1000-01-01', '9999-12-31']), todays: new Set(['2026-11-21']) }
  expect(finished(chosenDays(seeded(1), log, thresholds))).toBeNull()
})

test.each([
  ['01-03-2026', 30, '31-03-2026'],
  [' 28-02-2028 ', 1, ' 29-02-2028 '],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-12-31T23:59:00+01:00', 2, '2027-01-02T23:59:00+01:00'],
  ['2026-12-31 10:00:00', -1, '2026-12-30 10:00:00'],
])('the date in %j is %i days later %j', (text, days, later) => {
  const date = dateIn(text)
  expect(date === null ? null : writtenOn(date, days)).toBe(later)
})

test.each(['31-02-2026', '1-1-2020', '2026-02-30', 'op 01-01-2020', '', '2026-01-01x'])('%j is no date', text => {
  expect(dateIn(text)).toBeNull()
})
