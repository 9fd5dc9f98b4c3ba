import axios, { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { type Exchange, type Head, isSafeMethod, unsafeHeadersOf } from './exchange'

const headersOf = (headers: object): Head['headers'] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]: readonly [string, unknown]) =>
      value === null || value === undefined ? [] : [[name.toLowerCase(), String(value)]],
    ),
  )

/** Runs with a limit of time to all of it, as a browser's request has, asking first included. */
const within = async <A>(limitMs: number, run: (signal: AbortSignal) => Promise<A>): Promise<A> => {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), limitMs)
  try {
    return await run(ending.signal)
  } catch (error) {
    throw ending.signal.aborted ? new AxiosError('too late', AxiosError.ETIMEDOUT) : error
  } finally {
    clearTimeout(timer)
  }
}

/** What a browser asks before a call that is not simple; it takes no redirect, and sends no token and no cookie. */
const askFirst = async (asked: Exchange, signal: AbortSignal): Promise<Head> => {
  const headers = {
    Accept: '*/*',
    Origin: asked.origin,
    'Access-Control-Request-Method': asked.method,
    ...(asked.unsafeHeaders.length === 0 ? {} : { 'Access-Control-Request-Headers': asked.unsafeHeaders.join(',') }),
  }
  const { status, headers: said } = await axios.request({
    ...{ method: 'OPTIONS', url: asked.url, headers, signal, adapter: 'http' },
    ...{ maxRedirects: 0, responseType: 'text', validateStatus: () => true },
  })
  return { status, headers: headersOf(said) }
}

const exchangeOf = (origin: string, config: InternalAxiosRequestConfig): Exchange => ({
  origin,
  url: axios.getUri(config),
  method: (config.method ?? 'get').toUpperCase(),
  credentials: config.withCredentials === true,
  unsafeHeaders: unsafeHeadersOf(headersOf(config.headers.toJSON())),
  preflight: null,
  heads: [],
  trouble: '',
})

const troubleOf = (error: unknown): string =>
  axios.isAxiosError(error) ? (error.code ?? error.message) : error instanceof Error ? error.message : String(error)

/**
 * Sends as the browser of a page of `origin` does: it asks first where a call is not simple. Where the answer forbids the
 * call it is made all the same, so that one run says all that is wrong.
 */
export const asBrowser =
  (origin: string, tell: (exchange: Exchange) => void): AxiosAdapter =>
  config => {
    const asked = exchangeOf(origin, config)
    const isSimple = isSafeMethod(asked.method) && asked.unsafeHeaders.length === 0
    const heads: Head[] = []
    const send = axios.getAdapter('http')
    return within(config.timeout ?? 0, async signal => {
      let preflight: Head | null = null
      try {
        if (!isSimple && config.onUploadProgress === undefined) preflight = await askFirst(asked, signal)
        config.headers.set('Origin', origin)
        const answer = await send({
          ...config,
          signal,
          timeout: 0,
          beforeRedirect: (_, { headers, statusCode }) => {
            heads.push({ status: statusCode, headers: headersOf(headers) })
          },
        })
        tell({ ...asked, preflight, heads: [...heads, { status: answer.status, headers: headersOf(answer.headers) }] })
        return answer
      } catch (error) {
        const said = axios.isAxiosError(error) ? error.response : undefined
        const last = said === undefined ? [] : [{ status: said.status, headers: headersOf(said.headers) }]
        tell({ ...asked, preflight, heads: [...heads, ...last], trouble: last.length > 0 ? '' : troubleOf(error) })
        throw error
      }
    })
  }
