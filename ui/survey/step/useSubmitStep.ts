import { useState } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { useSurvey } from '../../surveyContext/surveyContext'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { dispatchSubmitStep } from './dispatchSubmitStep'

interface StepEnd {
  /** Asks for the verdict and goes where it leads; `replace`: the browser's 'back' does not come here again. */
  readonly next: (replace?: boolean) => void
  /** How often it was refused here, and how often it was asked what is assumed. */
  readonly attempt: number
  readonly asking: number
}

/**
 * The end of a step, however it is looked at.
 * @param onRefused leads to the first question that is refused, which says so itself; without it a summary does
 */
export const useSubmitStep = (
  step: StepKey,
  { onNavigate, notify }: Pick<WizardActions, 'onNavigate' | 'notify'>,
  onRefused?: (path: string) => void,
): StepEnd => {
  const portal = useSurvey()
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(0)
  const next = (replace = false): void => {
    const { asked } = portal.live.view().state
    const verdict = dispatchSubmitStep(portal, step)
    if (verdict === null) return
    const [first] = verdict.errors
    if (first !== undefined && onRefused !== undefined) onRefused(first[0])
    else if (first !== undefined) {
      // The summary takes the focus and says the same: heard once.
      notify('danger', stepRefused, true)
      setAttempt(attempt + 1)
    } else if (portal.live.view().state.asked !== asked) {
      setAsking(asking + 1)
      // A step that is not in the order has none after it (checklist OPEN-15).
    } else onNavigate(verdict.next ?? 'intro', { replace })
  }
  return { next, attempt, asking }
}
