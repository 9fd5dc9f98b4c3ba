import * as E from 'fp-ts/Either'
import { afterEach, expect, test, vi } from 'vitest'

/** A request of a browser that breaks it off at once, as Firefox does with those of a page that is being left. */
class BrokenOff {
  onabort: (() => void) | null = null
  readonly open = (): void => undefined
  readonly setRequestHeader = (): void => undefined
  readonly send = (): void => queueMicrotask(() => this.onabort?.())
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call that the browser breaks off as its page is left brings nothing about, unless the page stays', async () => {
  vi.stubGlobal('XMLHttpRequest', BrokenOff)
  vi.resetModules()
  // Which way to the network there is, is looked up once.
  const { createHttp } = await import('../../../events/effects/http')
  const host = { api: 'http://kantoor.test', login: '', proxy: '' }
  vi.useFakeTimers()
  const http = createHttp({ host, token: () => null, timeoutMs: 60_000 })
  const told = vi.fn()
  void http.answer({ method: 'GET', base: 'api', path: '/api/portal/customer' })().then(told)
  await vi.advanceTimersByTimeAsync(2900)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toHaveBeenCalledExactlyOnceWith(E.left({ tag: 'offline' }))
})
