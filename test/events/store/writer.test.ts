import * as E from 'fp-ts/Either'
import { BehaviorSubject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log, LogOutcome } from '../../../events/log/log'
import { catalogues } from '../../arbitraries/surveys'
import { openTab } from './tab'

const catalogue = catalogues.shipped
const named = (value: string): Command => ({ type: 'ChangeAnswer', path: 'customer.first_name', value })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A log whose appends wait until they are let through, or fail. */
const slow = (log: Log) => {
  const waiting: ((fails: boolean) => void)[] = []
  const slowLog: Log = {
    ...log,
    append:
      (...args) =>
      async (): Promise<LogOutcome<void>> => {
        const fails = await new Promise<boolean>(resolve => waiting.push(resolve))
        return fails ? E.left({ tag: 'failed', detail: 'tried' }) : log.append(...args)()
      },
  }
  const next = async (fails = false): Promise<void> => {
    waiting.shift()?.(fails)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { log: slowLog, next }
}

describe('a log that the window alone holds', () => {
  test('is never called saved: not at the start, not after an answer', async () => {
    const { store, said } = await openTab(catalogue, openInMemoryLog(), 'a')
    store.dispatch(named('Jan'))
    expect(await store.settled()).toBe(true)
    expect(said).toEqual(['inWindow', 'saving', 'inWindow'])
  })

  test('is told of while it is being written too', async () => {
    const { log, next } = slow(openInMemoryLog())
    const { store, said } = await openTab(catalogue, log, 'a')
    store.dispatch(named('Jan'))
    await vi.advanceTimersByTimeAsync(0)
    await next(true)
    await vi.advanceTimersByTimeAsync(1000)
    await next()
    expect(said).toEqual(['inWindow', 'saving', 'fault', 'inWindow'])
  })
})

test('who waited until all is stored listens no more after that, also where it was not at first', async () => {
  const { log, next } = slow(openInMemoryLog())
  const { store } = await openTab(catalogue, log, 'a')
  const listening = (): number => (store.saving$ instanceof BehaviorSubject ? store.saving$.observers.length : -1)
  const before = listening()
  for (const fails of [false, true]) {
    store.dispatch(named(`Jan ${fails}`))
    const settled = store.settled()
    await vi.advanceTimersByTimeAsync(0)
    expect(listening()).toBe(before + 1)
    await next(fails)
    expect(await settled).toBe(!fails)
    await vi.advanceTimersByTimeAsync(500)
    await next()
    expect(listening()).toBe(before)
  }
})

describe('a disk that takes its time', () => {
  test('keeps nobody from answering, and says saved only once all of it is stored', async () => {
    const shelf = emptyInMemoryLogData()
    const { log, next } = slow(openInMemoryLog(shelf))
    const { store, said } = await openTab(catalogue, log, 'a')
    for (const name of ['J', 'Ja', 'Jan']) expect(E.isRight(store.dispatch(named(name)))).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.records()).toHaveLength(3)
    expect(store.saving().tag).toBe('saving')
    await next()
    await next()
    expect(said).toEqual(['saved', 'saving', 'saved'])
    expect(shelf.lines).toHaveLength(4)
  })

  test('still gets what was done before the tab froze', async () => {
    const shelf = emptyInMemoryLogData()
    const { log, next } = slow(openInMemoryLog(shelf))
    const { store } = await openTab(catalogue, log, 'a')
    store.dispatch(named('Jan'))
    store.freeze()
    expect(store.dispatch(named('Piet'))).toEqual(E.left({ tag: 'OpenElsewhere' }))
    const settled = store.settled()
    await next()
    expect(await settled).toBe(true)
    expect(shelf.lines).toHaveLength(2)
  })
})

describe('who waits for what waits', () => {
  test('hears at once that the store does not take it, while the trying goes on', async () => {
    const shelf = emptyInMemoryLogData()
    const { log, next } = slow(openInMemoryLog(shelf))
    const { store } = await openTab(catalogue, log, 'a')
    store.dispatch(named('Jan'))
    const settled = store.settled()
    await next(true)
    expect(await settled).toBe(false)
    await vi.advanceTimersByTimeAsync(500)
    await next()
    expect(store.saving().tag).toBe('saved')
    expect(shelf.lines).toHaveLength(2)
    expect(await store.settled()).toBe(true)
  })

  test('does not wait on when the log is given up', async () => {
    const { log, next } = slow(openInMemoryLog(emptyInMemoryLogData()))
    const { store } = await openTab(catalogue, log, 'a')
    store.dispatch(named('Jan'))
    const settled = store.settled()
    store.stop()
    await next(true)
    expect(await settled).toBe(false)
  })
})
