import { Button } from '../../widgets/Button'
import styles from './StepButtons.module.css'

type StepButtonsProps = Readonly<{
  /** Absent on a step that has none before it: the other button keeps its place. */
  onPrevious?: (() => void) | undefined
  onNext: () => void
  /** The last step before sending says so. */
  last?: boolean
  /**
   * Where the button does something else than going on: its words, and what it shows while it does it. What changes within
   * a button is not read out: the screen says it.
   */
  instead?: Readonly<{ label: string; busyLabel: string }> | undefined
  busy?: boolean
  disabled?: boolean
}>

export const StepButtons = (props: StepButtonsProps) => {
  const { onPrevious, onNext, last = false, instead, busy = false, disabled = false } = props
  return (
    <div className={`${styles.buttons} screenOnly`} data-instead={instead === undefined ? undefined : ''}>
      {onPrevious !== undefined && (
        <Button icon="back" onClick={onPrevious} disabled={disabled || busy}>
          Vorige
        </Button>
      )}
      <span className={styles.next}>
        <Button
          kind="primary"
          iconAfter="forward"
          onClick={onNext}
          busy={busy}
          busyLabel={instead?.busyLabel}
          busySilent={instead !== undefined}
          disabled={disabled}
        >
          {instead?.label ?? (last ? 'Laatste stap' : 'Volgende stap')}
        </Button>
      </span>
    </div>
  )
}
