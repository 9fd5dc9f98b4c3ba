import { classNames } from '../classNames'
import { describedBy, type TypedControl } from '../control'
import { Field } from '../Field'
import styles from './TextArea.module.css'
import inputStyles from './TextInput.module.css'
import { useDraft } from './useDraft'

type TextAreaProps = TypedControl<string> &
  Readonly<{
    /** Characters; nothing is cut off: what is longer is kept, counted and refused by a rule. */
    limit?: number
    rows?: number
  }>

const nearLimit = 0.8

const remaining = (length: number, limit: number): string => {
  const left = limit - length
  if (left < 0) return left === -1 ? '1 teken te veel' : `${-left} tekens te veel`
  return left === 1 ? 'Nog 1 teken' : `Nog ${left} tekens`
}

export const TextArea = ({ limit, rows = 4, ...control }: TextAreaProps) => {
  const draft = useDraft(control)
  const counted = limit !== undefined && draft.text.length >= limit * nearLimit
  const counterId = `${control.id}-counter`
  return (
    <Field {...control}>
      <textarea
        className={classNames(inputStyles.input, styles.area)}
        id={control.id}
        rows={rows}
        placeholder={control.placeholder}
        autoComplete={control.autoComplete ?? 'off'}
        disabled={control.disabled}
        aria-required={control.required}
        aria-invalid={control.error === undefined ? undefined : true}
        aria-describedby={
          [describedBy(control), counted ? counterId : undefined].filter(Boolean).join(' ') || undefined
        }
        value={draft.text}
        onChange={event => draft.type(event.currentTarget.value)}
        onBlur={draft.onBlur}
      />
      <p className={styles.counter} id={counterId} aria-live="polite">
        {counted && remaining(draft.text.length, limit)}
      </p>
    </Field>
  )
}
