import type { Copy } from '../../../domain/sending/copy'
import { beforeSendingTexts, copyingTexts } from '../../../domain/texts/copyTexts'
import { momentWords } from '../../../domain/texts/whenWords'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { useView } from '../portal'
import styles from './CompleteScreen.module.css'

type CopyButtonProps = Readonly<{
  /** Whether what was asked for is on its way. */
  busy: boolean
  onCopy: () => void
}>

/** The way to a copy of one's own. */
export const CopyButton = ({ busy, onCopy }: CopyButtonProps) => (
  <div className={`${styles.copy} screenOnly`}>
    <Button icon="download" onClick={onCopy} busy={busy}>
      {copyingTexts.open}
    </Button>
  </div>
)

const knownOf = ({ how, at, changed }: Copy): string =>
  `${beforeSendingTexts[how](momentWords(at))}${changed ? ` ${beforeSendingTexts.changed}` : ''}`

/** The last moment for a copy: what is known of one, and the way to it. */
export const BeforeSending = (copy: CopyButtonProps) => {
  const known = useView(({ state }) => state.copy)
  return (
    <div className={`${styles.before} screenOnly`}>
      <InfoBlock>
        <p>{beforeSendingTexts.erased}</p>
        <p>{known === null ? beforeSendingTexts.offer : knownOf(known)}</p>
        <CopyButton {...copy} />
      </InfoBlock>
    </div>
  )
}
