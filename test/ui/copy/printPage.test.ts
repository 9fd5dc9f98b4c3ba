import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PrintWindow, printPage } from '../../../ui/copy/printPage'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A window whose printing does this; it can say that it begins. */
const windowThat = (does: (begins: () => void) => void): PrintWindow => {
  const heard = new EventTarget()
  return {
    print: () => does(() => heard.dispatchEvent(new Event('beforeprint'))),
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
  }
}

const printed = async (does: (begins: () => void) => void): Promise<boolean> => {
  const outcome = printPage(windowThat(does))
  await vi.advanceTimersByTimeAsync(2000)
  return outcome
}

test('a browser that begins to print says so, at once or a moment later', async () => {
  expect(await printed(begins => begins())).toBe(true)
  expect(await printed(begins => setTimeout(begins, 300))).toBe(true)
})

test('where nothing happens, or printing is refused, it is not said to have begun', async () => {
  expect(await printed(() => undefined)).toBe(false)
  const refuses = (): void => {
    throw new DOMException('Ignored call to print()')
  }
  expect(await printed(refuses)).toBe(false)
})
