import { VisuallyHidden } from '../widgets/VisuallyHidden'
import styles from './Skeleton.module.css'

/** The placeholder of a part of the page that is loading: so many rows, a label and a field each. */
export const Skeleton = ({ rows = 3 }: { rows?: number }) => (
  <div className={styles.skeleton} role="status">
    <VisuallyHidden>Een ogenblik, de gegevens worden geladen</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      <div key={row} className={styles.row} aria-hidden="true">
        <div className={styles.label} />
        <div className={styles.field} />
      </div>
    ))}
  </div>
)
