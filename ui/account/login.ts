import { cleanUsername, codeVerdict, loginPasswordVerdict, loginUsernameVerdict } from '../../domain/rules/account'
import { invitationExpired, invitationInvalid, invitationUsed, loginTexts } from '../../domain/texts/accountTexts'
import type { Credentials, LoginOutcome } from '../../events/effects/account'
import type { CallFault } from '../../events/effects/http'
import type { Validation } from '../../events/effects/wire/account'
import { fieldErrors } from '../../events/effects/wire/fieldErrors'
import type { Login } from '../../events/session/session'
import type { Entry } from './entry'
import { errorsOf, type FormState, firstWrong, openForm, type Said, typedInto, type Verdicts } from './form'
import { troubleText } from './trouble'

export type LoginField = 'username' | 'password' | 'code'

/** The login screen. `token` is that of a login without typing, until the office refused it; `entering`: that login runs. */
export interface LoginState extends FormState<LoginField> {
  readonly token: string | null
  readonly invitationToken: string | null
  readonly entering: boolean
  readonly codeNeeded: boolean
}

export type LoginMessage =
  | { readonly tag: 'typed'; readonly field: LoginField; readonly text: string }
  | { readonly tag: 'submitted' }
  | { readonly tag: 'retried' }
  | { readonly tag: 'codeAsked' }
  | { readonly tag: 'codeSent'; readonly sent: boolean }
  /** `credentials` are those that were sent: the fields may have changed since. */
  | { readonly tag: 'answered'; readonly credentials: Credentials; readonly outcome: LoginOutcome }
  | { readonly tag: 'failed'; readonly fault: CallFault }
  /** What the office said of an invitation's token; null when it could not be asked. */
  | { readonly tag: 'judged'; readonly validation: Validation | null }

export type LoginEffect =
  | { readonly tag: 'login'; readonly credentials: Credentials }
  | { readonly tag: 'requestCode'; readonly username: string }
  | { readonly tag: 'judge'; readonly token: string }
  | { readonly tag: 'focus'; readonly field: LoginField }
  | { readonly tag: 'notify'; readonly kind: 'success' | 'danger'; readonly text: string }
  /** The alert of a failed login; the browser then leaves to redirect_fail when one is stored. */
  | { readonly tag: 'fail'; readonly text: string }
  | { readonly tag: 'enter'; readonly login: Login }

export type LoginStep = readonly [LoginState, readonly LoginEffect[]]

const tokenLogin = (token: string): LoginEffect => ({ tag: 'login', credentials: { grant: 'customer_token', token } })

export const openLogin = (entry: Pick<Entry, 'username' | 'token' | 'invitationToken'>): LoginStep => {
  const { username, token, invitationToken } = entry
  const state: LoginState = {
    ...openForm({ username, password: '', code: '' }),
    token,
    invitationToken,
    entering: token !== null,
    codeNeeded: false,
    busy: token !== null,
  }
  if (token !== null) return [state, [tokenLogin(token)]]
  return [state, invitationToken === null ? [] : [{ tag: 'judge', token: invitationToken }]]
}

const verdicts = ({ fields, codeNeeded }: LoginState): Verdicts<LoginField> => ({
  username: loginUsernameVerdict(fields.username),
  password: loginPasswordVerdict(fields.password),
  code: codeNeeded ? codeVerdict(fields.code) : null,
})

/** What is wrong with each field, after a submit only. */
export const loginErrors = (state: LoginState): Said<LoginField> => errorsOf(state, verdicts(state))

const credentialsOf = ({ fields, codeNeeded, invitationToken: token }: LoginState): Credentials => {
  const username = cleanUsername(fields.username)
  const { password } = fields
  return codeNeeded
    ? { grant: 'customer_password_two_factor', username, password, otp: fields.code.trim(), token }
    : { grant: 'customer_password', username, password, token }
}

const submit = (state: LoginState): LoginStep => {
  if (state.busy) return [state, []]
  const wrong = firstWrong(state, verdicts(state))
  const submitted: LoginState = { ...state, submitted: true, trouble: null }
  if (wrong !== null) return [submitted, [{ tag: 'focus', field: wrong }]]
  return [{ ...submitted, busy: true }, [{ tag: 'login', credentials: credentialsOf(state) }]]
}

/** A code belongs to one customer: with another name it is asked for anew. */
const type = (state: LoginState, field: LoginField, text: string): LoginState => {
  const typed: LoginState = { ...state, ...typedInto(state, field, text) }
  const another = field === 'username' && cleanUsername(text) !== cleanUsername(state.fields.username)
  return another ? { ...typed, codeNeeded: false, fields: { ...typed.fields, code: '' } } : typed
}

