import type { Copy } from '../../../domain/sending/copy'
import { beforeSendingTexts, copyingTexts } from '../../../domain/texts/copyTexts'
import { momentWords } from '../../../domain/texts/whenWords'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { useView } from '../portal'
import styles from './CompleteScreen.module.css'
import type { AskedAt, OwnCopy } from './useOwnCopy'

/** The way to a copy of one's own; what keeps it away is told where it was asked for. */
export const CopyButton = ({ copy: { open, busy, trouble }, at }: { copy: OwnCopy; at: AskedAt }) => (
  <div className={styles.copy}>
    <Button icon="download" onClick={() => open(at)} busy={busy === at}>
      {copyingTexts.open}
    </Button>
    <p role="status">{trouble?.at === at && trouble.text}</p>
  </div>
)

const knownOf = ({ how, at, changed }: Copy): string =>
  `${beforeSendingTexts[how](momentWords(at))}${changed ? ` ${beforeSendingTexts.changed}` : ''}`

/** The last moment for a copy: what is known of one, and the way to it. */
export const BeforeSending = ({ copy }: { copy: OwnCopy }) => {
  const known = useView(({ state }) => state.copy)
  return (
    <div className={styles.before}>
      <InfoBlock>
        <p>{beforeSendingTexts.erased}</p>
        <p>{known === null ? beforeSendingTexts.offer : knownOf(known)}</p>
        <CopyButton copy={copy} at="sending" />
      </InfoBlock>
    </div>
  )
}
