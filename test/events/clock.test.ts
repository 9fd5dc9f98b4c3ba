import { expect, test } from 'vitest'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { msToMidnight, systemClock } from '../../events/clock'

const hour = 3_600_000

test('the date is that of Amsterdam, whatever the machine thinks', () => {
  expect(dateInAmsterdam(Date.UTC(2026, 0, 1, 22, 59, 59, 999))).toBe('2026-01-01')
  expect(dateInAmsterdam(Date.UTC(2026, 0, 1, 23))).toBe('2026-01-02')
  expect(dateInAmsterdam(Date.UTC(2026, 6, 1, 21, 59, 59, 999))).toBe('2026-07-01')
  expect(dateInAmsterdam(Date.UTC(2026, 6, 1, 22))).toBe('2026-07-02')
})

test.each([
  ['a winter day', Date.UTC(2026, 0, 1, 23), 24],
  ['a summer day', Date.UTC(2026, 6, 1, 22), 24],
  ['the day that the clock goes forward', Date.UTC(2026, 2, 28, 23), 23],
  ['the day that the clock goes back', Date.UTC(2026, 9, 24, 22), 25],
  ['the last day of the year', Date.UTC(2026, 11, 30, 23), 24],
])('from midnight to midnight %s', (_day, midnight, hours) => {
  expect(msToMidnight(midnight)).toBe(hours * hour)
  expect(msToMidnight(midnight - 1)).toBe(1)
})

test('the day changes at that midnight and not a millisecond before, at every hour of two years', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += hour) {
    const midnight = at + msToMidnight(at)
    const [before, after] = [dateInAmsterdam(midnight - 1), dateInAmsterdam(midnight)]
    if (before !== dateInAmsterdam(at) || after === before) expect.fail(new Date(at).toISOString())
  }
})

test('ids are new and hold no dot', () => {
  const ids = Array.from({ length: 100 }, () => systemClock.newId())
  expect(new Set(ids).size).toBe(100)
  expect(ids.filter(id => id.includes('.'))).toEqual([])
})
