/**
 * Shows the screen of account recovery at a path: forgotten user name, forgotten password, new password or new mail
 * address.
 */
import { cleanUsername } from '../../../domain/rules/accountErrors'
import { cleanEmail, typedBirthDate } from '../../../domain/rules/recoveryErrors'
import { accountLabels, loginTexts } from '../../../domain/texts/accountTexts'
import {
  forgotPasswordTexts,
  forgotUsernameTexts,
  resetEmailTexts,
  resetPasswordTexts,
} from '../../../domain/texts/recoveryTexts'
import type { RecoveryCalls } from '../../../events/effects/calls/recoveryCalls'
import type { AccountRow } from '../../accountForms/AccountForm'
import styles from '../../accountForms/AccountForm.module.css'
import type { AccountDependencies } from '../../accountForms/accountDependencies'
import { readAccountEntry } from '../../accountForms/accountEntry'
import { InfoBlock } from '../../widgets/InfoBlock'
import { accountEntryState, useAccountEntry } from '../useAccountEntry'
import { RecoveryForm } from './RecoveryForm'
import {
  forgotPasswordForm,
  forgotUsernameForm,
  type ResetEmailField,
  type ResetPasswordField,
  resetEmailForm,
  resetPasswordForm,
} from './recoveryForms'

type RecoveryPath = '/forgot_username' | '/forgot_password' | '/reset_password' | '/reset_email'

type RecoveryProps = Readonly<{ dependencies: AccountDependencies; calls: RecoveryCalls }>

/** Success of each goes to the login, with its alert there (spec 1 section 2). */
const toLogin = ({ navigate }: AccountDependencies, text: string, username = ''): void =>
  navigate('/login', {
    replace: true,
    notice: { kind: 'success', text },
    state: username === '' ? null : accountEntryState({ username }),
  })

const ForgotUsername = ({ dependencies, calls }: RecoveryProps) => {
  const { frame: Frame, link: Link, notify } = dependencies
  return (
    <Frame title={forgotUsernameTexts.title} lead={forgotUsernameTexts.lead}>
      <RecoveryForm
        form={forgotUsernameForm}
        rows={[{ name: 'email', label: forgotUsernameTexts.email, autoComplete: 'email' }]}
        button={forgotUsernameTexts.button}
        send={({ email }) => calls.recoverUsername(cleanEmail(email))}
        onDone={() => toLogin(dependencies, forgotUsernameTexts.done)}
        notify={notify}
        after={
          <>
            <Link href="/login">{loginTexts.title}</Link>
            <Link href="/forgot_password">{loginTexts.forgotPassword}</Link>
          </>
        }
      />
    </Frame>
  )
}

const ForgotPassword = ({ dependencies, calls }: RecoveryProps) => {
  const { frame: Frame, link: Link, notify } = dependencies
  return (
    <Frame title={forgotPasswordTexts.title} lead={forgotPasswordTexts.lead}>
      <RecoveryForm
        form={forgotPasswordForm}
        rows={[{ name: 'username', label: accountLabels.username, autoComplete: 'username' }]}
        button={forgotPasswordTexts.button}
        send={({ username }) => calls.recoverPassword(cleanUsername(username))}
        onDone={({ username }) => toLogin(dependencies, forgotPasswordTexts.done, cleanUsername(username))}
        notify={notify}
        after={
          <>
            <Link href="/login">{loginTexts.title}</Link>
            <Link href="/forgot_username">{loginTexts.forgotUsername}</Link>
          </>
        }
      />
    </Frame>
  )
}

const resetPasswordRows: readonly AccountRow<ResetPasswordField>[] = [
  {
    name: 'password',
    label: resetPasswordTexts.password,
    help: resetPasswordTexts.hint,
    autoComplete: 'new-password',
  },
  { name: 'password_confirm', label: accountLabels.confirmation, autoComplete: 'new-password' },
]

const ResetPassword = ({ dependencies, calls }: RecoveryProps) => {
  const { frame: Frame, link: Link, notify } = dependencies
  const entry = useAccountEntry(null, false)
  const { token } = readAccountEntry(entry, () => null)
  const links = (
    <>
      <Link href="/forgot_password">{resetPasswordTexts.newLink}</Link>
      <Link href="/login">{loginTexts.title}</Link>
    </>
  )
  return (
    <Frame title={resetPasswordTexts.title}>
      {token === null ? (
        <>
          <InfoBlock kind="warning">{resetPasswordTexts.noToken}</InfoBlock>
          <div className={styles.after}>{links}</div>
        </>
      ) : (
        <RecoveryForm
          key={entry}
          form={resetPasswordForm}
          rows={resetPasswordRows}
          button={resetPasswordTexts.button}
          send={({ password }) => calls.resetPassword(token, password)}
          onDone={() => toLogin(dependencies, resetPasswordTexts.done)}
          notify={notify}
          after={links}
        />
      )}
    </Frame>
  )
}

const resetEmailRows: readonly AccountRow<ResetEmailField>[] = [
  { name: 'email', label: resetEmailTexts.email, autoComplete: 'email' },
  { name: 'email_confirmation', label: resetEmailTexts.repeated, autoComplete: 'email' },
  {
    name: 'code',
    label: resetEmailTexts.code,
    help: resetEmailTexts.codeHint,
    placeholder: resetEmailTexts.codeExample,
    autoComplete: 'one-time-code',
  },
  {
    name: 'date_of_birth',
    label: resetEmailTexts.birthDate,
    help: resetEmailTexts.birthDateHint,
    placeholder: 'DD-MM-JJJJ',
    autoComplete: 'bday',
  },
]

const ResetEmail = ({ dependencies, calls }: RecoveryProps) => {
  const { frame: Frame, notify } = dependencies
  return (
    <Frame title={resetEmailTexts.title} lead={resetEmailTexts.lead}>
      <RecoveryForm
        form={resetEmailForm}
        rows={resetEmailRows}
        button={resetEmailTexts.button}
        send={({ email, email_confirmation, code, date_of_birth }) =>
          calls.resetEmail({
            email: cleanEmail(email),
            email_confirmation: cleanEmail(email_confirmation),
            code: code.trim(),
            date_of_birth: typedBirthDate(date_of_birth) ?? '',
          })
        }
        onDone={() => toLogin(dependencies, resetEmailTexts.done)}
        notify={notify}
      />
    </Frame>
  )
}

const screens = {
  '/forgot_username': ForgotUsername,
  '/forgot_password': ForgotPassword,
  '/reset_password': ResetPassword,
  '/reset_email': ResetEmail,
} as const

export const RecoveryScreen = ({
  path,
  dependencies,
}: Readonly<{ path: RecoveryPath; dependencies: AccountDependencies }>) => {
  const Screen = screens[path]
  return <Screen key={path} dependencies={dependencies} calls={dependencies.recovery} />
}
