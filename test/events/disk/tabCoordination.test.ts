import { afterEach, expect, test, vi } from 'vitest'
import { tabChannel, usableLocks } from '../../../events/disk/tabCoordination'
import { browserLocks } from '../store/browserLocks'

afterEach(() => vi.unstubAllGlobals())

const refused = () => new DOMException('A frame without an origin', 'SecurityError')

test('locks are used where the browser lets this page use them', async () => {
  const locks = browserLocks()
  expect(await usableLocks(locks)).toBe(locks)
  expect(await usableLocks(undefined)).toBeUndefined()
  expect(await usableLocks({ request: () => Promise.reject(refused()) })).toBeUndefined()
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
  expect(tabChannel('x')).toBeNull()
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(tabChannel('x')).toBeNull()
})
