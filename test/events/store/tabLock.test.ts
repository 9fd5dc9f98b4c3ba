import { afterEach, describe, expect, test, vi } from 'vitest'
import type { WebLocks } from '../../../events/disk/tabCoordination'
import { acquireTabLock, announceShutOut, shutOutTabs, type TabLock } from '../../../events/store/tabLock'
import { browserLocks } from './browserLocks'

const held: TabLock[] = []
const hold = async (locks: WebLocks | undefined, invitation: string, takeOver: boolean, lost: () => void) => {
  const got = await acquireTabLock(locks, invitation, takeOver, lost)
  if (got !== null) held.push(got)
  return got
}
afterEach(() => {
  for (const one of held.splice(0)) one.release()
  vi.restoreAllMocks()
})

const later = () => new Promise(resolve => setTimeout(resolve, 20))

describe('the log of an invitation', () => {
  test('is held by one tab; a second is refused, until the first lets go', async () => {
    const locks = browserLocks()
    const lost = vi.fn()
    const first = await hold(locks, '1', false, lost)
    expect(first?.took).toBe('free')
    expect(await hold(locks, '1', false, lost)).toBeNull()
    first?.release()
    await later()
    // Nobody has it any more, whatever was asked for.
    expect((await hold(locks, '1', true, lost))?.took).toBe('free')
    expect(lost).not.toHaveBeenCalled()
  })

  test('is asked for by who takes it over, and comes once the first has let go', async () => {
    const locks = browserLocks()
    const order: string[] = []
    const first = await hold(locks, '1', false, () => {
      order.push('asked')
      setTimeout(() => {
        order.push('written')
        first?.release()
      }, 10)
    })
    const lost = vi.fn()
    expect((await hold(locks, '1', true, lost))?.took).toBe('over')
    expect([...order, 'taken over']).toEqual(['asked', 'written', 'taken over'])
    expect(await hold(locks, '1', false, lost)).toBeNull()
    expect(lost).not.toHaveBeenCalled()
  })

  test('is taken from a tab that sleeps, and that one hears of it once', async () => {
    const locks = browserLocks()
    const lost = vi.fn()
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    vi.stubGlobal('BroadcastChannel', undefined)
    const first = await hold(locks, '1', false, lost)
    vi.unstubAllGlobals()
    const second = hold(locks, '1', true, vi.fn())
    await later()
    expect(lost).not.toHaveBeenCalled()
    patience.abort()
    expect((await second)?.took).toBe('forced')
    await later()
    expect(lost).toHaveBeenCalledTimes(1)
    first?.release()
    await later()
    expect(lost).toHaveBeenCalledTimes(1)
    expect(await hold(locks, '1', false, vi.fn())).toBeNull()
  })

  test('is not stolen back by who took it over and slept when it was taken from there', async () => {
    const locks = browserLocks()
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    vi.stubGlobal('BroadcastChannel', undefined)
    const lost = vi.fn()
    await hold(locks, '1', true, lost)
    const next = hold(locks, '1', true, vi.fn())
    await later()
    patience.abort()
    expect(await next).not.toBeNull()
    await later()
    vi.unstubAllGlobals()
    expect(lost).toHaveBeenCalledTimes(1)
    next.then(one => one?.release())
    await later()
    expect(await hold(locks, '1', false, vi.fn())).not.toBeNull()
  })

  test('is taken at once where tabs cannot hear each other, and after a moment where they can', async () => {
    const asked = vi.spyOn(AbortSignal, 'timeout')
    const takenOver = async (): Promise<void> => {
      const locks = browserLocks()
      const first = await hold(locks, '1', false, () => first?.release())
      await hold(locks, '1', true, vi.fn())
    }
    await takenOver()
    vi.stubGlobal('BroadcastChannel', undefined)
    await takenOver()
    vi.unstubAllGlobals()
    expect(asked.mock.calls).toEqual([[3000], [0]])
  })

  test('leaves no channel open: not where it is refused, let go or lost', async () => {
    let open = 0
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          open++
        }
        postMessage(): void {}
        close(): void {
          open--
        }
      },
    )
    const locks = browserLocks()
    const first = await hold(locks, '1', false, vi.fn())
    expect(await hold(locks, '1', false, vi.fn())).toBeNull()
    expect(open).toBe(1)
    first?.release()
    expect(open).toBe(0)
    vi.unstubAllGlobals()
  })

  test('is another one for another invitation', async () => {
    const locks = browserLocks()
    await hold(locks, '1', false, vi.fn())
    expect(await hold(locks, '2', false, vi.fn())).not.toBeNull()
  })
})

describe('a browser without locks', () => {
  test('lets every tab edit', async () => {
    const lost = vi.fn()
    for (let tab = 0; tab < 2; tab++) expect((await hold(undefined, '1', false, lost))?.took).toBe('unlocked')
    expect(lost).not.toHaveBeenCalled()
  })

  test.each([false, true])('or one that refuses them opens the portal all the same (taking over: %s)', async over => {
    const lost = vi.fn()
    const refusing: WebLocks = { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) }
    const got = await hold(refusing, '1', over, lost)
    expect(got?.took).toBe('unlocked')
    expect(lost).not.toHaveBeenCalled()
  })
})

describe('a tab that is shut out', () => {
  test('is heard once by who has that log, which no word of it takes away', async () => {
    const lost = vi.fn()
    await hold(browserLocks(), '1', false, lost)
    const [heard, ofOther]: string[][] = [[], []]
    const listening = shutOutTabs('1').subscribe(tab => heard?.push(tab))
    listening.add(shutOutTabs('2').subscribe(tab => ofOther?.push(tab)))
    for (const tab of ['b', 'c', 'b', '', 'x'.repeat(65)]) announceShutOut('1', tab)
    await vi.waitFor(() => expect(heard).toEqual(['b', 'c']))
    listening.unsubscribe()
    announceShutOut('1', 'd')
    await later()
    expect([heard, ofOther]).toEqual([['b', 'c'], []])
    expect(lost).not.toHaveBeenCalled()
  })
})
