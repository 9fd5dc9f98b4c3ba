import { useState } from 'react'
import { characterCount } from '../../../domain/language/characterCount'
import { classNames } from '../classNames'
import { describedBy, type TypedControl } from '../control'
import { FormField } from '../FormField'
import { VisuallyHidden } from '../VisuallyHidden'
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

/** How much of a limit that is near is left; null while it is far, or none. */
const leftOf = (text: string, limit: number | undefined): number | null => {
  const count = characterCount(text)
  return limit === undefined || count < limit * nearLimit ? null : limit - count
}

const remaining = (left: number): string => {
  if (left < 0) return left === -1 ? '1 teken te veel' : `${-left} tekens te veel`
  return left === 1 ? 'Nog 1 teken' : `Nog ${left} tekens`
}

/** The count is heard at every so many characters, and where it comes to its end. */
const heardEvery = 20

const isHeardAsBefore = (before: number | null, now: number | null): boolean => {
  if (before === null || now === null) return before === now
  const part = (left: number): number => Math.sign(left) * Math.ceil(Math.abs(left) / heardEvery)
  return part(before) === part(now)
}

export const TextArea = ({ limit, rows = 4, ...control }: TextAreaProps) => {
  const [left, setLeft] = useState(() => leftOf(control.typing.write(control.value), limit))
  const [heard, setHeard] = useState(left)
  const onText = (text: string): void => {
    const now = leftOf(text, limit)
    setLeft(now)
    setHeard(before => (isHeardAsBefore(before, now) ? before : now))
  }
  const draft = useDraft<string, HTMLTextAreaElement>({ ...control, onText })
  const counterId = `${control.id}-counter`
  return (
    <FormField {...control}>
      <textarea
        ref={draft.ref}
        className={classNames(inputStyles.input, styles.area)}
        id={control.id}
        rows={rows}
        placeholder={control.placeholder}
        autoComplete={control.autoComplete ?? 'off'}
        disabled={control.disabled}
        aria-required={control.required}
        aria-invalid={control.error === undefined ? undefined : true}
        aria-describedby={
          [describedBy(control), left === null ? undefined : counterId].filter(Boolean).join(' ') || undefined
        }
        defaultValue={draft.defaultValue}
        onChange={event => draft.type(event.currentTarget.value)}
        onBlur={draft.onBlur}
      />
      <p className={`soft ${styles.counter}`} id={counterId}>
        {left !== null && remaining(left)}
      </p>
      <VisuallyHidden>
        <span role="status">{heard !== null && remaining(heard)}</span>
      </VisuallyHidden>
    </FormField>
  )
}
