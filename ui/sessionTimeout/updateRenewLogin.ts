/**
 * Reducer of the login that renews a session in a dialog: logs in as the login screen does, asks the office for which
 * invitation, then begins the session.
 */
import { cleanUsername } from '../../domain/rules/accountErrors'
import { loginTexts } from '../../domain/texts/accountTexts'
import type { CallFault } from '../../events/effects/calls/http'
import type { SessionLogin } from '../../events/session/session'
import type { LoginEffect, LoginMessage, LoginState, LoginStep } from '../accountForms/loginState'
import { troubleText } from '../accountForms/troubleText'
import { openLogin, updateLogin } from '../accountForms/updateLogin'
import type { Notice } from '../shell/page/Alert'

/** Who is logged in now. `username` is '' after a login by token. */
export interface CurrentLogin {
  readonly username: string
  readonly invitationToken: string | null
}

/**
 * A login in place. `failed`: what failed, over why (`login.trouble`); `notice`: what else happened. `entered`: the office let
 * in, and has yet to say for whom; nothing has changed before it does.
 */
export interface RenewLoginState {
  readonly current: CurrentLogin
  readonly login: LoginState
  readonly failed: string | null
  readonly notice: Notice | null
  readonly entered: SessionLogin | null
}

export type RenewLoginMessage =
  | LoginMessage
  /** For which invitation the new session is; null where the office names none. */
  | { readonly tag: 'known'; readonly login: SessionLogin; readonly invitation: string | null }
  | { readonly tag: 'unknown'; readonly login: SessionLogin; readonly fault: CallFault }

export type RenewLoginEffect =
  | Extract<LoginEffect, { readonly tag: 'login' | 'requestCode' | 'focus' }>
  /** Asks the office for whom the new tokens are. */
  | { readonly tag: 'ask'; readonly login: SessionLogin }
  | { readonly tag: 'begin'; readonly login: SessionLogin; readonly invitation: string | null }

type RenewLoginStep = readonly [RenewLoginState, readonly RenewLoginEffect[]]

const nameOf = (username: string): string => cleanUsername(username).toLowerCase()

/** Whether the name that is filled in is another customer's, as far as is known. */
export const isOtherUsername = ({ current, login }: RenewLoginState): boolean =>
  current.username !== '' && nameOf(login.fields.username) !== nameOf(current.username)

export const openRenewLogin = (current: CurrentLogin): RenewLoginStep => {
  const [login] = openLogin({ username: current.username, token: null, invitationToken: null, previousUsername: null })
  return [{ current, login, failed: null, notice: null, entered: null }, []]
}

/** The login's own effects, as they are in a dialog: no alert is in sight, and nothing leaves the work that is under it. */
const inPlace = (state: RenewLoginState, [login, effects]: LoginStep): RenewLoginStep => {
  let next: RenewLoginState = { ...state, login, failed: login.trouble === null ? null : state.failed }
  const due: RenewLoginEffect[] = []
  for (const effect of effects) {
    switch (effect.tag) {
      case 'login':
        next = { ...next, notice: null }
        due.push(effect)
        break
      case 'requestCode':
      case 'focus':
        due.push(effect)
        break
      case 'fail':
        next = { ...next, failed: effect.text, notice: null }
        break
      case 'notify':
        next = login.trouble === null ? { ...next, notice: effect } : { ...next, failed: effect.text }
        break
      case 'enter':
        next = { ...next, entered: effect.login }
        due.push({ tag: 'ask', login: effect.login })
        break
      // A login in place has no token that could be judged.
      case 'judge':
        break
    }
  }
  return [next, due]
}

/** The invitation's token goes along for whoever it was given to. */
const submit = (state: RenewLoginState): RenewLoginStep => {
  const { entered, login, current } = state
  // The office has let in; only for whom is still to be heard, and a second code would be asked for nothing.
  if (entered !== null && !login.busy)
    return [
      { ...state, failed: null, login: { ...login, busy: true, trouble: null } },
      [{ tag: 'ask', login: entered }],
    ]
  const invitationToken = isOtherUsername(state) ? null : current.invitationToken
  return inPlace(state, updateLogin({ ...login, invitationToken }, { tag: 'submitted' }))
}

export const updateRenewLogin = (state: RenewLoginState, message: RenewLoginMessage): RenewLoginStep => {
  switch (message.tag) {
    case 'submitted':
      return submit(state)
    case 'typed':
      return inPlace({ ...state, entered: null }, updateLogin(state.login, message))
    case 'known':
      return [state, [{ tag: 'begin', login: message.login, invitation: message.invitation }]]
    case 'unknown': {
      const { fault } = message
      const isRefused = fault.tag === 'status' && fault.status < 500
      const trouble = troubleText(fault, loginTexts.notLetIn)
      const login = { ...state.login, busy: false, trouble }
      return [{ ...state, login, failed: loginTexts.failed, entered: isRefused ? null : state.entered }, []]
    }
    default:
      return inPlace(state, updateLogin(state.login, message))
  }
}
