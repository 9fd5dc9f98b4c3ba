import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log } from '../../../events/log/log'
import { catalogues } from '../../arbitraries/surveys'
import { openTab } from './tab'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A log that takes nothing, and the moments that it was asked, in milliseconds. */
const refusing = () => {
  const log = openInMemoryLog(emptyInMemoryLogData())
  const asked: number[] = []
  const append: Log['append'] = () => async () => {
    asked.push(Date.now())
    return E.left({ tag: 'failed', detail: 'no' })
  }
  const waits = () => asked.slice(1).map((at, n) => at - (asked[n] ?? 0))
  return { log: { ...log, append }, waits }
}

test('a store that refuses is asked less and less often, and never given up', async () => {
  const { log, waits } = refusing()
  const { store } = await openTab(catalogues.shipped, log, 'a')
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waits()).toEqual([500, 1000, 2000, 5000, 10_000, 10_000, 10_000, 10_000, 10_000])
})

test('and at once when the customer goes on', async () => {
  const { log, waits } = refusing()
  const { store } = await openTab(catalogues.shipped, log, 'a')
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' })
  await vi.advanceTimersByTimeAsync(10_000)
  const before = waits().length
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.first_name', value: 'Piet' })
  await vi.advanceTimersByTimeAsync(0)
  expect(waits()).toHaveLength(before + 1)
})
