import { type RefObject, useState } from 'react'
import type { Stream } from '../../../events/stream'
import { Button } from '../../widgets/Button'
import { Icon } from '../../widgets/Icon'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import styles from './SaveState.module.css'
import { saveStateText, useSaveStateText } from './useSaveStateText'

/**
 * One line that says whether all answers are stored, read out when that lasts; a failure shows as an alert with what to
 * do.
 */
export const SaveState = ({ saving }: { readonly saving: SaveStateView }) => {
  const isSaved$ = saving.kind === 'failed' ? null : saving.isSaved$
  const { place, seen, heard } = useSaveStateText(isSaved$)
  return (
    <>
      <VisuallyHidden>
        <span role="status" ref={heard} />
      </VisuallyHidden>
      <div role="alert" className={styles.alert}>
        {saving.kind === 'failed' && <Failed {...saving} />}
      </div>
      {isSaved$ !== null && <Resting first={isSaved$.value} place={place} seen={seen} />}
    </>
  )
}

export type SaveStateView = Readonly<
  /** Whether all is saved; the same stream as long as nothing fails. */
  | { kind: 'resting'; isSaved$: Stream<boolean> }
  /** What is the matter and what to do, in plain words, with at most one action. */
  | { kind: 'failed'; text: string; action?: { label: string; onClick: () => void } }
>

type RestingProps = Readonly<{
  first: boolean
  place: RefObject<HTMLParagraphElement | null>
  seen: RefObject<HTMLSpanElement | null>
}>

/** What it begins with: what it says after that is changed in its place. */
const Resting = ({ first, place, seen }: RestingProps) => {
  const [{ kind, text }] = useState(() => saveStateText(first))
  return (
    <p className={`soft ${styles.state}`} ref={place} data-kind={kind}>
      <span className={styles.sign}>
        <Icon name="check" />
        <i className={styles.dot} />
      </span>
      <span ref={seen}>{text}</span>
    </p>
  )
}

const Failed = ({ text, action }: Extract<SaveStateView, { kind: 'failed' }>) => (
  <div className={styles.failed}>
    <Icon name="warning" />
    <div>
      <p>{text}</p>
      {action !== undefined && (
        <Button kind="secondary" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  </div>
)
