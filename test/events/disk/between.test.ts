import { afterEach, expect, test, vi } from 'vitest'
import { channelBetween, workingLocks } from '../../../events/disk/between'
import { browserLocks } from '../store/browserLocks'

afterEach(() => vi.unstubAllGlobals())

const refused = () => new DOMException('A frame without an origin', 'SecurityError')

test('locks are used where the browser lets this page use them', async () => {
  const locks = browserLocks()
  expect(await workingLocks(locks)).toBe(locks)
  expect(await workingLocks(undefined)).toBeUndefined()
  expect(await workingLocks({ request: () => Promise.reject(refused()) })).toBeUndefined()
})

test('a channel that the browser refuses is none', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw refused()
      }
    },
  )
  expect(channelBetween('x')).toBeNull()
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(channelBetween('x')).toBeNull()
})
