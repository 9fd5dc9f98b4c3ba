import { useContext } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../widgets/Button'
import styles from './StepButtons.module.css'
import { WizardFooterContext } from './WizardFrame'

/**
 * The buttons to the previous and the next step, or for what the last does instead (sending), at the ends of the
 * wizard's bar; without a bar, in the page.
 */
export const StepButtons = (props: StepButtonsProps) => {
  const { onPrevious, onNext, last = false, instead, busy = false, disabled = false } = props
  const foot = useContext(WizardFooterContext)
  const previous = onPrevious !== undefined && (
    <span className={styles.previous}>
      <Button icon="back" onClick={onPrevious} disabled={disabled || busy}>
        Vorige
      </Button>
    </span>
  )
  const next = (
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
  )
  if (foot === null)
    return (
      <>
        {previous}
        {next}
      </>
    )
  return (
    <>
      {foot.before !== null && createPortal(previous, foot.before)}
      {foot.after !== null && createPortal(next, foot.after)}
    </>
  )
}

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
