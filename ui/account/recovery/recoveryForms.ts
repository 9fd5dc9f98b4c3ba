/**
 * Declares the forms of account recovery and password change: initial fields, the error of each field, and the texts of
 * failures.
 */
import {
  changedConfirmationError,
  changedPasswordError,
  currentPasswordError,
  emailCodeError,
  emailError,
  ownBirthDateError,
  repeatedEmailError,
  requiredUsernameError,
} from '../../../domain/rules/recoveryErrors'
import {
  changePasswordTexts,
  forgotPasswordTexts,
  forgotUsernameTexts,
  resetEmailTexts,
  resetPasswordTexts,
} from '../../../domain/texts/recoveryTexts'
import type { FieldTexts } from '../../accountForms/formState'
import type { CallForm } from './callForm'

export const forgotUsernameForm: CallForm<'email'> = {
  open: { email: '' },
  verdicts: ({ email }) => ({ email: emailError(email) }),
  failed: forgotUsernameTexts.failed,
  check: forgotUsernameTexts.check,
}

export const forgotPasswordForm: CallForm<'username'> = {
  open: { username: '' },
  verdicts: ({ username }) => ({ username: requiredUsernameError(username) }),
  failed: forgotPasswordTexts.failed,
  check: forgotPasswordTexts.check,
}

export type ResetPasswordField = 'password' | 'password_confirm'

export const resetPasswordForm: CallForm<ResetPasswordField> = {
  open: { password: '', password_confirm: '' },
  verdicts: ({ password, password_confirm }) => ({
    password: changedPasswordError(password),
    password_confirm: changedConfirmationError(password, password_confirm),
  }),
  known: new Map([['password_new', 'password']]),
  failed: resetPasswordTexts.failed,
  check: resetPasswordTexts.check,
}

export type ResetEmailField = 'email' | 'email_confirmation' | 'code' | 'date_of_birth'

const emailVerdicts = ({ email, email_confirmation, code, date_of_birth }: FieldTexts<ResetEmailField>) => ({
  email: emailError(email),
  email_confirmation: repeatedEmailError(email, email_confirmation),
  code: emailCodeError(code),
  date_of_birth: ownBirthDateError(date_of_birth),
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
    current_password: currentPasswordError(current_password),
    new_password: changedPasswordError(new_password),
    new_password_confirmation: changedConfirmationError(new_password, new_password_confirmation),
  }),
  known: new Map([
    ['password', 'current_password'],
    ['password_new', 'new_password'],
    ['password_confirm', 'new_password_confirmation'],
  ]),
  failed: changePasswordTexts.failed,
  check: changePasswordTexts.check,
}
