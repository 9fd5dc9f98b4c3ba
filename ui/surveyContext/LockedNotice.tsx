import { lockedTexts } from '../../domain/texts/receivedTexts'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import type { GoToStep } from './wizardActions'

type LockedNoticeProps = Readonly<{ reason: string; onNavigate: GoToStep }>

/** Why nothing can be answered now, with the way to where it is being found out. */
export const LockedNotice = ({ reason, onNavigate }: LockedNoticeProps) => (
  <InfoBlock kind="warning">
    <p>{reason}</p>
    <Button iconAfter="forward" onClick={() => onNavigate('complete')}>
      {lockedTexts.toSending}
    </Button>
  </InfoBlock>
)
