import type { ReactNode } from 'react'
import styles from './Switch.module.css'

type SwitchProps = Readonly<{
  on: boolean
  onSwitch: (on: boolean) => void
  /** How it stands beside its words. */
  className: string | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  describedBy?: string | undefined
  /** Its words. */
  children: ReactNode
}>

/** What is switched on and off at once, with its words. */
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
