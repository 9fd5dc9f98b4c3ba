import { describe, expect, test, vi } from 'vitest'
import { persistenceToAsk, persistSilently } from '../../../ui/browser/storagePersistence'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const browser = (userAgent: string, storage: object | undefined): Navigator =>
  // Only what is read of it.
  ({ userAgent, storage }) as unknown as Navigator

const storageOf = (isGranted: boolean) => ({
  persist: vi.fn(async () => isGranted),
  persisted: vi.fn(async () => false),
})

describe('asking the browser to keep what is here', () => {
  test('is done at once where the browser asks nobody, and not left to the customer', () => {
    const storage = storageOf(true)
    persistSilently(browser(chrome, storage))
    expect(storage.persist).toHaveBeenCalledTimes(1)
    expect(persistenceToAsk(browser(chrome, storage))).toBeNull()
  })

  test('is left to the customer where the browser asks the customer in its turn', () => {
    const storage = storageOf(true)
    persistSilently(browser(firefox, storage))
    expect(storage.persist).not.toHaveBeenCalled()
    expect(persistenceToAsk(browser(firefox, storage))).toBe(storage)
  })

  test.each([undefined, {}, { persist: async () => true }])('is not offered where it cannot be done (%o)', storage => {
    expect(persistenceToAsk(browser(firefox, storage))).toBeNull()
    expect(() => persistSilently(browser(chrome, storage))).not.toThrow()
  })

  test('that is refused with an error is no fault of the portal', async () => {
    const storage = { ...storageOf(false), persist: () => Promise.reject(new Error('planted')) }
    expect(() => persistSilently(browser(chrome, storage))).not.toThrow()
    await Promise.resolve()
  })
})
