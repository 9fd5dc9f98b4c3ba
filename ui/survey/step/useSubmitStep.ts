import { useState } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { useSurvey } from '../../surveyContext/surveyContext'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { dispatchSubmitStep } from './dispatchSubmitStep'

interface StepEnd {
  /** Submits and goes where the verdict leads; `replace` replaces the browser's history entry. */
  readonly next: (replace?: boolean) => void
  /** How often the step was refused here, and how often assumptions were asked about. */
  readonly attempt: number
  readonly assumptionAttempt: number
}

/**
 * Submits a step, in either view, and navigates to the next one.
 * @param onRefused goes to the first refused question; without it an error summary shows
 */
export const useSubmitStep = (
  step: StepKey,
  { onNavigate, notify }: Pick<WizardActions, 'onNavigate' | 'notify'>,
  onRefused?: (path: string) => void,
): StepEnd => {
  const survey = useSurvey()
  const [attempt, setAttempt] = useState(0)
  const [assumptionAttempt, setAssumptionAttempt] = useState(0)
  const next = (replace = false): void => {
    const { asked } = survey.live.view().state
    const verdict = dispatchSubmitStep(survey, step)
    if (verdict === null) return
    const [first] = verdict.errors
    if (first !== undefined && onRefused !== undefined) onRefused(first[0])
    else if (first !== undefined) {
      // The summary takes the focus and says the same: heard once.
      notify('danger', stepRefused, true)
      setAttempt(attempt + 1)
    } else if (survey.live.view().state.asked !== asked) {
      setAssumptionAttempt(assumptionAttempt + 1)
      // A step that is not in the order has none after it (checklist OPEN-15).
    } else onNavigate(verdict.next ?? 'intro', { replace })
  }
  return { next, attempt, assumptionAttempt }
}
