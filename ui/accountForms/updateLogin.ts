/**
 * Reducer of the login screen: login by password and code or a link's token, replacing another customer's login,
 * judging the invitation, counting wrong codes, and its field errors.
 */
import {
  cleanCode,
  cleanUsername,
  loginCodeError,
  loginPasswordError,
  loginUsernameError,
} from '../../domain/rules/accountErrors'
import { invitationInvalid, invitationUsed, loginTexts } from '../../domain/texts/accountTexts'
import type { Credentials, LoginOutcome } from '../../events/effects/calls/accountCalls'
import type { CallFault } from '../../events/effects/calls/http'
import type { TokenValidation } from '../../events/effects/wire/account'
import { fieldErrors } from '../../events/effects/wire/fieldErrors'
import type { AccountEntry } from './accountEntry'
import {
  type FieldMessages,
  type FieldVerdicts,
  firstInvalidField,
  formErrors,
  initialForm,
  typeInField,
} from './formState'
import type { LoginEffect, LoginField, LoginMessage, LoginState, LoginStep } from './loginState'
import { troubleText } from './troubleText'

/** After so many wrong codes the password is asked again (our choice; the office's own codes have five tries). */
export const maxWrongCodes = 5

const tokenLogin = (token: string): LoginEffect => ({ tag: 'login', credentials: { grant: 'customer_token', token } })

export const openLogin = (
  entry: Pick<AccountEntry, 'username' | 'token' | 'invitationToken' | 'previousUsername'>,
): LoginStep => {
  const { username, token, invitationToken, previousUsername } = entry
  const waits = token !== null && previousUsername !== null
  const enters = token !== null && !waits
  const state: LoginState = {
    ...initialForm({ username, password: '', code: '' }),
    token,
    invitationToken,
    entering: enters,
    retrying: false,
    swap: waits ? { previousUsername, linked: null } : null,
    codeNeeded: false,
    wrongCodes: 0,
    busy: enters,
  }
  if (waits) return [state, [{ tag: 'judge', token }]]
  if (token !== null) return [state, [tokenLogin(token)]]
  return [state, invitationToken === null ? [] : [{ tag: 'judge', token: invitationToken }]]
}

const verdicts = ({ fields, codeNeeded }: LoginState): FieldVerdicts<LoginField> => ({
  username: loginUsernameError(fields.username),
  password: loginPasswordError(fields.password),
  code: codeNeeded ? loginCodeError(fields.code) : null,
})

/** What is wrong with each field, after a submit only. */
export const loginErrors = (state: LoginState): FieldMessages<LoginField> => formErrors(state, verdicts(state))

const credentialsOf = ({ fields, codeNeeded, invitationToken: token }: LoginState): Credentials => {
  const username = cleanUsername(fields.username)
  const { password } = fields
  return codeNeeded
    ? { grant: 'customer_password_two_factor', username, password, otp: cleanCode(fields.code), token }
    : { grant: 'customer_password', username, password, token }
}

const submit = (state: LoginState): LoginStep => {
  if (state.busy) return [state, []]
  const wrong = firstInvalidField(state, verdicts(state))
  const submitted: LoginState = { ...state, submitted: true, trouble: null }
  if (wrong !== null) return [submitted, [{ tag: 'focus', field: wrong }]]
  return [{ ...submitted, busy: true }, [{ tag: 'login', credentials: credentialsOf(state) }]]
}

/** A code belongs to one customer: with another name it is asked for anew. */
const type = (state: LoginState, field: LoginField, text: string): LoginState => {
  const typed: LoginState = { ...state, ...typeInField(state, field, text) }
  const another = field === 'username' && cleanUsername(text) !== cleanUsername(state.fields.username)
  return another ? { ...typed, codeNeeded: false, wrongCodes: 0, fields: { ...typed.fields, code: '' } } : typed
}

const askCode = (username: string): LoginEffect => ({ tag: 'requestCode', username: cleanUsername(username) })

const answer = (state: LoginState, credentials: Credentials, outcome: LoginOutcome): LoginStep => {
  const username = credentials.grant === 'customer_token' ? cleanUsername(state.fields.username) : credentials.username
  if (outcome.tag === 'in') {
    const { accessToken } = outcome.tokens
    const { invitationToken } = state
    return [state, [{ tag: 'enter', login: { accessToken, username, invitationToken } }]]
  }
  // A token alone does not get past a second factor: the customer types name and password first.
  if (credentials.grant === 'customer_token') return judgeLink(state, credentials.token, loginTexts.byPasswordAndCode)
  const waiting: LoginState = { ...state, busy: false, submitted: false }
  if (username !== cleanUsername(state.fields.username)) return [waiting, []]
  return [{ ...waiting, codeNeeded: true, trouble: null }, [askCode(username), { tag: 'focus', field: 'code' }]]
}

