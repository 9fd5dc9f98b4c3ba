/**
 * Types of the portal's HTTP (every endpoint, call, answer, fault, client) and the decoding of answers; tells whether
 * a fault is from the office.
 */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { HostConfig } from '../../../domain/portal/portalConfig'

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

/** Every call of the portal by name (spec 1 section 7): one that is not here is not made, and the laws over all calls ask for it. */
export interface Endpoints {
  readonly tenantStyle: readonly ['GET', `/api/tenant/${string}`]
  readonly tenantLogo: readonly ['GET', `/api/tenant/${string}/logo/json`]
  readonly tenantHeader: readonly ['GET', `/api/tenant/${string}/header/json`]
  readonly validateToken: readonly ['POST', '/api/portal/auth/token/validate']
  readonly register: readonly ['POST', '/api/portal/auth/register']
  readonly login: readonly ['POST', '/api/login']
  readonly requestCode: readonly ['POST', '/api/portal/auth/two_factor_code/email']
  readonly recoverUsername: readonly ['POST', '/api/portal/auth/recover/username']
  readonly recoverPassword: readonly ['POST', '/api/portal/auth/recover/password']
  readonly resetPassword: readonly ['POST', '/api/portal/auth/reset/password']
  readonly resetEmail: readonly ['POST', '/api/portal/auth/reset/email']
  readonly changePassword: readonly ['POST', '/api/portal/auth/change/password']
  readonly setting: readonly ['GET', `/api/portal/tenant/setting/${string}`]
  readonly lenderCompanies: readonly ['GET', '/api/portal/hdn_company/active']
  readonly lenderLabels: readonly ['GET', '/api/portal/hdn_company_label/active']
  readonly customer: readonly ['GET', '/api/portal/customer']
  readonly retrievalToken: readonly ['POST', '/api/portal/iwize/token/by_portal_invitation']
  readonly homeAtAddress: readonly ['POST', '/api/portal/property/by_address']
  readonly homesNear: readonly ['GET', '/api/portal/jumba/properties/radius']
  readonly home: readonly ['GET', `/api/portal/jumba/properties/${string}`]
  readonly homePicture: readonly ['GET', `/api/portal/jumba/properties/${string}/status`]
  readonly file: readonly ['POST', '/api/portal/file']
  readonly inventory: readonly ['PUT', '/api/portal/customer']
}

/** `path` begins with a slash. */
type Endpoint = {
  readonly [Name in keyof Endpoints]: { readonly method: Endpoints[Name][0]; readonly path: Endpoints[Name][1] }
}[keyof Endpoints]

export type HttpCall = Endpoint & CallOptions

interface CallOptions {
  /** Which of the host's base addresses; 'login' sends credentials (spec 1 section 7). */
  readonly base: 'api' | 'login' | 'proxy'
  /** It is for who has no session: it goes without the token of one. What is asked of the API else needs a session. */
  readonly anonymous?: true
  readonly query?: Readonly<Record<string, string>>
  /** What becomes JSON, a form with a file, or the bytes of JSON that is sent as it was made. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Told the part that is on its way, 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined
  /** Another limit than the one for all calls. */
  readonly timeoutMs?: number
}

export interface HttpResponse {
  readonly status: number
  /** The media type that it says it has ('text/html'), in lower case; '' without one. */
  readonly type: string
  /** What was read from JSON, or else the text as it came. */
  readonly body: unknown
}

export interface Http {
  /** Any 2xx answer as it came. Never throws, never logs a body. */
  readonly answer: (call: HttpCall) => TE.TaskEither<CallFault, HttpResponse>
  /** The body of a 2xx answer, decoded. */
  readonly call: <A>(call: HttpCall, codec: t.Decoder<unknown, A>) => TE.TaskEither<CallFault, A>
}

export interface HttpDependencies {
  readonly host: Pick<HostConfig, 'api' | 'login' | 'proxy'>
  /** The bearer token of a live session; null sends none. */
  readonly token: () => string | null
  /** The office does not know this token any more. True where its session ends now: then nobody waits for the call. */
  readonly sessionOver?: (token: string) => Promise<boolean>
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

export const decodeResponse = <A>(codec: t.Decoder<unknown, A>, body: unknown): E.Either<CallFault, A> =>
  pipe(
    codec.decode(body),
    E.mapLeft((errors): CallFault => ({ tag: 'nonsense', detail: failedKeys(errors) || codec.constructor.name })),
  )

/** Whether the office said anything at all. */
export const isFaultFromOffice = ({ tag }: CallFault): boolean => tag === 'status' || tag === 'nonsense'

/** HTTP whose answers are decoded. */
export const decodingHttp = (answer: Http['answer']): Http => ({
  answer,
  call: (call, codec) =>
    pipe(
      answer(call),
      TE.chainEitherK(({ body }) => decodeResponse(codec, body)),
    ),
})
