import styles from './SmallCheckbox.module.css'

type SmallCheckboxProps = Readonly<{ label: string; ticked: boolean; onTick: (ticked: boolean) => void }>

/** A small native checkbox for a side option ('show password'). */
export const SmallCheckbox = ({ label, ticked, onTick }: SmallCheckboxProps) => (
  <label className={`soft ${styles.small}`}>
    <input type="checkbox" checked={ticked} onChange={event => onTick(event.currentTarget.checked)} />
    {label}
  </label>
)