/** The token that did not let in may still say which invitation a password login is for (checklist OPEN-98). */
const passwordInstead = ({ token, invitationToken }: LoginState): Pick<LoginState, 'token' | 'invitationToken'> => ({
  token: null,
  invitationToken: invitationToken ?? token,
})

/** The link did not let in; what is needed instead is told once the office has judged its invitation. */
const judgeLink = (state: LoginState, token: string, trouble: string): LoginStep => [
  { ...state, trouble },
  [{ tag: 'judge', token }],
]

const isWrong = (fault: CallFault): boolean => fault.tag === 'status' && [400, 401, 422].includes(fault.status)

/** What the office says of the token itself, when it does. */
const saidOfToken = (fault: CallFault): string | undefined =>
  fault.tag === 'status' ? fieldErrors(fault.body).find(([field]) => field === 'token')?.[1] : undefined

/** Whoever guesses at codes begins again with the password; a right one brings a new code. */
const askPasswordAgain = (state: LoginState): LoginStep => [
  {
    ...state,
    fields: { ...state.fields, password: '', code: '' },
    codeNeeded: false,
    wrongCodes: 0,
    submitted: false,
    trouble: loginTexts.tooManyCodes,
  },
  [
    { tag: 'fail', text: loginTexts.wrong },
    { tag: 'focus', field: 'password' },
  ],
]

const fail = (state: LoginState, fault: CallFault): LoginStep => {
  const failed: LoginState = { ...state, busy: false }
  if (state.entering && state.token !== null && isWrong(fault))
    return judgeLink(state, state.token, saidOfToken(fault) ?? loginTexts.byPassword)
  const wrongCodes = state.codeNeeded && isWrong(fault) ? state.wrongCodes + 1 : state.wrongCodes
  if (wrongCodes >= maxWrongCodes) return askPasswordAgain(failed)
  const check = state.codeNeeded ? loginTexts.checkCode : loginTexts.checkPassword
  // Nothing that was typed is wrong where the office does not let anybody in (403) or is not there (404).
  const refused = saidOfToken(fault) ?? (isWrong(fault) ? check : loginTexts.notLetIn)
  const trouble = troubleText(fault, refused, !state.entering)
  const text = isWrong(fault) ? loginTexts.wrong : loginTexts.failed
  // Where the office did not answer, leaving would only lead to the browser's own error page.
  const answered = fault.tag === 'status' || fault.tag === 'nonsense'
  return [
    { ...failed, entering: false, wrongCodes, trouble },
    [answered ? { tag: 'fail', text } : { tag: 'notify', kind: 'danger', text }],
  ]
}

const judgement = (validation: TokenValidation | null): string | null => {
  switch (validation?.tag) {
    case 'used':
      return invitationUsed
    case 'invalid':
      return invitationInvalid
    default:
      return null
  }
}

const judge = (state: LoginState, validation: TokenValidation | null): LoginStep => {
  // The link's customer is named where the office tells; whether it still lets in shows when one goes on.
  if (state.swap !== null) {
    const linked = validation?.tag === 'valid' && validation.username !== '' ? validation.username : null
    // One's own link swaps nobody.
    if (linked !== null && linked === state.swap.previousUsername) return answerSwap(state, true)
    return [{ ...state, swap: { ...state.swap, linked } }, []]
  }
  const refusal = judgement(validation)
  const invalid = validation?.tag === 'invalid'
  if (!state.entering) {
    // Only the invitation is judged; the customer may be typing. An invalid token would spoil the login.
    const kept = invalid ? { ...state, invitationToken: null } : state
    return [kept, refusal === null ? [] : [{ tag: 'notify', kind: 'danger', text: refusal }]]
  }
  const instead = invalid ? { token: null } : passwordInstead(state)
  const open: LoginState = { ...state, ...instead, busy: false, entering: false }
  if (refusal !== null) return [{ ...open, trouble: null }, [{ tag: 'fail', text: refusal }]]
  const username = (validation?.tag === 'valid' && validation.username) || state.fields.username
  return [
    { ...open, fields: { ...state.fields, username } },
    [
      { tag: 'notify', kind: 'danger', text: loginTexts.notByLink },
      { tag: 'focus', field: username === '' ? 'username' : 'password' },
    ],
  ]
}

const answerSwap = (state: LoginState, goOn: boolean): LoginStep => {
  const { swap, token } = state
  if (swap === null || token === null) return [state, []]
  if (goOn) return [{ ...state, swap: null, entering: true, busy: true }, [tokenLogin(token)]]
  return [{ ...state, swap: null, token: null }, [{ tag: 'focus', field: 'username' }]]
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
        : [{ ...state, entering: true, retrying: true, busy: true, trouble: null }, [tokenLogin(state.token)]]
    case 'swapAnswered':
      return answerSwap(state, message.goOn)
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
