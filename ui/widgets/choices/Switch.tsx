import type { ReactNode } from 'react'
import styles from './Switch.module.css'

/** A native checkbox with the role of a switch, and its label. */
export const Switch = (props: SwitchProps) => {
  const { on, onSwitch, className, id, disabled, describedBy, children } = props
  return (
    <label className={className}>
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        aria-checked={on}
        id={id}
        checked={on}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={event => onSwitch(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}

type SwitchProps = Readonly<{
  on: boolean
  onSwitch: (on: boolean) => void
  /** The class that lays it out beside its label. */
  className: string | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  describedBy?: string | undefined
  /** Its label. */
  children: ReactNode
}>
