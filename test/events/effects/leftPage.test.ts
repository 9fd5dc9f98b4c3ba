import axios from 'axios'
import * as E from 'fp-ts/Either'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttp } from '../../../events/effects/calls/createHttp'

const { adapter } = axios.defaults

afterEach(() => {
  vi.useRealTimers()
  axios.defaults.adapter = adapter
})

test('a call that the browser breaks off as its page is left brings nothing about, unless the page stays', async () => {
  // As Firefox does with the calls of a page that is being left: broken off at once, and told.
  axios.defaults.adapter = async config => {
    throw new axios.AxiosError('Request aborted', axios.AxiosError.ECONNABORTED, config)
  }
  vi.useFakeTimers()
  const host = { api: 'http://kantoor.test', login: '', proxy: '' }
  const http = createHttp({ host, token: () => null, timeoutMs: 60_000 })
  const told = vi.fn()
  void http.answer({ method: 'GET', base: 'api', path: '/api/portal/customer' })().then(told)
  await vi.advanceTimersByTimeAsync(2900)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toHaveBeenCalledExactlyOnceWith(E.left({ tag: 'offline' }))
})
