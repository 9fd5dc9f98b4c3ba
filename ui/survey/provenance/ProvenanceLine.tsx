/** Under a control: where its answer came from, in words, with a button that puts that value back after a change. */
import { Button } from '../../widgets/Button'
import { provenanceLineId } from '../../widgets/control'
import { Icon } from '../../widgets/Icon'
import styles from './ProvenanceLine.module.css'

/** Where an answer came from, in words; `onBack` puts back the original value, undefined where that is not possible. */
export type ProvenanceNote = Readonly<{ words: string; back: string; onBack: (() => void) | undefined }>

type ProvenanceLineProps = Readonly<{ id: string; label: string; note: ProvenanceNote }>

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
