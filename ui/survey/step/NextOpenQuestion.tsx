/** Shows a button to the next open question of any step, with how many remain; nothing when none does. */
import { useRef } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { progressTexts } from '../../../domain/texts/progressTexts'
import { nextOpenQuestion } from '../../../projections/navigation/nextOpenQuestion'
import { remainingQuestions, sameProgress, visitProgress } from '../../../projections/steps/visitProgress'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { Button } from '../../widgets/Button'
import { useReveal } from '../reveal/useReveal'

type NextOpenQuestionProps = Pick<WizardActions, 'onNavigate'> &
  Readonly<{
    step: StepKey
    /** The question to search from; null for the step's start. */
    field: string | null
  }>

export const NextOpenQuestion = ({ step, field, onNavigate }: NextOpenQuestionProps) => {
  const { catalogue, live } = useSurvey()
  const reveal = useReveal()
  const progress = useView(view => visitProgress(catalogue, view), sameProgress)
  const from = useRef(field)
  if (remainingQuestions(progress) === 0) return null
  const go = (): void => {
    const next = nextOpenQuestion(catalogue, live.view(), step, from.current)
    if (next === null) return
    from.current = next.path
    if (next.step === step) reveal(next.path)
    else onNavigate(next.step, { field: next.path, wayBack: true })
  }
  return (
    <Button iconAfter="forward" onClick={go}>
      {progressTexts.nextOpen(remainingQuestions(progress), progress.bound)}
    </Button>
  )
}
