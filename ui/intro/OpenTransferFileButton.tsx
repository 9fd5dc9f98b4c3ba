import { transferFileOffers } from '../../domain/texts/transferFileOffers'
import { useAsksNothing } from '../surveyContext/surveyContext'
import type { WizardActions } from '../surveyContext/wizardActions'
import { Button } from '../widgets/Button'
import styles from './ResumeSurvey.module.css'

/** Whoever began on another computer goes on here; who has nothing to fill in began nowhere. */
export const OpenTransferFileButton = ({ onElsewhere }: Pick<WizardActions, 'onElsewhere'>) =>
  useAsksNothing() ? null : (
    <p className={styles.elsewhere}>
      <Button kind="quiet" onClick={() => onElsewhere('open')}>
        {transferFileOffers.introOpen}
      </Button>
    </p>
  )
