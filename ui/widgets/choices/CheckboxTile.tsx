import type { ReactNode } from 'react'
import styles from './Tile.module.css'

type CheckboxTileProps = Readonly<{
  id?: string
  label: ReactNode
  help?: string | undefined
  ticked: boolean
  disabled?: boolean | undefined
  invalid?: boolean
  required?: boolean | undefined
  describedBy?: string | undefined
  onTick: (ticked: boolean) => void
}>

/** A native checkbox whose whole row can be clicked. */
export const CheckboxTile = (props: CheckboxTileProps) => (
  <label className={styles.tile}>
    <input
      className="checkbox"
      type="checkbox"
      id={props.id}
      checked={props.ticked}
      disabled={props.disabled}
      required={props.required}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      onChange={event => props.onTick(event.currentTarget.checked)}
    />
    <span className={styles.words}>
      <span>{props.label}</span>
      {props.help !== undefined && <span className={`soft ${styles.help}`}>{props.help}</span>}
    </span>
  </label>
)
