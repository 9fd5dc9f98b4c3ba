import type { ReactNode } from 'react'
import { type Control, describedBy, errorId, helpId } from '../control'
import fieldStyles from '../FormField.module.css'
import { Switch } from './Switch'
import styles from './SwitchWithContent.module.css'

type SwitchWithContentProps = Control<number> & Readonly<{ children?: ReactNode }>

/** A switch as a form control (1 on, 0 off) that shows its content while on. */
export const SwitchWithContent = ({ children, ...control }: SwitchWithContentProps) => (
  <div className={fieldStyles.field}>
    <Switch
      on={control.value === 1}
      onSwitch={on => control.onCommit(on ? 1 : 0)}
      className={styles.toggle}
      id={control.id}
      disabled={control.disabled}
      describedBy={describedBy(control)}
    >
      {control.label}
    </Switch>
    {control.help !== undefined && (
      <p className={`soft ${fieldStyles.help}`} id={helpId(control.id)}>
        {control.help}
      </p>
    )}
    {control.error !== undefined && (
      <p className="error" id={errorId(control.id)}>
        {control.error}
      </p>
    )}
    {control.value === 1 && children !== undefined && (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the words are in the label already
      <div className={styles.revealed} role="group" aria-label={control.label}>
        {children}
      </div>
    )}
  </div>
)
