import { describe, expect, test } from 'vitest'
import { isReceiptOf, receiptAskedAfter } from '../../../domain/sending/receipt'

const at = Date.parse('2026-11-21T10:00:00Z')
const attempt = { at, changed: false }

describe('what the office received', () => {
  test.each([
    ['2026-11-21T10:00:30Z', true],
    ['2026-11-21T11:00:30+01:00', true],
    // This device's clock may run ahead.
    ['2026-11-21T09:45:00Z', true],
    ['2026-11-21T09:44:59Z', false],
    ['2026-11-20 22:00:00', false],
    // Without a zone it is in UTC, wherever this device is.
    ['2026-11-21 09:45:00', true],
    ['2026-11-21 09:44:59', false],
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['21-11-2026', true],
    // What is no moment is no receipt.
    ['gisteren', false],
    ['0000-00-00 00:00:00', false],
  ])('at %s is (%s) what was sent at ten', (submittedAt, isOurs) => {
    expect(isReceiptOf(attempt, submittedAt)).toBe(isOurs)
  })

  test('is not what stands here where nothing was sent, or something was changed since', () => {
    expect(isReceiptOf(null, '2026-11-21T10:00:30Z')).toBe(false)
    expect(isReceiptOf({ at, changed: true }, '2026-11-21T10:00:30Z')).toBe(false)
  })
})

test('it is asked five times within two minutes, with growing pauses', () => {
  const pauses = receiptAskedAfter.slice(1).map((after, i) => after - (receiptAskedAfter[i] ?? 0))
  expect(receiptAskedAfter).toHaveLength(5)
  expect(receiptAskedAfter[0]).toBe(0)
  expect(receiptAskedAfter.at(-1)).toBeLessThan(120_000)
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(new Set(pauses).size).toBe(pauses.length)
})
