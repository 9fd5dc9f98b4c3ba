import { providerTexts } from '../../domain/texts/providerTexts'
import { InfoBlock } from '../widgets/InfoBlock'
import styles from './RetrievalScreen.module.css'
import { type RetryActions, RetryButtons } from './RetryButtons'
import type { ProviderPhase } from './updateRetrieval'

/**
 * Says above the provider's page how far the retrieval is, or that the provider sent nothing for long, with buttons
 * to retry or go on by hand; takes no focus.
 */
export const ProviderStatusBlock = ({
  phase,
  isQuiet,
  ...actions
}: RetryActions & Readonly<{ phase: ProviderPhase; isQuiet: boolean }>) => (
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
        <RetryButtons {...actions} />
      </div>
    )}
  </>
)
