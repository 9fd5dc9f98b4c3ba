import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { activeMark, activeSince, countListeners } from '../components/activeListeners'

countListeners()

let mark = 0
beforeEach(() => {
  mark = activeMark()
})

// The law of every component test: what it mounted is unmounted, and then nothing of the product waits to be called.
afterEach(async () => {
  await cleanup()
  await expect.poll(() => activeSince(mark), { timeout: 4000 }).toEqual([])
})
