import type { ChangeEvent, HTMLInputTypeAttribute, KeyboardEvent } from 'react'
import { classNames } from '../classNames'
import { describedBy, type TypedControl } from '../control'
import styles from './TextInput.module.css'
import { useDraft } from './useDraft'

/**
 * The input element of all one-line text fields: shows the draft while typing, the value otherwise, with a unit beside
 * it and steps by arrow keys where given.
 */
export const TextInput = <A extends string | number>(props: TextInputProps<A>) => {
  const { id, error, required, disabled, before, after, retype } = props
  const draft = useDraft<A, HTMLInputElement>(props)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void =>
    draft.type(retype === undefined ? currentTarget.value : retype(draft.text(), currentTarget))
  const onKeyDown = (event: KeyboardEvent): void => {
    draft.onKeyDown(event)
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (props.step === undefined || direction === 0) return
    event.preventDefault()
    const stepped = steppedText(draft.text(), direction * props.step, props.typing)
    if (stepped !== null) draft.type(stepped)
  }
  const input = (
    <input
      ref={draft.ref}
      className={styles.input}
      id={id}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete ?? 'off'}
      autoCapitalize={props.autoCapitalize}
      enterKeyHint={props.enterKeyHint ?? 'done'}
      spellCheck={props.spellCheck ?? false}
      placeholder={props.placeholder}
      disabled={disabled}
      aria-required={required}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy(props)}
      defaultValue={draft.defaultValue}
      onChange={onChange}
      onBlur={draft.onBlur}
      onKeyDown={onKeyDown}
    />
  )
  if (before === undefined && after === undefined) return input
  return (
    <div className={styles.affixed}>
      {before !== undefined && <Affix at="before">{before}</Affix>}
      {input}
      {after !== undefined && <Affix at="after">{after}</Affix>}
    </div>
  )
}

type TextInputProps<A extends string | number> = TypedControl<A> &
  Readonly<{
    type?: HTMLInputTypeAttribute | undefined
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined
    spellCheck?: boolean | undefined
    /** A sign or unit inside the field: seen, and said by the label or help. */
    before?: string | undefined
    after?: string | undefined
    /** How far the arrow keys take a number up and down, and never below 0. */
    step?: number | undefined
    /** What the field shows after a change, when that is not what was typed; it may move the caret itself. */
    retype?: ((before: string, input: HTMLInputElement) => string) | undefined
  }>

/** The text one step further; null where it is no number. Rounded, because 0,1 cannot be added exactly. */
const steppedText = <A extends string | number>(
  text: string,
  by: number,
  { read, write }: TextInputProps<A>['typing'],
): string | null => {
  const value = text.trim() === '' ? 0 : read(text)
  if (typeof value !== 'number') return null
  const stepped = Math.max(0, Number((value + by).toFixed(6)))
  return write(read(String(stepped)))
}

const Affix = ({ at, children }: { at: 'before' | 'after'; children: string }) => (
  <span className={classNames(styles.affix, styles[at])} aria-hidden="true">
    {children}
  </span>
)
