import axios, { type AxiosError, type AxiosInstance } from 'axios'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import { jsonCaps } from '../../domain/language/json'
import type { Host } from '../../domain/portal/hosts'

/**
 * Why a call brought nothing. `status`: the office answered with another status than 2xx, `body` as it came; `offline`:
 * no answer; `slow`: none in time; `nonsense`: an answer that does not decode or is too large, `detail` names the keys
 * and never a value; `aborted`: the caller no longer wants it.
 */
export type CallFault =
  | { readonly tag: 'status'; readonly status: number; readonly body: unknown }
  | { readonly tag: 'offline' }
  | { readonly tag: 'slow' }
  | { readonly tag: 'nonsense'; readonly detail: string }
  | { readonly tag: 'aborted' }

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Which of the host's base addresses; 'login' sends credentials (spec 1 section 7). */
  readonly base: 'api' | 'login' | 'proxy'
  /** Begins with a slash. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** What becomes JSON, a form with a file, or the bytes of JSON that is sent as it was made. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Told the part that is on its way, 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined
  /** Another limit than the one for all calls. */
  readonly timeoutMs?: number
}

export interface Answer {
  readonly status: number
  /** The media type that it says it has ('text/html'), in lower case; '' without one. */
  readonly type: string
  /** What was read from JSON, or else the text as it came. */
  readonly body: unknown
}

export interface Http {
  /** Any 2xx answer as it came. Never throws, never logs a body. */
  readonly answer: (call: Call) => TE.TaskEither<CallFault, Answer>
  /** The body of a 2xx answer, decoded. */
  readonly call: <A>(call: Call, codec: t.Decoder<unknown, A>) => TE.TaskEither<CallFault, A>
}

export interface HttpDeps {
  readonly host: Pick<Host, 'api' | 'login' | 'proxy'>
  /** The bearer token of a live session; null sends none. */
  readonly token: () => string | null
  readonly timeoutMs: number
}

/** Which keys do not decode; values are left out, they may be a customer's. */
const failedKeys = (errors: t.Errors): string =>
  [
    ...new Set(
      errors.map(error =>
        error.context
          .map(entry => entry.key)
          .filter(key => key !== '')
          .join('.'),
      ),
    ),
  ].join(', ')

export const decodeAnswer = <A>(codec: t.Decoder<unknown, A>, body: unknown): E.Either<CallFault, A> =>
  pipe(
    codec.decode(body),
    E.mapLeft((errors): CallFault => ({ tag: 'nonsense', detail: failedKeys(errors) || codec.constructor.name })),
  )

/** Whether the office said anything at all. */
export const isAnswered = ({ tag }: CallFault): boolean => tag === 'status' || tag === 'nonsense'

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

/** In place of the body of an answer that is too large to be read. */
const tooLarge = Symbol('too large')

const readBody = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  if (text.length > jsonCaps.text) return tooLarge
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const mediaTypeOf = (type: unknown): string =>
  (typeof type === 'string' ? (type.split(';')[0] ?? '') : '').trim().toLowerCase()

const request = (client: AxiosInstance, { host, token, timeoutMs }: HttpDeps, call: Call): Promise<Answer> => {
  const bearer = token()
  return client
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
}

/** A door that also decodes what comes through it. */
export const decoding = (answer: Http['answer']): Http => ({
  answer,
  call: (call, codec) =>
    pipe(
      answer(call),
      TE.chainEitherK(({ body }) => decodeAnswer(codec, body)),
    ),
})

/** The portal's only door to the network. */
export const createHttp = (deps: HttpDeps): Http => {
  const client = axios.create({ transitional: { clarifyTimeoutError: true }, transformResponse: [readBody] })
  const answer = (call: Call) =>
    pipe(
      TE.tryCatch(() => request(client, deps, call).catch(toldIfStaying), faultOf),
      TE.filterOrElse(
        ({ body }) => body !== tooLarge,
        (): CallFault => ({ tag: 'nonsense', detail: 'size' }),
      ),
    )
  return decoding(answer)
}
