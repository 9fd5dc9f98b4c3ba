/**
 * Shows what surrounds the questions of a step in either view: lock and exemption notices, answer reuse, auto-advance,
 * announcements, the prompt on assumptions, and the buttons.
 */
import type { ReactNode } from 'react'
import { lockedTexts } from '../../../domain/texts/receivedTexts'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { LockedNotice } from '../../surveyContext/LockedNotice'
import { LockedContext } from '../../surveyContext/lockedContext'
import { InfoBlock } from '../../widgets/InfoBlock'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { AnswerReuseOffer } from '../answerReuse/AnswerReuseOffer'
import { DoubtAnnouncer } from '../doubts/DoubtAnnouncer'
import { RetrievedPathsContext } from '../provenance/retrievedPathsContext'
import { useReveal } from '../reveal/useReveal'
import { AssumptionPrompt } from './AssumptionPrompt'
import { AutoAdvance } from './AutoAdvance'
import type { StepModel } from './useStepModel'

type StepBodyProps = Readonly<{
  model: StepModel
  /** Whether the step begins here, and whether it ends here: one question at a time, most screens do neither. */
  isStart?: boolean
  isEnd?: boolean
  onPrevious: () => void
  onNext: () => void
  /** The label of the button that goes on; null for that of a whole step. */
  nextLabel?: string | null
  /** Above the buttons. */
  foot?: ReactNode
  children: ReactNode
}>

export const StepBody = (props: StepBodyProps) => {
  const { model, isStart = true, isEnd = true, onPrevious, onNext, nextLabel = null, foot, children } = props
  const { step, onNavigate, lockReason, exemption, next } = model
  const reveal = useReveal()
  const isLocked = lockReason !== null
  const toSending = isLocked && isEnd
  const label = toSending ? lockedTexts.toSending : nextLabel
  return (
    <>
      {isLocked && <LockedNotice reason={lockReason} onNavigate={onNavigate} />}
      {isStart && exemption !== null && <InfoBlock>{exemption}</InfoBlock>}
      {isStart && !isLocked && <AnswerReuseOffer step={step} onNext={() => next()} />}
      <LockedContext value={isLocked}>
        <RetrievedPathsContext value={model.retrieved}>{children}</RetrievedPathsContext>
      </LockedContext>
      {/* In its place in the history comes the next step: 'back' in the browser must not come here and go on again. */}
      {model.autoAdvances && !isLocked && <AutoAdvance onPass={() => next(true)} />}
      <VisuallyHidden>
        <span role="status">{model.consequenceWords}</span>
      </VisuallyHidden>
      <DoubtAnnouncer />
      {!isLocked && isEnd && (
        <AssumptionPrompt step={step} attempt={model.assumptionAttempt} onDone={() => next()} onYes={reveal} />
      )}
      {foot}
      <StepButtons
        onPrevious={onPrevious}
        onNext={toSending ? () => onNavigate('complete') : onNext}
        last={model.isLast}
        instead={label === null ? undefined : { label, busyLabel: '' }}
      />
    </>
  )
}
