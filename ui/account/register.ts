import { profiles } from '../../domain/invitation/profiles'
import type { InvitationType } from '../../domain/language/invitation'
import {
  cleanUsername,
  confirmationVerdict,
  looksGood,
  newPasswordVerdict,
  usernameVerdict,
  type Verdict,
} from '../../domain/rules/account'
import { invitationInvalid, invitationUsed, registerTexts } from '../../domain/texts/accountTexts'
import type { CallFault } from '../../events/effects/http'
import type { Validation } from '../../events/effects/wire/account'
import { fieldErrors } from '../../events/effects/wire/fieldErrors'
import { troubleText } from './trouble'

export type RegisterField = 'username' | 'password' | 'password_confirm'

/**
 * The register screen. `phase`: the invitation's token is being checked, could not be checked, or is fine. `said`: what
 * the office says of a field, until the customer changes it. `trouble` stays in sight under the fields.
 */
export interface RegisterState {
  readonly token: string
  readonly phase: 'checking' | 'unchecked' | 'form'
  readonly type: InvitationType | null
  readonly fields: Readonly<Record<RegisterField, string>>
  readonly said: Readonly<Partial<Record<RegisterField, string>>>
  readonly submitted: boolean
  readonly busy: boolean
  readonly trouble: string | null
}

export type RegisterMessage =
  | { readonly tag: 'typed'; readonly field: RegisterField; readonly text: string }
  | { readonly tag: 'submitted' }
  | { readonly tag: 'retried' }
  | { readonly tag: 'judged'; readonly validation: Validation }
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
    token: token ?? '',
    phase: 'checking',
    type: null,
    fields: { username: '', password: '', password_confirm: '' },
    said: {},
    submitted: false,
    busy: false,
    trouble: null,
  },
  [token === null ? refuse(invitationInvalid) : { tag: 'judge', token }],
]

export const registerHeading = ({ type }: Pick<RegisterState, 'type'>): string =>
  type === null ? registerTexts.heading : `${registerTexts.heading} voor ${profiles[type].product}`

const fieldOrder: readonly RegisterField[] = ['username', 'password', 'password_confirm']

const verdicts = ({ fields }: RegisterState): Readonly<Record<RegisterField, Verdict>> => ({
  username: usernameVerdict(fields.username),
  password: newPasswordVerdict(fields.password),
  password_confirm: confirmationVerdict(fields.password, fields.password_confirm),
})

/** What is wrong with each field: by the rules after a submit, else what the office said. */
export const registerErrors = (state: RegisterState): Readonly<Partial<Record<RegisterField, string>>> => {
  const ruled = verdicts(state)
  return Object.fromEntries(
    fieldOrder.flatMap(field => {
      const text = (state.submitted ? ruled[field] : null) ?? state.said[field]
      return text === undefined ? [] : [[field, text]]
    }),
  )
}

/** The word of praise for a username that keeps the rules and that the office has not refused. */
export const usernamePraise = ({ fields, said }: RegisterState): string | undefined =>
  usernameVerdict(fields.username) === null && said.username === undefined ? looksGood : undefined

const submit = (state: RegisterState): RegisterStep => {
  if (state.busy || state.phase !== 'form') return [state, []]
  const ruled = verdicts(state)
  const wrong = fieldOrder.find(field => ruled[field] !== null)
  const submitted: RegisterState = { ...state, submitted: true, trouble: null }
  if (wrong !== undefined) return [submitted, [{ tag: 'focus', field: wrong }]]
  const { token, fields } = state
  const username = cleanUsername(fields.username)
  return [{ ...submitted, said: {}, busy: true }, [{ tag: 'register', username, password: fields.password, token }]]
}

const judge = (state: RegisterState, validation: Validation): RegisterStep => {
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
        type: validation.type,
        fields: { ...state.fields, username: validation.username },
        trouble: nameless ? registerTexts.noUsername : null,
      }
      return [form, nameless ? [{ tag: 'notify', text: registerTexts.noUsername }] : []]
    }
  }
}

const isField = (name: string): name is RegisterField => fieldOrder.some(field => field === name)

/** Which of the three texts a failure gets (checklist OPEN-88). */
const failureText = (fault: CallFault, said: RegisterState['said']): string => {
  if (fault.tag !== 'status' || fault.status >= 500) return registerTexts.broken
  return said.username === undefined ? registerTexts.failed : registerTexts.otherUsername
}

const fail = (state: RegisterState, fault: CallFault): RegisterStep => {
  const errors = fault.tag === 'status' && fault.status < 500 ? fieldErrors(fault.body) : []
  const said: RegisterState['said'] = Object.fromEntries(errors.filter(([field]) => isField(field)))
  // What is said of the token, or of nothing we show, has no field: it stands under the fields.
  const loose = errors.find(([field]) => !isField(field))?.[1]
  const text = failureText(fault, said)
  const atField = fieldOrder.find(field => said[field] !== undefined)
  const trouble = loose ?? (atField === undefined ? troubleText(fault, text) : null)
  return [
    { ...state, busy: false, said, trouble },
    [{ tag: 'notify', text }, ...(atField === undefined ? [] : [{ tag: 'focus', field: atField } as const])],
  ]
}

/** One step of the register screen: what it becomes, and what is to be done. */
export const updateRegister = (state: RegisterState, message: RegisterMessage): RegisterStep => {
  switch (message.tag) {
    case 'typed': {
      const { [message.field]: _changed, ...said } = state.said
      return [{ ...state, said, fields: { ...state.fields, [message.field]: message.text } }, []]
    }
    case 'submitted':
      return submit(state)
    case 'retried':
      return state.phase === 'unchecked'
        ? [{ ...state, phase: 'checking', trouble: null }, [{ tag: 'judge', token: state.token }]]
        : [state, []]
    case 'judged':
      return judge(state, message.validation)
    case 'unjudged':
      return [
        { ...state, phase: 'unchecked', trouble: troubleText(message.fault, registerTexts.broken) },
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
