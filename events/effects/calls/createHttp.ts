/**
 * Creates the portal's only HTTP client, on axios: it sends each call, turns failures into `CallFault` and reports a
 * session that the office refuses.
 */
import axios, { type AxiosAdapter, type AxiosError, type AxiosInstance } from 'axios'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { fieldErrors } from '../wire/fieldErrors'
import {
  type CallFault,
  decodingHttp,
  type Http,
  type HttpCall,
  type HttpDependencies,
  type HttpResponse,
} from './http'
import { bodyTooLarge, mediaTypeOf, readBody } from './readBody'

const faultOf = (error: unknown): CallFault => {
  if (!axios.isAxiosError(error)) return { tag: 'offline' }
  const { code, response }: AxiosError = error
  if (code === axios.AxiosError.ERR_CANCELED) return { tag: 'aborted' }
  if (response !== undefined) return { tag: 'status', status: response.status, body: response.data }
  return { tag: code === axios.AxiosError.ETIMEDOUT ? 'slow' : 'offline' }
}

/** Milliseconds in which a page that is being left is gone. */
const untilGone = 3000

/**
 * As a page is left, Firefox breaks its calls off and still tells the page: what that would bring about (a customer that
 * cannot be loaded ends the session) would be done in its last moments. So it is told to a page that stays.
 */
const toldIfStaying = (error: unknown): Promise<never> =>
  new Promise((_, reject) => {
    const isBrokenOff = axios.isAxiosError(error) && error.code === axios.AxiosError.ECONNABORTED
    if (isBrokenOff) setTimeout(reject, untilGone, error)
    else reject(error)
  })

const request = (
  client: AxiosInstance,
  { host, timeoutMs }: HttpDependencies,
  call: HttpCall,
  bearer: string | null,
): Promise<HttpResponse> =>
  client
    .request<unknown>({
      method: call.method,
      url: host[call.base] + call.path,
      params: call.query,
      data: call.body,
      headers: {
        Accept: 'application/json',
        ...(ArrayBuffer.isView(call.body) ? { 'Content-Type': 'application/json' } : {}),
        ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
      },
      timeout: call.timeoutMs ?? timeoutMs,
      withCredentials: call.base === 'login',
      ...(call.signal === undefined ? {} : { signal: call.signal }),
      ...(call.onProgress === undefined
        ? {}
        : { onUploadProgress: ({ progress }) => call.onProgress?.(progress ?? 0) }),
    })
    .then(({ status, data, headers }) => ({ status, type: mediaTypeOf(headers['content-type']), body: data }))

/** A 401 that names a field is about that field: a password that is wrong. */
const isRefusedSession = (fault: CallFault): boolean =>
  fault.tag === 'status' && fault.status === 401 && fieldErrors(fault.body).length === 0

/**
 * The one place where the portal calls the network. A call whose session ends by its answer never has one.
 * @param adapter sends in place of what axios chooses
 */
export const createHttp = (deps: HttpDependencies, adapter?: AxiosAdapter): Http => {
  const client = axios.create({
    transitional: { clarifyTimeoutError: true },
    transformResponse: [readBody],
    ...(adapter === undefined ? {} : { adapter }),
  })
  const ask = (call: HttpCall, bearer: string | null): TE.TaskEither<CallFault, HttpResponse> =>
    pipe(
      TE.tryCatch(() => request(client, deps, call, bearer).catch(toldIfStaying), faultOf),
      TE.filterOrElse(
        ({ body }) => body !== bodyTooLarge,
        (): CallFault => ({ tag: 'nonsense', detail: 'size' }),
      ),
    )
  return decodingHttp(call => async () => {
    const bearer = call.anonymous === true || call.base !== 'api' ? null : deps.token()
    const answer = await ask(call, bearer)()
    const isOver = E.isLeft(answer) && bearer !== null && isRefusedSession(answer.left)
    // What is asked for under a session that ends comes to nothing, rather than to a failure of its own.
    return isOver && (await deps.sessionOver?.(bearer)) ? new Promise(() => undefined) : answer
  })
}
