import { lockedTexts } from '../../domain/texts/receivedTexts'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import type { GoToStep } from './wizardActions'

type LockedNoticeProps = Readonly<{ reason: string; onNavigate: GoToStep }>

/** The notice that answers are locked, with a button to the sending screen. */
export const LockedNotice = ({ reason, onNavigate }: LockedNoticeProps) => (
  <InfoBlock kind="warning">
    <p>{reason}</p>
    <Button iconAfter="forward" onClick={() => onNavigate('complete')}>
      {lockedTexts.toSending}
    </Button>
  </InfoBlock>
)
