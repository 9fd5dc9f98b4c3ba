import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { device } from '../openedPortal'
import { customerOf } from '../testPortal'

const { now, sending } = device()

const passes = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  // What was begun comes back.
  await new Promise(resolve => setTimeout(resolve, 20))
}

/** In hardly any time of the clock; Vitest's own waiting would take much of it. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await passes(1)
}

const lineIsBack = async (): Promise<void> => {
  now.browser.window.dispatchEvent(new Event('online'))
  await passes(0)
}

/** Milliseconds between one asking and the next; the first is at once. */
const pauses = [5_000, 15_000, 30_000, 60_000]
const all = pauses.length + 1

/** A sending of which nobody said anything, however often it was asked. */
const neverAnswered = async () => {
  const { start, open, went } = await sending()
  // What the pauses between the calls are made of.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  now.office.outcome = { tag: 'unreachable' }
  now.office.fault = { tag: 'offline' }
  const before = now.office.loads
  const asked = (): number => now.office.loads - before
  start()
  await until(() => asked() === 1)
  for (const [nth, pause] of pauses.entries()) {
    await passes(pause - 1000)
    expect(asked()).toBe(nth + 1)
    await passes(1000)
    await until(() => asked() > nth + 1)
  }
  // By time alone that was the last.
  await passes(60 * 60_000)
  expect(asked()).toBe(all)
  return { asked, went, state: () => open.store.state().sending }
}

test('whether a sending arrived is asked once more each time that the line is back, and nothing is given up meanwhile', async () => {
  const { asked, state, went } = await neverAnswered()
  const before = state()
  expect(before).toMatchObject({ tag: 'unconfirmed', asked: all, absent: false })
  await lineIsBack()
  await lineIsBack()
  expect([asked(), state()]).toEqual([all + 2, before])

  now.office.fault = null
  now.office.customers.set('jan', customerOf('1', 'Jansen', { submitted_at: new Date().toISOString() }))
  await lineIsBack()
  await until(() => went.length > 0)
  expect([went, now.office.sent.length]).toEqual([['/success'], 1])
})

test('where nothing arrived, the customer may change and send again as soon as the line is back; it is asked no more', async () => {
  const { asked, state, went } = await neverAnswered()
  now.office.fault = null
  await lineIsBack()
  await until(() => asked() > all)
  await lineIsBack()
  expect([asked(), state(), went]).toMatchObject([all + 1, { tag: 'unconfirmed', absent: true }, []])
})
