/** Shows a field of an account form with label, help, error and praise; for a password also the box that reveals it. */
import { showPasswordLabel } from '../../domain/texts/accountTexts'
import { SmallCheckbox } from '../widgets/choices/SmallCheckbox'
import { describedBy } from '../widgets/control'
import { FormField } from '../widgets/FormField'
import { Icon } from '../widgets/Icon'
import inputStyles from '../widgets/textFields/TextInput.module.css'
import styles from './AccountField.module.css'

export type AccountFieldProps = Readonly<{
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  /** Said when the value is fine. */
  praise?: string | undefined
  value: string
  autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code' | 'email' | 'bday'
  placeholder?: string | undefined
  onChange: (text: string) => void
  /** Of a password: whether its characters are shown, and the box that changes it, where this field has it. */
  isShown?: boolean
  onShow?: ((isShown: boolean) => void) | undefined
}>

/**
 * A field of an account form. Not one of the survey's inputs: it keeps no draft and reports every key at once, so that
 * what a password manager fills in and sends in one go is there.
 */
export const AccountField = (props: AccountFieldProps) => {
  const { id, label, help, error, praise, value, autoComplete, onChange, placeholder } = props
  const { isShown = false, onShow } = props
  const isSecret = autoComplete === 'current-password' || autoComplete === 'new-password'
  const praiseId = `${id}-praise`
  const described = [describedBy({ id, help, error }), praise === undefined ? undefined : praiseId].filter(
    part => part !== undefined,
  )
  return (
    <FormField id={id} label={label} help={help} error={error} required>
      <input
        className={inputStyles.input}
        id={id}
        name={id}
        type={isSecret && !isShown ? 'password' : 'text'}
        inputMode={autoComplete === 'email' ? 'email' : undefined}
        placeholder={placeholder}
        autoComplete={autoComplete}
        autoCapitalize="none"
        // It sends the form.
        enterKeyHint="go"
        spellCheck={false}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
      {onShow !== undefined && <SmallCheckbox label={showPasswordLabel} ticked={isShown} onTick={onShow} />}
      {praise !== undefined && (
        <p className={styles.praise} id={praiseId}>
          <Icon name="check" />
          <span>{praise}</span>
        </p>
      )}
    </FormField>
  )
}
