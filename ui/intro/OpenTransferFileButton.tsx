import { transferFileOffers } from '../../domain/texts/transferFileOffers'
import { useHasNothingToFillIn } from '../surveyContext/useHasNothingToFillIn'
import type { WizardActions } from '../surveyContext/wizardActions'
import { Button } from '../widgets/Button'
import styles from './ResumeSurvey.module.css'

/**
 * The button to open a transfer file, for a customer who began on another computer; absent where there is nothing to
 * fill in.
 */
export const OpenTransferFileButton = ({ onTransferFile }: Pick<WizardActions, 'onTransferFile'>) =>
  useHasNothingToFillIn() ? null : (
    <p className={styles.elsewhere}>
      <Button kind="quiet" onClick={() => onTransferFile('open')}>
        {transferFileOffers.introOpen}
      </Button>
    </p>
  )
