import { Button } from './Button'
import { type Origin, originId } from './control'
import { Icon } from './Icon'
import styles from './OriginLine.module.css'

type OriginLineProps = Readonly<{ id: string; label: string; origin: Origin }>

/** Where an answer came from, under its control, with the way back where it is another one now. */
export const OriginLine = ({ id, label, origin: { words, back, onBack } }: OriginLineProps) => (
  <div className={styles.line}>
    <p className={styles.words} id={originId(id)}>
      <Icon name="info" />
      <span>{words}</span>
    </p>
    {onBack !== undefined && (
      <span className={styles.back}>
        <Button kind="quiet" ariaLabel={`${back}: ${label}`} onClick={onBack}>
          {back}
        </Button>
      </span>
    )}
  </div>
)
