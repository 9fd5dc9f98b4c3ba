import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenLifetimeMs } from '../../../../events/session/session'
import { timeLeft, untilNextWarning } from '../../../../events/session/sessionTimeout/timeLeft'

const end = 10_000_000

describe('what is told of the time that a session has left', () => {
  test.each([
    [tokenLifetimeMs, null],
    [300_001, null],
    [300_000, { stage: 'soon', minutes: 5 }],
    [240_001, { stage: 'soon', minutes: 5 }],
    [240_000, { stage: 'soon', minutes: 4 }],
    [60_001, { stage: 'soon', minutes: 2 }],
    [60_000, { stage: 'last', minutes: 1 }],
    [1, { stage: 'last', minutes: 1 }],
    [0, null],
    [-5_000_000, null],
  ])('%i ms before its end: %o', (left, told) => {
    expect(timeLeft(end, end - left)).toEqual(told)
  })

  test('never more than there is, and less than a minute too little', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), left => {
        const told = timeLeft(end, end - left)?.minutes ?? 0
        expect(told * 60_000).toBeGreaterThanOrEqual(left)
        expect((told - 1) * 60_000).toBeLessThan(left)
      }),
    )
  })

  test('stays the same until it is looked at again, and is then another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: tokenLifetimeMs }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (left, part) => {
          const now = end - left
          const wait = untilNextWarning(end, now) ?? 0
          expect(wait).toBeGreaterThan(0)
          const before = now + Math.floor((wait - 1) * part)
          expect(timeLeft(end, before)).toEqual(timeLeft(end, now))
          expect(timeLeft(end, now + wait)).not.toEqual(timeLeft(end, now))
        },
      ),
    )
  })

  test('after the end there is nothing to wait for, however long the laptop slept', () => {
    expect(untilNextWarning(end, end)).toBeNull()
    expect(untilNextWarning(end, end + 90_000_000)).toBeNull()
  })
})
