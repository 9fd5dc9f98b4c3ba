import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOfficeConnection, retryMs } from '../../../ui/office/officeConnection'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const lineOf = (browser: { isOnline: boolean }) => {
  const window = new EventTarget()
  const line = createOfficeConnection(window as unknown as Window, () => browser.isOnline) // It only listens.
  const hopes: number[] = []
  line.retry$.subscribe(() => hopes.push(Date.now()))
  return { window, line, hopes }
}

test('the line is gone when the browser says so or a call gets no answer, and back when one does', () => {
  const browser = { isOnline: true }
  const { window, line, hopes } = lineOf(browser)
  const gone: boolean[] = []
  line.isOffline$.subscribe(isGone => gone.push(isGone))
  line.startCall()(E.right(null))
  line.startCall()(E.left({ tag: 'aborted' }))
  line.startCall()(E.left({ tag: 'slow' }))
  expect([gone, hopes.length]).toEqual([[false], 0])
  line.startCall()(E.left({ tag: 'offline' }))
  line.markAnnounced()
  line.startCall()(E.left({ tag: 'offline' }))
  expect([gone, line.isAnnounced()]).toEqual([[false, true], true])
  line.startCall()(E.left({ tag: 'status', status: 500, body: null }))
  expect([gone, hopes.length, line.isAnnounced()]).toEqual([[false, true, false], 1, false])
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect([gone.slice(3), hopes.length]).toEqual([[true, false], 2])
})

test('an answer to a call of before the line was lost does not say that it is back', () => {
  const { line, hopes } = lineOf({ isOnline: true })
  const [lost, late] = [line.startCall(), line.startCall()]
  lost(E.left({ tag: 'offline' }))
  late(E.right(null))
  expect([line.isOffline$.value, hopes.length]).toEqual([true, 0])
  line.startCall()(E.right(null))
  expect([line.isOffline$.value, hopes.length]).toEqual([false, 1])
})

test('a page that is opened without a line knows it; where the browser does not, it is tried again now and then', () => {
  const browser = { isOnline: false }
  const { line, hopes } = lineOf(browser)
  expect(line.isOffline$.value).toBe(true)
  vi.advanceTimersByTime(retryMs * 3)
  expect(hopes).toEqual([])
  browser.isOnline = true
  vi.advanceTimersByTime(retryMs * 2)
  expect(hopes).toHaveLength(2)
  line.startCall()(E.right(null))
  vi.advanceTimersByTime(retryMs * 2)
  expect(hopes).toHaveLength(3)
})
