import axios, { type InternalAxiosRequestConfig } from 'axios'
import { afterEach, expect, test } from 'vitest'
import { createHttp } from '../../../events/effects/calls/createHttp'
import type { HttpCall } from '../../../events/effects/calls/http'

const { adapter } = axios.defaults
afterEach(() => {
  axios.defaults.adapter = adapter
})

/** What a browser is asked to do; Node has no cookies, so a real server would see no difference. */
const asked = async (base: HttpCall['base']): Promise<InternalAxiosRequestConfig | undefined> => {
  let config: InternalAxiosRequestConfig | undefined
  axios.defaults.adapter = async given => {
    config = given
    return { data: {}, status: 200, statusText: 'OK', headers: {}, config: given }
  }
  const host = { api: 'http://api', login: 'http://login', proxy: 'http://proxy' }
  await createHttp({ host, token: () => null, timeoutMs: 1000 }).answer({ method: 'POST', base, path: '/api/login' })()
  return config
}

test('the login sends credentials, nothing else does (spec 1 section 7)', async () => {
  expect(await asked('login')).toMatchObject({ url: 'http://login/api/login', withCredentials: true })
  for (const base of ['api', 'proxy'] as const)
    expect(await asked(base)).toMatchObject({ url: `http://${base}/api/login`, withCredentials: false })
})