const askCode = (username: string): LoginEffect => ({ tag: 'requestCode', username: cleanUsername(username) })

const answer = (state: LoginState, credentials: Credentials, outcome: LoginOutcome): LoginStep => {
  const username = credentials.grant === 'customer_token' ? cleanUsername(state.fields.username) : credentials.username
  if (outcome.tag === 'in') {
    const { accessToken, refreshToken } = outcome.tokens
    const { invitationToken } = state
    return [state, [{ tag: 'enter', login: { accessToken, refreshToken, username, invitationToken } }]]
  }
  const waiting: LoginState = { ...state, busy: false, entering: false, submitted: false }
  // A token alone does not get past a second factor: the customer types name and password first.
  if (credentials.grant === 'customer_token')
    return [{ ...waiting, ...passwordInstead(state), trouble: loginTexts.byPassword }, []]
  if (username !== cleanUsername(state.fields.username)) return [waiting, []]
  return [{ ...waiting, codeNeeded: true, trouble: null }, [askCode(username), { tag: 'focus', field: 'code' }]]
}

/** The token that did not let in may still say which invitation a password login is for (checklist OPEN-98). */
const passwordInstead = ({ token, invitationToken }: LoginState): Pick<LoginState, 'token' | 'invitationToken'> => ({
  token: null,
  invitationToken: invitationToken ?? token,
})

const isWrong = (fault: CallFault): boolean => fault.tag === 'status' && [400, 401, 422].includes(fault.status)

/** What the office says of the token itself, when it does. */
const saidOfToken = (fault: CallFault): string | undefined =>
  fault.tag === 'status' ? fieldErrors(fault.body).find(([field]) => field === 'token')?.[1] : undefined

const fail = (state: LoginState, fault: CallFault): LoginStep => {
  const failed: LoginState = { ...state, busy: false }
  if (state.entering && state.token !== null && isWrong(fault))
    return [
      { ...failed, busy: true, trouble: saidOfToken(fault) ?? loginTexts.byPassword },
      [{ tag: 'judge', token: state.token }],
    ]
  const check = state.codeNeeded ? loginTexts.checkCode : loginTexts.checkPassword
  // Nothing that was typed is wrong where the office does not let anybody in (403) or is not there (404).
  const trouble = troubleText(fault, saidOfToken(fault) ?? (isWrong(fault) ? check : loginTexts.notLetIn))
  const text = isWrong(fault) ? loginTexts.wrong : loginTexts.failed
  // Where the office did not answer, leaving would only lead to the browser's own error page.
  const answered = fault.tag === 'status' || fault.tag === 'nonsense'
  return [
    { ...failed, entering: false, trouble },
    [answered ? { tag: 'fail', text } : { tag: 'notify', kind: 'danger', text }],
  ]
}

const judgement = (validation: Validation | null): string | null => {
  switch (validation?.tag) {
    case 'used':
      return invitationUsed
    case 'invalid':
      return invitationInvalid
    case 'expired':
      return invitationExpired
    default:
      return null
  }
}

const judge = (state: LoginState, validation: Validation | null): LoginStep => {
  const said = judgement(validation)
  const invalid = validation?.tag === 'invalid' || validation?.tag === 'expired'
  if (!state.entering) {
    // Only the invitation is judged; the customer may be typing. An invalid token would spoil the login.
    const kept = invalid ? { ...state, invitationToken: null } : state
    return [kept, said === null ? [] : [{ tag: 'notify', kind: 'danger', text: said }]]
  }
  const instead = invalid ? { token: null } : passwordInstead(state)
  return [{ ...state, ...instead, busy: false, entering: false }, [{ tag: 'fail', text: said ?? loginTexts.wrong }]]
}

/** One step of the login screen: what it becomes, and what is to be done. */
export const updateLogin = (state: LoginState, message: LoginMessage): LoginStep => {
  switch (message.tag) {
    case 'typed':
      return [type(state, message.field, message.text), []]
    case 'submitted':
      return submit(state)
    case 'retried':
      return state.token === null || state.busy
        ? [state, []]
        : [{ ...state, entering: true, busy: true, trouble: null }, [tokenLogin(state.token)]]
    case 'codeAsked':
      return [state, state.busy ? [] : [askCode(state.fields.username)]]
    case 'codeSent':
      return [
        state,
        [
          message.sent
            ? { tag: 'notify', kind: 'success', text: loginTexts.codeSent }
            : { tag: 'notify', kind: 'danger', text: loginTexts.codeFailed },
        ],
      ]
    case 'answered':
      return answer(state, message.credentials, message.outcome)
    case 'failed':
      return fail(state, message.fault)
    case 'judged':
      return judge(state, message.validation)
  }
}
