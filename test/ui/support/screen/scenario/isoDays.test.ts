import { expect, it } from 'vitest'
import { birthday, daysBetween, daysLater, isDay } from '../../../../../ui/support/screen/scenario/isoDays'

it('counts days over months, years and the hour that summer takes', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysLater('2026-03-28', 2)).toBe('2026-03-30')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
})

it('who was born on 29 February is a year older on 1 March', () => {
  expect(birthday('1960-02-29', 67)).toBe('2027-03-01')
  expect(birthday('1960-02-29', 68)).toBe('2028-02-29')
})

it('takes nothing for a day that is none', () => {
  expect(['2026-11-21', '', 'morgen', '2026-13-01', '2026-1-1'].map(isDay)).toEqual([true, false, false, false, false])
})
