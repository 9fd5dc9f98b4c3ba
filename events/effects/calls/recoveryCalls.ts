/**
 * Creates the office calls that recover a username or password, reset the password or e-mail address, or change the
 * password.
 */
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallFault, Http, HttpCall } from './http'

/** What is sent to set another e-mail address; `date_of_birth` is 'YYYY-MM-DD' (checklist OPEN-92). */
interface NewEmail {
  readonly email: string
  readonly email_confirmation: string
  readonly code: string
  readonly date_of_birth: string
}

/** The calls of recovering and changing an account; of each only the result counts (spec 1 section 7). */
export interface RecoveryCalls {
  readonly recoverUsername: (email: string) => TE.TaskEither<CallFault, void>
  readonly recoverPassword: (username: string) => TE.TaskEither<CallFault, void>
  readonly resetPassword: (token: string, password: string) => TE.TaskEither<CallFault, void>
  readonly resetEmail: (given: NewEmail) => TE.TaskEither<CallFault, void>
  /** Needs a session. */
  readonly changePassword: (current: string, next: string, confirmation: string) => TE.TaskEither<CallFault, void>
}

type RecoveryPath = 'recover/username' | 'recover/password' | 'reset/password' | 'reset/email' | 'change/password'

const anonymous = { anonymous: true } as const

export const recoveryCalls = (http: Http): RecoveryCalls => {
  const post = (
    path: RecoveryPath,
    body: unknown,
    who: Pick<HttpCall, 'anonymous'> = {},
  ): TE.TaskEither<CallFault, void> =>
    pipe(
      http.answer({ method: 'POST', base: 'api', path: `/api/portal/auth/${path}`, body, ...who }),
      // A page is no answer of the office's: something between here and there said that all is well.
      TE.filterOrElse(
        ({ type }) => type !== 'text/html',
        (): CallFault => ({ tag: 'nonsense', detail: 'text/html' }),
      ),
      TE.map(() => undefined),
    )
  return {
    recoverUsername: email => post('recover/username', { email }, anonymous),
    recoverPassword: username => post('recover/password', { username }, anonymous),
    resetPassword: (token, password) => post('reset/password', { token, password }, anonymous),
    resetEmail: given => post('reset/email', given, anonymous),
    changePassword: (current_password, new_password, new_password_confirmation) =>
      post('change/password', { current_password, new_password, new_password_confirmation }),
  }
}
