/**
 * The button that opens the dialog of the customer's own copy; until sending with notes that the answers are erased
 * after it, and when the last copy was made.
 */
import type { CustomerCopy } from '../../../domain/sending/customerCopy'
import { beforeSendingTexts, copyingTexts } from '../../../domain/texts/copyTexts'
import { momentWords } from '../../../domain/texts/whenWords'
import { useView } from '../../surveyContext/useView'
import { Button } from '../../widgets/Button'
import styles from './CompleteScreen.module.css'

type OwnCopyProps = Readonly<{
  /** Whether the copy dialog is loading. */
  busy: boolean
  /** Whether the inventory is being sent: hides the notes on copies before sending. */
  sending: boolean
  onCopy: () => void
}>

const knownOf = ({ how, at, changed }: CustomerCopy): string =>
  `${beforeSendingTexts[how](momentWords(at))}${changed ? ` ${beforeSendingTexts.changed}` : ''}`

export const OwnCopy = ({ busy, sending, onCopy }: OwnCopyProps) => {
  const known = useView(({ state }) => state.copy)
  return (
    <div className={`row ${styles.copy} screenOnly`}>
      <Button kind="quiet" icon="download" onClick={onCopy} busy={busy}>
        {copyingTexts.open}
      </Button>
      {!sending && (
        <>
          <p className="soft">{beforeSendingTexts.erased}</p>
          {known !== null && <p className="soft">{knownOf(known)}</p>}
        </>
      )}
    </div>
  )
}
