/**
 * Derives what both views of a step show (lock, exemption, refusals, announcements), and submits the step and goes on.
 */
import { useState } from 'react'
import { isAutoAdvanced, isLastStep, orderOf } from '../../../domain/engine/steps/stepOrder'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { type State, situationOf } from '../../../events/state/state'
import { isExemptNow } from '../../../projections/steps/errorScope'
import { useConsequenceWords } from '../../surveyContext/consequences'
import { dispatchSubmitStep } from '../../surveyContext/dispatchSubmitStep'
import { useLockReason } from '../../surveyContext/lockReason'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { retrievedPathsIn } from '../provenance/retrievedPathsContext'

const noRefusals: readonly (readonly [string, string])[] = []

/** What the office said of single questions, as path and text. */
const refusalsIn = ({ sending }: State) => (sending.tag === 'failed' ? sending.fields : noRefusals)

export type StepModel = ReturnType<typeof useStepModel>

/**
 * A step in either view: what is said of it, whether it can be answered, and how one goes on.
 * @param onRefused goes to the first refused question; without it an error summary shows
 */
export const useStepModel = (
  step: StepKey,
  { onNavigate, notify }: Pick<WizardActions, 'onNavigate' | 'notify'>,
  onRefused?: (path: string) => void,
) => {
  const survey = useSurvey()
  const { catalogue } = survey
  const isExempt = useView(({ state }) => isExemptNow(catalogue, state, step))
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
  return {
    step,
    onNavigate,
    lockReason: useLockReason(),
    /** Why nothing has to be answered; null where something has. */
    exemption: isExempt ? (catalogue.stepAt.get(step)?.exempt?.text ?? null) : null,
    refusals: useView(({ state }) => refusalsIn(state)),
    retrieved: useView(retrievedPathsIn),
    consequenceWords: useConsequenceWords(),
    autoAdvances: useView(({ state }) => isAutoAdvanced(situationOf(catalogue, state), step)),
    isLast: useView(({ state }) => isLastStep(orderOf(situationOf(catalogue, state)), step)),
    /** Submits and goes where the verdict leads; `replace` replaces the browser's history entry. */
    next,
    /** How often the step was refused here, and how often assumptions were asked about. */
    attempt,
    assumptionAttempt,
  }
}
