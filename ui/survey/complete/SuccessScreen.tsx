import { successTexts } from '../../../domain/texts/sendingTexts'
import { successTitle } from '../../../domain/texts/texts'
import { InfoBlock } from '../../widgets/InfoBlock'
import type { WizardDoors } from '../step/wizardDoors'
import styles from './SuccessScreen.module.css'

type SuccessScreenProps = Pick<WizardDoors, 'frame'> &
  Readonly<{
    /** What is told of a sending of before this visit. */
    before: string | null
    partnerInvited: boolean
    /** Whether the office named an address to go to after sending (checklist OPEN-132). */
    redirected: boolean
  }>

/** After sending: nothing of the visit is left to read, so it is told what it must say. */
export const SuccessScreen = ({ frame: Frame, before, partnerInvited, redirected }: SuccessScreenProps) => (
  <Frame title={successTitle} layout="wide">
    <div className={styles.success}>
      {before !== null && <p>{before}</p>}
      <p>{redirected ? successTexts.redirected : successTexts.close}</p>
      {partnerInvited && <InfoBlock>{successTexts.partner}</InfoBlock>}
    </div>
  </Frame>
)
