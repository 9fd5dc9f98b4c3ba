/** The rows of the login form: user name and password, and the code of the second factor. */
import { accountLabels, loginTexts } from '../../domain/texts/accountTexts'
import type { AccountRow } from './AccountForm'
import type { LoginField } from './loginState'

export const passwordRows: readonly AccountRow<LoginField>[] = [
  { name: 'username', label: accountLabels.username, autoComplete: 'username' },
  { name: 'password', label: accountLabels.password, autoComplete: 'current-password' },
]

export const codeRow: AccountRow<LoginField> = {
  name: 'code',
  label: accountLabels.code,
  help: loginTexts.codeHint,
  autoComplete: 'one-time-code',
}
