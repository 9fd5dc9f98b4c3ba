import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { activeMark, activeSince, countListeners } from '../components/activeListeners'

countListeners()

const { setTimeout } = window

// All files have one page: what one was given, and what was chosen in it, is not the next one's.
beforeAll(() => page.viewport(1280, 800))

let mark = 0
beforeEach(() => {
  mark = activeMark()
})

// The law of every component test: what it mounted is unmounted, and then nothing of the product waits to be called.
afterEach(async () => {
  await cleanup()
  vi.useRealTimers()
  // Vitest restores each spy once more, that on a clock which is gone too.
  vi.restoreAllMocks()
  Object.assign(window, { setTimeout })
  await expect.poll(() => activeSince(mark), { timeout: 4000 }).toEqual([])
  localStorage.clear()
  sessionStorage.clear()
})
