import { Button } from '../../widgets/Button'
import { provenanceLineId } from '../../widgets/control'
import { Icon } from '../../widgets/Icon'
import styles from './ProvenanceLine.module.css'

/** Where an answer came from; `onBack` puts back what came from there. */
export type ProvenanceNote = Readonly<{ words: string; back: string; onBack: (() => void) | undefined }>

type ProvenanceLineProps = Readonly<{ id: string; label: string; note: ProvenanceNote }>

/** Where an answer came from, under its control, with the way back where it is another one now. */
export const ProvenanceLine = ({ id, label, note: { words, back, onBack } }: ProvenanceLineProps) => (
  <div className={`row soft ${styles.line}`}>
    <p className={styles.words} id={provenanceLineId(id)}>
      <Icon name="info" />
      <span>{words}</span>
    </p>
    {onBack !== undefined && (
      <span className="screenOnly">
        <Button kind="quiet" ariaLabel={`${back}: ${label}`} onClick={onBack}>
          {back}
        </Button>
      </span>
    )}
  </div>
)
