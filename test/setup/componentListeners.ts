import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { activeMark, activeSince, countListeners } from '../components/activeListeners'

countListeners()

// What the line of this machine does is no subject of a test, and every portal of the page would hear of it.
for (const type of ['online', 'offline'])
  window.addEventListener(type, event => event.isTrusted && event.stopImmediatePropagation(), true)

Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true })

// All files have one page: what one was given, and what was chosen in it, is not the next one's.
beforeAll(() => page.viewport(1280, 800))

let mark = 0
beforeEach(() => {
  mark = activeMark()
})

// The law of every component test: what it mounted is unmounted, and then nothing of the product waits to be called.
afterEach(async () => {
  await cleanup()
  // A portal hears of the line as long as its page lives, also where it is gone: none of them tries a lost line again.
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => activeSince(mark), { timeout: 4000 }).toEqual([])
  localStorage.clear()
  sessionStorage.clear()
})
