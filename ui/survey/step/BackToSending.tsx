/**
 * Shows a customer who has tried to send, or came from the sending screen (`wayBack`), buttons to the next open
 * question and back to sending; nothing while locked.
 */
import { backToSending } from '../../../domain/texts/wizardTexts'
import { useLockReason } from '../../surveyContext/lockReason'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { Button } from '../../widgets/Button'
import styles from './BackToSending.module.css'
import { NextOpenQuestion } from './NextOpenQuestion'

type BackToSendingProps = Pick<WizardActions, 'onNavigate'> &
  Parameters<typeof NextOpenQuestion>[0] &
  Readonly<{
    /** Whether to offer it before the customer has tried to send. */
    wayBack: boolean
  }>

export const BackToSending = ({ wayBack, onNavigate, ...at }: BackToSendingProps) => {
  const cameFromSending = useView(({ state }) => state.submitted.has('complete')) || wayBack
  const isLocked = useLockReason() !== null
  return !cameFromSending || isLocked ? null : (
    <p className={`row ${styles.back}`}>
      <NextOpenQuestion onNavigate={onNavigate} {...at} />
      <Button kind="quiet" onClick={() => onNavigate('complete')}>
        {backToSending}
      </Button>
    </p>
  )
}
