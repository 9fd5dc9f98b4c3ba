import { successTitle } from '../../../domain/texts/texts'
import { successTexts } from '../../../domain/texts/wizardTexts'
import { InfoBlock } from '../../widgets/InfoBlock'
import type { WizardDoors } from '../step/wizardDoors'
import styles from './SuccessScreen.module.css'

type SuccessScreenProps = Pick<WizardDoors, 'frame'> &
  Readonly<{
    partnerInvited: boolean
    /** Whether the office named an address to go to after sending (checklist OPEN-132). */
    redirected: boolean
  }>

/** After sending: nothing of the visit is left to read, so it is told what it must say. */
export const SuccessScreen = ({ frame: Frame, partnerInvited, redirected }: SuccessScreenProps) => (
  <Frame title={successTitle} layout="wide">
    <div className={styles.success}>
      <p>{redirected ? successTexts.redirected : successTexts.close}</p>
      {partnerInvited && <InfoBlock>{successTexts.partner}</InfoBlock>}
    </div>
  </Frame>
)
