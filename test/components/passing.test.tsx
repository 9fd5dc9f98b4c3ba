import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { autoAdvanceMs } from '../../domain/language/limits'
import { AutoAdvance } from '../../ui/survey/step/AutoAdvance'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const mounted = async () => {
  const onPass = vi.fn<() => void>()
  return { onPass, ...(await render(<AutoAdvance onPass={onPass} />)) }
}

test('a step goes on by itself after its time, once', async () => {
  const { onPass } = await mounted()
  vi.advanceTimersByTime(autoAdvanceMs - 1)
  expect(onPass).not.toHaveBeenCalled()
  vi.advanceTimersByTime(autoAdvanceMs)
  expect(onPass).toHaveBeenCalledTimes(1)
})

test('who stays is told so, where the focus goes', async () => {
  const { onPass, getByRole } = await mounted()
  await getByRole('button', { name: 'Hier blijven' }).click()
  // Not by the browser's own waiting, whose clock stands still here.
  await vi.waitFor(() => expect(document.activeElement).toBe(getByRole('status').element()))
  vi.advanceTimersByTime(2 * autoAdvanceMs)
  expect(onPass).not.toHaveBeenCalled()
})

test('who leaves the step before is led nowhere', async () => {
  const { onPass, unmount } = await mounted()
  await unmount()
  vi.advanceTimersByTime(2 * autoAdvanceMs)
  expect(onPass).not.toHaveBeenCalled()
})
