import { isLastStep, orderOf } from '../../../domain/engine/steps/stepOrder'
import { oneQuestionViewTexts } from '../../../domain/texts/oneQuestionViewTexts'
import { lockedTexts } from '../../../domain/texts/receivedTexts'
import { situationOf } from '../../../events/state/state'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { useLockReason } from '../../surveyContext/lockReason'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { BackToSending } from '../step/BackToSending'
import { ItemNavigation } from './ItemNavigation'
import type { OneQuestionProps } from './oneQuestionProps'

type OneQuestionFooterProps = OneQuestionProps &
  Readonly<{
    /** Whether 'next' submits the step. */
    isEnd: boolean
    onPrevious: () => void
    onNext: () => void
  }>

/** The buttons under a one-question screen: item navigation, previous, next and back to sending. */
export const OneQuestionFooter = ({ isEnd, onPrevious, onNext, ...body }: OneQuestionFooterProps) => {
  const { step, screen, field, wayBack, onNavigate } = body
  const { catalogue } = useSurvey()
  const last = useView(({ state }) => isLastStep(orderOf(situationOf(catalogue, state)), step))
  const isLocked = useLockReason() !== null
  const toSending = isLocked && isEnd
  const label = toSending ? lockedTexts.toSending : isEnd ? null : oneQuestionViewTexts.next
  return (
    <>
      {!isLocked && <ItemNavigation {...body} />}
      <StepButtons
        onPrevious={onPrevious}
        onNext={toSending ? () => onNavigate('complete') : onNext}
        last={last}
        instead={label === null ? undefined : { label, busyLabel: '' }}
      />
      <BackToSending
        key={screen.id}
        step={step}
        field={field ?? screen.paths[0] ?? null}
        wayBack={wayBack}
        onNavigate={onNavigate}
      />
    </>
  )
}
