import { classNames } from '../classNames'
import { type Control, type ControlOption, describedBy } from '../control'
import { FormField } from '../FormField'
import { Icon } from '../Icon'
import inputStyles from '../textFields/TextInput.module.css'
import styles from './SelectField.module.css'

/** A native select as a form control; a value that is not among the options shows the placeholder. */
export const SelectField = <A extends string | number>(props: SelectFieldProps<A>) => {
  const { options, placeholder = 'Maak een keuze', empty, autoComplete, width, ...control } = props
  const isLong = options.some(({ label }) => label.length > longLabel)
  const choose = (key: string): void => {
    const value = options.find(option => String(option.value) === key)?.value ?? empty
    if (value !== undefined) control.onCommit(value)
  }
  const chosen = options.some(option => option.value === control.value)
  return (
    <FormField {...control} width={width ?? (isLong ? 'full' : 'medium')}>
      <div className={styles.place}>
        <select
          className={classNames(inputStyles.input, styles.select, !chosen && styles.open)}
          id={control.id}
          disabled={control.disabled}
          autoComplete={autoComplete}
          aria-required={control.required}
          aria-invalid={control.error === undefined ? undefined : true}
          aria-describedby={describedBy(control)}
          value={chosen ? String(control.value) : placeholderKey}
          onChange={event => choose(event.currentTarget.value)}
        >
          <option value={placeholderKey} disabled={empty === undefined}>
            {placeholder}
          </option>
          {options.map(option => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="down" />
        </span>
      </div>
    </FormField>
  )
}

type SelectFieldProps<A> = Control<A> &
  Readonly<{
    options: readonly ControlOption<A>[]
    placeholder?: string
    /** The value of 'nothing chosen'; without it the placeholder cannot be chosen again. */
    empty?: A
    autoComplete?: string | undefined
    width?: 'short' | 'medium' | 'full'
  }>

const placeholderKey = ''

/** A longer label, in characters, does not fit in a field of ordinary width. */
const longLabel = 36
