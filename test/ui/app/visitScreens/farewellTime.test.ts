import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FarewellTime, startFarewellCountdown } from '../../../../ui/app/visitScreens/farewellTime'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const counting = () => {
  const told: FarewellTime[] = []
  const over = vi.fn()
  return { told, over, ...startFarewellCountdown(time => told.push(time), over) }
}

test('who does nothing is out after five seconds, and sees them pass', () => {
  const { told, over } = counting()
  vi.advanceTimersByTime(4999)
  expect([told.map(({ left }) => left), over.mock.calls.length]).toEqual([[4, 3, 2, 1], 0])
  vi.advanceTimersByTime(1)
  expect(over).toHaveBeenCalledTimes(1)
})

test('who does something stays for twenty seconds after the last thing he did, to the millisecond', () => {
  const { told, over, happen } = counting()
  for (const wait of [4999, 19_999, 700, 12_345]) {
    vi.advanceTimersByTime(wait)
    expect(over).not.toHaveBeenCalled()
    happen('acted')
    expect(told.at(-1)).toEqual({ left: 20, of: 20 })
  }
  vi.advanceTimersByTime(19_999)
  expect(over).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(over).toHaveBeenCalledTimes(1)
  happen('acted')
  vi.advanceTimersByTime(60_000)
  expect(over).toHaveBeenCalledTimes(1)
})

test('who holds the page stays, whatever he does then; who leaves it hears of no end', () => {
  const held = counting()
  held.happen('held')
  held.happen('acted')
  const left = counting()
  left.stop()
  vi.advanceTimersByTime(60_000)
  expect([held.told.at(-1)?.left, held.over.mock.calls.length, left.over.mock.calls.length]).toEqual([null, 0, 0])
})
