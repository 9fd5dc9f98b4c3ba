/**
 * The office calls of an account: register, validate an invitation token, log in by token, password or mailed code,
 * and have a code mailed.
 */
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  allowsTwoFactor,
  type LoginTokens,
  loginTokensCodec,
  type TokenValidation,
  tokenValidationCodec,
} from '../wire/account'
import { decodeOr } from '../wire/codecFrom'
import { type CallFault, decodeResponse, type Http } from './http'

/** The three ways to log in: an invitation's token, a password, a password with the code that was mailed. */
export type Credentials =
  | { readonly grant: 'customer_token'; readonly token: string }
  | {
      readonly grant: 'customer_password'
      readonly username: string
      readonly password: string
      readonly token: string | null
    }
  | {
      readonly grant: 'customer_password_two_factor'
      readonly username: string
      readonly password: string
      readonly otp: string
      readonly token: string | null
    }

export type LoginOutcome = { readonly tag: 'in'; readonly tokens: LoginTokens } | { readonly tag: 'codeNeeded' }

export interface AccountCalls {
  readonly register: (username: string, password: string, token: string) => TE.TaskEither<CallFault, void>
  /** A refusal (4xx) is an invalid token; other faults tell nothing about it. */
  readonly validateToken: (token: string) => TE.TaskEither<CallFault, TokenValidation>
  /** A login with a code is never answered by `codeNeeded`. */
  readonly login: (credentials: Credentials) => TE.TaskEither<CallFault, LoginOutcome>
  /** Has a code mailed to the customer. */
  readonly requestCode: (username: string) => TE.TaskEither<CallFault, void>
}

const loginBody = (credentials: Credentials) => {
  const base = { scope: 'portal', grant_type: credentials.grant }
  switch (credentials.grant) {
    case 'customer_token':
      return { ...base, token: credentials.token }
    case 'customer_password':
      return { ...base, username: credentials.username, password: credentials.password, ...tokenOf(credentials) }
    case 'customer_password_two_factor':
      return {
        ...base,
        username: credentials.username,
        password: credentials.password,
        otp: credentials.otp,
        ...tokenOf(credentials),
      }
  }
}

/** The invitation's token goes along with a password login when there is one (checklist OPEN-98). */
const tokenOf = ({ token }: { readonly token: string | null }) => (token === null ? {} : { token })

const codeNeeded: LoginOutcome = { tag: 'codeNeeded' }

/** Any status may say that a code is needed (checklist OPEN-86), a 200 without tokens too. */
const readLogin = (body: unknown, withCode: boolean): TE.TaskEither<CallFault, LoginOutcome> =>
  pipe(
    TE.fromEither(decodeResponse(loginTokensCodec, body)),
    TE.map((tokens): LoginOutcome => ({ tag: 'in', tokens })),
    TE.orElse(fault => (!withCode && allowsTwoFactor(body) ? TE.right(codeNeeded) : TE.left(fault))),
  )

const invalid: TokenValidation = { tag: 'invalid' }

const isRefusal = (fault: CallFault): fault is Extract<CallFault, { tag: 'status' }> =>
  fault.tag === 'status' && [400, 401, 403, 404, 410, 422].includes(fault.status)

/** A call of somebody who has not logged in. */
const anonymous = <P extends string>(path: P, body: unknown) =>
  ({ method: 'POST', base: 'api', anonymous: true, path, body }) as const

export const accountCalls = (http: Http): AccountCalls => ({
  register: (username, password, token) =>
    pipe(
      http.answer(anonymous('/api/portal/auth/register', { username, password, token })),
      TE.map(() => undefined),
    ),
  validateToken: token =>
    pipe(
      http.call(
        { ...anonymous('/api/portal/auth/token/validate', { token }), query: { include: 'customer' } },
        tokenValidationCodec,
      ),
      TE.orElse(fault => {
        if (!isRefusal(fault)) return TE.left(fault)
        const said = decodeOr(tokenValidationCodec, fault.body, invalid)
        return TE.right(said.tag === 'valid' ? invalid : said)
      }),
    ),
  login: credentials => {
    const withCode = credentials.grant === 'customer_password_two_factor'
    return pipe(
      http.answer({ method: 'POST', base: 'login', path: '/api/login', body: loginBody(credentials) }),
      TE.chain(({ body }) => readLogin(body, withCode)),
      TE.orElse(fault =>
        fault.tag === 'status' && !withCode && allowsTwoFactor(fault.body) ? TE.right(codeNeeded) : TE.left(fault),
      ),
    )
  },
  requestCode: username =>
    pipe(
      http.answer(anonymous('/api/portal/auth/two_factor_code/email', { username })),
      TE.map(() => undefined),
    ),
})
