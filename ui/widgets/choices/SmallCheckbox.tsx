import styles from './SmallCheckbox.module.css'

type SmallCheckboxProps = Readonly<{ label: string; ticked: boolean; onTick: (ticked: boolean) => void }>

/** A native checkbox beside something that matters more: how a password shows, what else is kept. */
export const SmallCheckbox = ({ label, ticked, onTick }: SmallCheckboxProps) => (
  <label className={`soft ${styles.small}`}>
    <input type="checkbox" checked={ticked} onChange={event => onTick(event.currentTarget.checked)} />
    {label}
  </label>
)
