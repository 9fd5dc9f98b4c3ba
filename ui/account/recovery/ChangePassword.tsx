import { changePasswordTexts } from '../../../domain/texts/recoveryTexts'
import type { AccountRow } from '../../accountForms/AccountForm'
import type { AccountDependencies } from '../../accountForms/accountDependencies'
import { Dialog } from '../../shell/page/Dialog'
import { Button } from '../../widgets/Button'
import { RecoveryForm } from './RecoveryForm'
import { type ChangePasswordField, changePasswordForm } from './recoveryForms'

const rows: readonly AccountRow<ChangePasswordField>[] = [
  { name: 'current_password', label: changePasswordTexts.current, autoComplete: 'current-password' },
  {
    name: 'new_password',
    label: changePasswordTexts.password,
    help: changePasswordTexts.hint,
    autoComplete: 'new-password',
  },
  { name: 'new_password_confirmation', label: changePasswordTexts.confirmation, autoComplete: 'new-password' },
]

type ChangePasswordProps = Readonly<{
  open: boolean
  dependencies: Pick<AccountDependencies, 'recovery' | 'notify'>
  onClose: () => void
}>

/** The dialog 'Mijn account', which changes the password; it opens over any screen (spec 1 section 2). */
export const ChangePassword = ({ open, dependencies, onClose }: ChangePasswordProps) => (
  <Dialog open={open} title={changePasswordTexts.title} onClose={onClose}>
    <RecoveryForm
      form={changePasswordForm}
      rows={rows}
      button={changePasswordTexts.button}
      send={fields =>
        dependencies.recovery.changePassword(
          fields.current_password,
          fields.new_password,
          fields.new_password_confirmation,
        )
      }
      onDone={() => {
        onClose()
        dependencies.notify('success', changePasswordTexts.done)
      }}
      notify={dependencies.notify}
      more={
        <Button wide onClick={onClose}>
          {changePasswordTexts.cancel}
        </Button>
      }
      plain
    />
  </Dialog>
)
