import { useState } from 'react'
import { characterCount } from '../../../domain/language/characterCount'
import { classNames } from '../classNames'
import { describedBy, type TypedControl } from '../control'
import { FormField } from '../FormField'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './TextArea.module.css'
import inputStyles from './TextInput.module.css'
import { useDraft } from './useDraft'

/** A field for several lines of text, with a counter near the limit. */
export const TextArea = ({ limit, rows = 4, ...control }: TextAreaProps) => {
  const [left, setLeft] = useState(() => leftOf(control.typing.write(control.value), limit))
  const [announced, setAnnounced] = useState(left)
  const onText = (text: string): void => {
    const now = leftOf(text, limit)
    setLeft(now)
    setAnnounced(before => (isSameAnnouncement(before, now) ? before : now))
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
        <span role="status">{announced !== null && remaining(announced)}</span>
      </VisuallyHidden>
    </FormField>
  )
}

type TextAreaProps = TypedControl<string> &
  Readonly<{
    /** Characters; nothing is cut off: what is longer is kept, counted and refused by a rule. */
    limit?: number
    rows?: number
  }>

const nearLimit = 0.8

/** The characters left to the limit; null while the limit is far, or absent. */
const leftOf = (text: string, limit: number | undefined): number | null => {
  const count = characterCount(text)
  return limit === undefined || count < limit * nearLimit ? null : limit - count
}

const remaining = (left: number): string => {
  if (left < 0) return left === -1 ? '1 teken te veel' : `${-left} tekens te veel`
  return left === 1 ? 'Nog 1 teken' : `Nog ${left} tekens`
}

/** The count is announced once per this many characters, and at the limit. */
const announceEvery = 20

const isSameAnnouncement = (before: number | null, now: number | null): boolean => {
  if (before === null || now === null) return before === now
  const part = (left: number): number => Math.sign(left) * Math.ceil(Math.abs(left) / announceEvery)
  return part(before) === part(now)
}
