import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Effect } from '../../../events/effects/effect'
import { createEffectRunner } from '../../../events/effects/runner'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const load: Effect = { tag: 'loadCustomer' }
const lenders: Effect = { tag: 'loadLenders' }
const lookUp = (number: string): Effect => ({
  tag: 'lookUpAddress',
  at: 'customer.address',
  sought: { postalCode: '3511AB', number, addition: '' },
})

/** A runner whose calls wait until they are answered; each goes by its place in the order of starting. */
const runner = (sinceKey: () => number = () => 0) => {
  const calls: { readonly effect: Effect; readonly signal: AbortSignal; readonly answer: () => void }[] = []
  const { follow, hope, stop } = createEffectRunner(
    (effect, signal) => new Promise(answer => calls.push({ effect, signal, answer })),
    { now: Date.now, sinceKey },
  )
  const answered = async (n: number): Promise<void> => {
    calls[n]?.answer()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { follow, hope, stop, calls, answered, started: () => calls.map(({ effect }) => effect) }
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('what is due', () => {
  test('is called once, however often it is said to be due', async () => {
    const { follow, started } = runner()
    follow([load, lenders])
    follow([load, lenders])
    await later(0)
    follow([{ tag: 'loadCustomer' }, lenders])
    await later(5000)
    expect(started()).toEqual([load, lenders])
  })

  test('and came back without having helped is not called in a loop', async () => {
    const { follow, started, answered } = runner()
    follow([load])
    await later(0)
    await answered(0)
    for (let i = 0; i < 5; i++) follow([load])
    await later(60_000)
    expect(started()).toEqual([load])
  })

  test('is called again once there is hope, but for what is still on its way', async () => {
    const { follow, hope, started, answered } = runner()
    follow([load, lenders])
    await later(0)
    await answered(0)
    hope()
    follow([load, lenders])
    await later(0)
    expect(started()).toEqual([load, lenders, load])
  })

  test('is called again when it was not due for a while', async () => {
    const { follow, started, answered } = runner()
    follow([load])
    await later(0)
    await answered(0)
    follow([])
    follow([load])
    await later(0)
    expect(started()).toEqual([load, load])
  })
})

describe('a look-up', () => {
  test('waits 500 ms, and begins anew with another address', async () => {
    const { follow, started } = runner()
    follow([lookUp('1')])
    await later(499)
    expect(started()).toEqual([])
    follow([lookUp('12')])
    await later(499)
    expect(started()).toEqual([])
    await later(1)
    expect(started()).toEqual([lookUp('12')])
  })

  test('counts its 500 ms from the last key, not from the commit that came after it', async () => {
    const { follow, started } = runner(() => 250)
    follow([lookUp('1')])
    await later(249)
    expect(started()).toEqual([])
    await later(1)
    expect(started()).toEqual([lookUp('1')])
  })

  test('that nobody typed just now waits for nothing', async () => {
    const { follow, started } = runner(() => Number.POSITIVE_INFINITY)
    follow([lookUp('1')])
    await later(0)
    expect(started()).toEqual([lookUp('1')])
  })

  test('that is on its way is broken off when the customer types on', async () => {
    const { follow, calls } = runner()
    follow([lookUp('1')])
    await later(500)
    expect(calls[0]?.signal.aborted).toBe(false)
    follow([lookUp('12')])
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})

test('stopping breaks off what runs, and what waits never begins', async () => {
  const { follow, stop, calls, started } = runner()
  follow([load, lookUp('1')])
  await later(0)
  stop()
  await later(60_000)
  expect(started()).toEqual([load])
  expect(calls[0]?.signal.aborted).toBe(true)
})

describe('asking whether the inventory arrived', () => {
  const ask = (nth: number, after: number): Effect => ({ tag: 'askReceipt', nth, notBefore: Date.now() + after })

  test('waits until its moment, and is another call when it is asked again', async () => {
    const { follow, started, answered } = runner()
    const first = ask(1, 5000)
    follow([first])
    await later(4999)
    expect(started()).toEqual([])
    await later(1)
    expect(started()).toEqual([first])
    await answered(0)
    const second = ask(2, 0)
    follow([second])
    await later(0)
    expect(started()).toEqual([first, second])
  })

  test('waits no longer than the pauses are, however far the clock was put back', async () => {
    const { follow, started } = runner()
    follow([ask(1, 86_400_000)])
    await later(110_000)
    expect(started()).toHaveLength(1)
  })
})
