import { expect, test } from 'vitest'
import { dayWords, whenWords } from '../../../domain/texts/whenWords'

const at = Date.parse('2026-11-21T20:14:30Z')

test('a moment is said as one says it, by the clock of Amsterdam', () => {
  expect(whenWords(at, '2026-11-21')).toBe('vandaag om 21:14')
  expect(whenWords(at, '2026-11-22')).toBe('gisteren om 21:14')
  expect(whenWords(at, '2026-11-23')).toBe('op 21-11-2026 om 21:14')
  expect(whenWords(Date.parse('2026-07-01T22:30:00Z'), '2026-07-02')).toBe('vandaag om 00:30')
})

test('yesterday passes over the end of a month, and over the hour that is put forward', () => {
  expect(dayWords(Date.parse('2026-02-28T12:00:00Z'), '2026-03-01')).toBe('gisteren')
  expect(dayWords(Date.parse('2026-03-28T23:30:00Z'), '2026-03-30')).toBe('gisteren')
})

test('of a day that is not known nothing is said but the date', () => {
  expect(dayWords(at, '')).toBe('op 21-11-2026')
})
