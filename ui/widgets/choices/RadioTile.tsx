import type { ControlOption } from '../control'
import styles from './Tile.module.css'

type RadioTileProps<A> = Readonly<{
  name: string
  option: ControlOption<A>
  chosen: boolean
  onChoose: (value: A) => void
}>

/** A native radio button whose whole row can be clicked. */
export const RadioTile = <A extends string | number>({ name, option, chosen, onChoose }: RadioTileProps<A>) => (
  <label className={styles.tile}>
    <input
      className="radio"
      type="radio"
      name={name}
      value={option.value}
      checked={chosen}
      onChange={() => onChoose(option.value)}
    />
    <span className={styles.words}>
      <span>{option.label}</span>
      {option.help !== undefined && <span className={`soft ${styles.help}`}>{option.help}</span>}
    </span>
  </label>
)
