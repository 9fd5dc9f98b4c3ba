import { useEffect, useRef } from 'react'
import { shownText } from '../../domain/format/shownText'
import { dutchDateOf } from '../../domain/language/date'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { providerTexts } from '../../domain/texts/providerTexts'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { Spinner } from '../widgets/Spinner'
import { OverviewButton } from './OverviewButton'
import styles from './RetrievalScreen.module.css'
import type { ProviderPhase, RetrievalTrouble } from './updateRetrieval'

/** Characters of the provider's own text: enough for any sentence, and for no page of its own. */
const mostWords = 1000

/** Both ways on where the retrieval brings nothing. */
type Ways = Readonly<{ onAgain: () => void; onByHand: () => void }>

export const RetrievalWaiting = ({ children }: { readonly children: string }) => (
  <p className={styles.waits}>
    <Spinner label={children} />
    <span aria-hidden="true">{children}</span>
  </p>
)

const Ways = ({ onAgain, onByHand }: Ways) => (
  <Actions>
    <Button icon="undo" onClick={onAgain}>
      {providerTexts.again}
    </Button>
    <Button iconAfter="forward" onClick={onByHand}>
      {providerTexts.byHand}
    </Button>
  </Actions>
)

type DoneBlockProps = Readonly<{ at: number; onOverview: () => Promise<void>; onAgain: () => void }>

/** Where a retrieval came back before, at a moment in milliseconds since 1970: another one is the customer's choice. */
export const RetrievalDoneBlock = ({ at, onOverview, onAgain }: DoneBlockProps) => (
  <>
    <InfoBlock>{providerTexts.done(dutchDateOf(dateInAmsterdam(at)) ?? '')}</InfoBlock>
    <Actions>
      <OverviewButton onOverview={onOverview} />
      <Button icon="undo" onClick={onAgain}>
        {providerTexts.retrieveAgain}
      </Button>
    </Actions>
  </>
)

/** Above the provider's page: how far it is, or that nothing was heard of it for long. It takes no focus. */
export const ProviderStatusBlock = ({
  phase,
  isQuiet,
  ...ways
}: Ways & Readonly<{ phase: ProviderPhase; isQuiet: boolean }>) => (
  <>
    <div role="status">
      {isQuiet ? (
        <InfoBlock kind="warning">{providerTexts.quiet[phase]}</InfoBlock>
      ) : (
        phase !== 'nothing' && <InfoBlock>{providerTexts.heard[phase]}</InfoBlock>
      )}
    </div>
    {isQuiet && (
      <div className={styles.ways}>
        <Ways {...ways} />
      </div>
    )}
  </>
)

/** In place of the provider's page: why nothing was retrieved, and what one can do. It takes the focus. */
export const RetrievalTroubleBlock = ({ trouble, ...ways }: Ways & Readonly<{ trouble: RetrievalTrouble }>) => {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => block.current?.focus(), [])
  const { text, advice, technical } = trouble
  const shown = technical ? shownText(text, mostWords) : text
  return (
    <section ref={block} tabIndex={-1} aria-label={`${shown} ${advice}`} className={styles.trouble}>
      <InfoBlock kind="warning" title={technical ? undefined : text}>
        {technical && (
          <p className={styles.theirs} dir="auto">
            {shown}
          </p>
        )}
        <p>{advice}</p>
      </InfoBlock>
      <Ways {...ways} />
    </section>
  )
}
