import { transferFileOffers } from '../../domain/texts/transferFileOffers'
import { useAsksNothing } from '../surveyContext/surveyContext'
import type { WizardActions } from '../surveyContext/wizardActions'
import { Button } from '../widgets/Button'
import styles from './ResumeSurvey.module.css'

/** The button for a customer who began on another computer; absent where there is nothing to fill in. */
export const OpenTransferFileButton = ({ onElsewhere }: Pick<WizardActions, 'onElsewhere'>) =>
  useAsksNothing() ? null : (
    <p className={styles.elsewhere}>
      <Button kind="quiet" onClick={() => onElsewhere('open')}>
        {transferFileOffers.introOpen}
      </Button>
    </p>
  )
