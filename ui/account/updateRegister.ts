/**
 * The reducer of the register screen, with its state, messages and effects: checks the invitation's token, validates and
 * registers user name and password, then goes to the login; also the screen's heading, errors and praise.
 */
import { profiles } from '../../domain/invitation/profiles'
import { type InvitationType, invitationTypeCodec } from '../../domain/language/invitation'
import { cleanUsername } from '../../domain/rules/accountErrors'
import { confirmationError, fieldIsGood, newPasswordError, usernameError } from '../../domain/rules/newAccountErrors'
import { invitationInvalid, invitationUsed, registerTitle } from '../../domain/texts/accountTexts'
import { registerTexts } from '../../domain/texts/registerTexts'
import type { CallFault } from '../../events/effects/calls/http'
import type { TokenValidation } from '../../events/effects/wire/account'
import {
  type FieldMessages,
  type FieldVerdicts,
  type FormState,
  firstInvalidField,
  formErrors,
  initialForm,
  officeMessages,
  typeInField,
} from '../accountForms/formState'
import { troubleText } from '../accountForms/troubleText'

export type RegisterField = 'username' | 'password' | 'password_confirm'

/**
 * The register screen. `phase`: the invitation's token is being checked for the first time, could not be checked (and is
 * checked anew while `busy`), or is fine.
 */
export interface RegisterState extends FormState<RegisterField> {
  readonly token: string
  readonly phase: 'checking' | 'unchecked' | 'form'
  readonly type: InvitationType | null
}

export type RegisterMessage =
  | { readonly tag: 'typed'; readonly field: RegisterField; readonly text: string }
  | { readonly tag: 'submitted' }
  | { readonly tag: 'retried' }
  | { readonly tag: 'judged'; readonly validation: TokenValidation }
  | { readonly tag: 'unjudged'; readonly fault: CallFault }
  | { readonly tag: 'registered' }
  | { readonly tag: 'failed'; readonly fault: CallFault }

export type RegisterEffect =
  | { readonly tag: 'judge'; readonly token: string }
  | { readonly tag: 'register'; readonly username: string; readonly password: string; readonly token: string }
  | { readonly tag: 'focus'; readonly field: RegisterField }
  | { readonly tag: 'notify'; readonly text: string }
  /** To the login, with the alert on that page; `username` is filled in there. */
  | {
      readonly tag: 'toLogin'
      readonly kind: 'success' | 'danger'
      readonly text: string
      readonly username: string
    }

export type RegisterStep = readonly [RegisterState, readonly RegisterEffect[]]

const refuse = (text: string): RegisterEffect => ({ tag: 'toLogin', kind: 'danger', text, username: '' })

export const openRegister = (token: string | null): RegisterStep => [
  {
    ...initialForm({ username: '', password: '', password_confirm: '' }),
    token: token ?? '',
    phase: 'checking',
    type: null,
  },
  [token === null ? refuse(invitationInvalid) : { tag: 'judge', token }],
]

export const registerHeading = ({ type }: Pick<RegisterState, 'type'>): string =>
  type === null ? registerTitle : `${registerTitle} voor ${profiles[type].product}`

const verdicts = ({ fields }: RegisterState): FieldVerdicts<RegisterField> => ({
  username: usernameError(fields.username),
  password: newPasswordError(fields.password),
  password_confirm: confirmationError(fields.password, fields.password_confirm),
})

/** What is wrong with each field: by the rules after a submit, else what the office said. */
export const registerErrors = (state: RegisterState): FieldMessages<RegisterField> => formErrors(state, verdicts(state))

/** The word of praise for a username that keeps the rules and that the office has not refused. */
export const usernamePraise = ({ fields, officeErrors }: RegisterState): string | undefined =>
  usernameError(fields.username) === null && officeErrors.username === undefined ? fieldIsGood : undefined

const submit = (state: RegisterState): RegisterStep => {
  if (state.busy || state.phase !== 'form') return [state, []]
  const wrong = firstInvalidField(state, verdicts(state))
  const submitted: RegisterState = { ...state, submitted: true, trouble: null }
  if (wrong !== null) return [submitted, [{ tag: 'focus', field: wrong }]]
  const { token, fields } = state
  const username = cleanUsername(fields.username)
  return [
    { ...submitted, officeErrors: {}, busy: true },
    [{ tag: 'register', username, password: fields.password, token }],
  ]
}

const judge = (state: RegisterState, validation: TokenValidation): RegisterStep => {
  switch (validation.tag) {
    case 'used':
      return [state, [refuse(invitationUsed)]]
    case 'invalid':
      return [state, [refuse(invitationInvalid)]]
    case 'valid': {
      const nameless = validation.username === ''
      const form: RegisterState = {
        ...state,
        phase: 'form',
        busy: false,
        // A type that this portal does not know is none.
        type: invitationTypeCodec.is(validation.type) ? validation.type : null,
        fields: { ...state.fields, username: validation.username ?? '' },
        trouble: nameless ? registerTexts.noUsername : null,
      }
      // The button that asked anew is gone, and the focus with it.
      const focus: readonly RegisterEffect[] = state.phase === 'unchecked' ? [{ tag: 'focus', field: 'username' }] : []
      return [form, nameless ? [{ tag: 'notify', text: registerTexts.noUsername }, ...focus] : focus]
    }
  }
}

/** Which of the three texts a failure gets (checklist OPEN-88). */
const failureText = (fault: CallFault, officeErrors: RegisterState['officeErrors']): string => {
  if (fault.tag !== 'status' || fault.status >= 500) return registerTexts.broken
  return officeErrors.username === undefined ? registerTexts.failed : registerTexts.otherUsername
}

const fail = (state: RegisterState, fault: CallFault): RegisterStep => {
  // What is said of the token, or of nothing we show, has no field: it stands under the fields.
  const { officeErrors, first, general } = officeMessages(fault, state)
  const text = failureText(fault, officeErrors)
  const trouble = general ?? (first === null ? troubleText(fault, text) : null)
  return [
    { ...state, busy: false, officeErrors, trouble },
    [{ tag: 'notify', text }, ...(first === null ? [] : [{ tag: 'focus', field: first } as const])],
  ]
}

/** The reducer of the register screen. */
export const updateRegister = (state: RegisterState, message: RegisterMessage): RegisterStep => {
  switch (message.tag) {
    case 'typed':
      return [{ ...state, ...typeInField(state, message.field, message.text) }, []]
    case 'submitted':
      return submit(state)
    case 'retried':
      return state.phase === 'unchecked' && !state.busy
        ? [{ ...state, busy: true, trouble: null }, [{ tag: 'judge', token: state.token }]]
        : [state, []]
    case 'judged':
      return judge(state, message.validation)
    case 'unjudged':
      return [
        { ...state, phase: 'unchecked', busy: false, trouble: troubleText(message.fault, registerTexts.broken, false) },
        [{ tag: 'notify', text: registerTexts.broken }],
      ]
    case 'registered':
      return [
        state,
        [
          {
            tag: 'toLogin',
            kind: 'success',
            text: registerTexts.done,
            username: cleanUsername(state.fields.username),
          },
        ],
      ]
    case 'failed':
      return fail(state, message.fault)
  }
}
