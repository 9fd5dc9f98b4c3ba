import { type Control, describedBy, errorId, helpId } from '../control'
import styles from '../FormField.module.css'
import { Icon } from '../Icon'
import { CheckboxTile } from './CheckboxTile'

/** A single checkbox as a form control: 1 is ticked, any other value is not. */
export const Checkbox = (control: Control<number>) => (
  <div className={styles.field}>
    <CheckboxTile
      id={control.id}
      label={control.label}
      ticked={control.value === 1}
      disabled={control.disabled}
      required={control.required}
      invalid={control.error !== undefined}
      describedBy={describedBy(control)}
      onTick={ticked => control.onCommit(ticked ? 1 : 0)}
    />
    {control.help !== undefined && (
      <p className={`soft ${styles.help}`} id={helpId(control.id)}>
        {control.help}
      </p>
    )}
    {control.provenanceLine}
    {control.error !== undefined && (
      <p className="error" id={errorId(control.id)}>
        <Icon name="error" />
        <span>{control.error}</span>
      </p>
    )}
  </div>
)
