/**
 * Types of the login screen: its fields, state, messages and effects, for a login by password, second-factor code or
 * a link's token.
 */
import type { Credentials, LoginOutcome } from '../../events/effects/calls/accountCalls'
import type { CallFault } from '../../events/effects/calls/http'
import type { TokenValidation } from '../../events/effects/wire/account'
import type { SessionLogin } from '../../events/session/session'
import type { FormState } from './formState'

export type LoginField = 'username' | 'password' | 'code'

/** A link for `linked` came while `previousUsername` was logged in: '' or null where they are not known. */
export interface LoginSwap {
  readonly previousUsername: string
  readonly linked: string | null
}

/**
 * The state of the login screen, with its messages and effects. `token` is that of a login without typing, until the office refused it; `entering`: that login runs;
 * `retrying`: it was started from the form, which stays; `swap`: it waits until the customer says so. `wrongCodes` counts the codes
 * that the office refused for one password.
 */
export interface LoginState extends FormState<LoginField> {
  readonly token: string | null
  readonly invitationToken: string | null
  readonly entering: boolean
  readonly retrying: boolean
  readonly swap: LoginSwap | null
  readonly codeNeeded: boolean
  readonly wrongCodes: number
}

export type LoginMessage =
  | { readonly tag: 'typed'; readonly field: LoginField; readonly text: string }
  | { readonly tag: 'submitted' }
  | { readonly tag: 'retried' }
  /** To go on with the link, or to leave it and log in by name and password. */
  | { readonly tag: 'swapAnswered'; readonly goOn: boolean }
  | { readonly tag: 'codeAsked' }
  | { readonly tag: 'codeSent'; readonly sent: boolean }
  /** `credentials` are those that were sent: the fields may have changed since. */
  | { readonly tag: 'answered'; readonly credentials: Credentials; readonly outcome: LoginOutcome }
  | { readonly tag: 'failed'; readonly fault: CallFault }
  /** What the office said of an invitation's token; null when it could not be asked. */
  | { readonly tag: 'judged'; readonly validation: TokenValidation | null }

export type LoginEffect =
  | { readonly tag: 'login'; readonly credentials: Credentials }
  | { readonly tag: 'requestCode'; readonly username: string }
  | { readonly tag: 'judge'; readonly token: string }
  | { readonly tag: 'focus'; readonly field: LoginField }
  | { readonly tag: 'notify'; readonly kind: 'success' | 'danger'; readonly text: string }
  /** The alert of a failed login; the browser then leaves to redirect_fail when one is stored. */
  | { readonly tag: 'fail'; readonly text: string }
  | { readonly tag: 'enter'; readonly login: SessionLogin }

export type LoginStep = readonly [LoginState, readonly LoginEffect[]]
