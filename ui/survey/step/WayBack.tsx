import { backToSending } from '../../../domain/texts/wizardTexts'
import { Button } from '../../widgets/Button'
import { useView } from '../portal'
import { useLocked } from './Locked'
import { NextOpen } from './NextOpen'
import styles from './StepScreen.module.css'
import type { WizardDoors } from './wizardDoors'

type WayBackProps = Pick<WizardDoors, 'onNavigate'> &
  Parameters<typeof NextOpen>[0] &
  Readonly<{
    /** Whether to offer it before the customer has tried to send. */
    wayBack: boolean
  }>

/** For who came from sending: on to the next open question, and back. */
export const WayBack = ({ wayBack, onNavigate, ...at }: WayBackProps) => {
  const cameFromSending = useView(({ state }) => state.submitted.has('complete')) || wayBack
  const isLocked = useLocked() !== null
  return !cameFromSending || isLocked ? null : (
    <p className={`row ${styles.back}`}>
      <NextOpen onNavigate={onNavigate} {...at} />
      <Button kind="quiet" onClick={() => onNavigate('complete')}>
        {backToSending}
      </Button>
    </p>
  )
}
