import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import type { StoreFault } from '../../../events/disk/storeFault'
import { failedFault } from '../../../events/disk/storeFault'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log } from '../../../events/log/log'
import { catalogues } from '../../arbitraries/surveys'
import { openTab } from './tab'

const named = (value: string): Command => ({ type: 'ChangeAnswer', path: 'customer.first_name', value })
const open = (log: Log) => openTab(catalogues.shipped, log, 'a')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A log that refuses a write while the answer to `refuses` says why. */
const moody = (refuses: () => StoreFault | null, shelf = emptyInMemoryLogData()) => {
  const log = openInMemoryLog(shelf)
  const asked: number[] = []
  const append: Log['append'] =
    (...args) =>
    async () => {
      asked.push(Date.now())
      const fault = refuses()
      return fault === null ? log.append(...args)() : E.left(fault)
    }
  return { log: { ...log, append }, asked }
}

describe('a store that refuses', () => {
  test('is asked again as soon as at first, once it took something in between', async () => {
    let left = 3
    const { log, asked } = moody(() => (left-- > 0 ? failedFault('full') : null))
    const { store } = await open(log)
    store.dispatch(named('Jan'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.saving().tag).toBe('saved')
    left = 2
    const before = asked.length
    store.dispatch(named('Piet'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.slice(before).map((at, n, all) => at - (all[n - 1] ?? at))).toEqual([0, 500, 1000])
  })

  test('while nothing waits is no fault: who looks for what other tabs wrote looks again', async () => {
    const { log } = moody(() => failedFault('busy'))
    const { store, said } = await open(log)
    await store.catchUp()
    expect(said).toEqual(['saved'])
  })

  test.each<StoreFault>([
    { tag: 'erased', detail: 'gone' },
    { tag: 'newer', detail: 'gone' },
  ])('for good ($tag) is asked nothing more, and that stays said', async fault => {
    const { log, asked } = moody(() => fault)
    const { store, said } = await open(log)
    store.dispatch(named('Jan'))
    await vi.advanceTimersByTimeAsync(60_000)
    store.dispatch(named('Piet'))
    expect(await store.settled()).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
    expect([said, store.saving()]).toEqual([['saved', 'saving', 'fault'], { tag: 'fault', fault }])
  })

  test('to be opened is tried until it is, and what waited is written then', async () => {
    const shelf = emptyInMemoryLogData()
    const log = openInMemoryLog(shelf)
    let tries = 0
    const late: Log = { ...log, open: (...args) => (tries++ < 3 ? TE.left(failedFault('tried')) : log.open(...args)) }
    const { store } = await open(late)
    expect(await store.mend(1)).toBe(false)
    store.dispatch(named('Jan'))
    expect(await store.settled()).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([store.saving().tag, tries, shelf.lines.length]).toEqual(['saved', 4, 2])
  })
})

describe('once a log is given up', () => {
  test('nothing is said of what befalls its store, nor of a write that was under way', async () => {
    let befalls: (fault: StoreFault) => void = () => undefined
    const waiting: (() => void)[] = []
    const { log } = moody(() => failedFault('late'))
    const slow: Log['append'] =
      (...args) =>
      async () => {
        await new Promise<void>(resolve => waiting.push(resolve))
        return log.append(...args)()
      }
    const { store, said } = await open({
      ...log,
      append: slow,
      watch: told => {
        befalls = told
      },
    })
    store.dispatch(named('Jan'))
    await vi.advanceTimersByTimeAsync(0)
    store.stop()
    befalls({ tag: 'erased', detail: 'gone' })
    for (const go of waiting) go()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(said).toEqual(['saved', 'saving'])
  })

  test('it is not mended, nor looked at for what other tabs wrote', async () => {
    const shelf = emptyInMemoryLogData()
    const { log, asked } = moody(() => null, shelf)
    const { store } = await open(log)
    store.dispatch(named('Jan'))
    await store.settled()
    store.stop()
    const [lines, times] = [[...shelf.lines], asked.length]
    expect(await store.mend(1)).toBe(false)
    await store.catchUp()
    expect([shelf.lines, asked.length]).toEqual([lines, times])
  })
})

describe('mending a log', () => {
  test('waits for the write that is under way', async () => {
    const order: string[] = []
    const { log } = moody(() => null)
    const waiting: (() => void)[] = []
    const { store } = await open({
      ...log,
      append:
        (...args) =>
        async () => {
          await new Promise<void>(resolve => waiting.push(resolve))
          order.push('written')
          return log.append(...args)()
        },
      mend: record => {
        order.push('mended')
        return log.mend(record)
      },
    })
    store.dispatch(named('Jan'))
    await vi.advanceTimersByTimeAsync(0)
    const mended = store.mend(1)
    await vi.advanceTimersByTimeAsync(100)
    for (const go of waiting) go()
    expect(await mended).toBe(true)
    expect(order).toEqual(['written', 'mended'])
  })

  test('is no writing: what was answered meanwhile is settled once it is stored itself', async () => {
    const log = openInMemoryLog(emptyInMemoryLogData())
    const going: (() => void)[] = []
    const held = (): Promise<void> => new Promise(resolve => going.push(resolve))
    const goOn = async (): Promise<void> => {
      for (const go of going.splice(0)) go()
      await vi.advanceTimersByTimeAsync(100)
    }
    const { store } = await open({
      ...log,
      append:
        (...args) =>
        async () => {
          await held()
          return log.append(...args)()
        },
      mend: record => async () => {
        await held()
        return log.mend(record)()
      },
    })
    store.dispatch(named('Jan'))
    await vi.advanceTimersByTimeAsync(0)
    await goOn()
    const mended = store.mend(1)
    await vi.advanceTimersByTimeAsync(0)
    store.dispatch(named('Piet'))
    const settled = vi.fn()
    void store.settled().then(settled)
    await goOn()
    expect(await mended).toBe(true)
    expect([store.waiting().given.length, settled.mock.calls]).toEqual([1, []])
    await goOn()
    expect([store.waiting().given.length, settled.mock.calls]).toEqual([0, [[true]]])
  })
})
