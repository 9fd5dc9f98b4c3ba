import {
  changedConfirmationVerdict,
  changedPasswordVerdict,
  currentPasswordVerdict,
  emailCodeVerdict,
  emailVerdict,
  neededUsernameVerdict,
  ownBirthDateVerdict,
  repeatedEmailVerdict,
} from '../../../domain/rules/recovery'
import {
  changePasswordTexts,
  forgotPasswordTexts,
  forgotUsernameTexts,
  resetEmailTexts,
  resetPasswordTexts,
} from '../../../domain/texts/recoveryTexts'
import type { Texts } from '../form'
import type { CallForm } from './callForm'

export const forgotUsernameForm: CallForm<'email'> = {
  open: { email: '' },
  verdicts: ({ email }) => ({ email: emailVerdict(email) }),
  failed: forgotUsernameTexts.failed,
  check: forgotUsernameTexts.check,
}

export const forgotPasswordForm: CallForm<'username'> = {
  open: { username: '' },
  verdicts: ({ username }) => ({ username: neededUsernameVerdict(username) }),
  failed: forgotPasswordTexts.failed,
  check: forgotPasswordTexts.check,
}

export type ResetPasswordField = 'password' | 'password_confirm'

export const resetPasswordForm: CallForm<ResetPasswordField> = {
  open: { password: '', password_confirm: '' },
  verdicts: ({ password, password_confirm }) => ({
    password: changedPasswordVerdict(password),
    password_confirm: changedConfirmationVerdict(password, password_confirm),
  }),
  known: new Map([['password_new', 'password']]),
  failed: resetPasswordTexts.failed,
  check: resetPasswordTexts.check,
}

export type ResetEmailField = 'email' | 'email_confirmation' | 'code' | 'date_of_birth'

const emailVerdicts = ({ email, email_confirmation, code, date_of_birth }: Texts<ResetEmailField>) => ({
  email: emailVerdict(email),
  email_confirmation: repeatedEmailVerdict(email, email_confirmation),
  code: emailCodeVerdict(code),
  date_of_birth: ownBirthDateVerdict(date_of_birth),
})

export const resetEmailForm: CallForm<ResetEmailField> = {
  open: { email: '', email_confirmation: '', code: '', date_of_birth: '' },
  verdicts: emailVerdicts,
  // Only the first problem, in this order (checklist OPEN-93).
  alerted: fields => {
    const wrong = emailVerdicts(fields)
    if (wrong.email !== null) return wrong.email
    if (wrong.email_confirmation !== null) return wrong.email_confirmation
    if (wrong.code !== null) return resetEmailTexts.noCode
    return wrong.date_of_birth === null ? null : resetEmailTexts.noBirthDate
  },
  failed: resetEmailTexts.failed,
  check: resetEmailTexts.check,
}

export type ChangePasswordField = 'current_password' | 'new_password' | 'new_password_confirmation'

export const changePasswordForm: CallForm<ChangePasswordField> = {
  open: { current_password: '', new_password: '', new_password_confirmation: '' },
  verdicts: ({ current_password, new_password, new_password_confirmation }) => ({
    current_password: currentPasswordVerdict(current_password),
    new_password: changedPasswordVerdict(new_password),
    new_password_confirmation: changedConfirmationVerdict(new_password, new_password_confirmation),
  }),
  known: new Map([
    ['password', 'current_password'],
    ['password_new', 'new_password'],
    ['password_confirm', 'new_password_confirmation'],
  ]),
  failed: changePasswordTexts.failed,
  check: changePasswordTexts.check,
}
