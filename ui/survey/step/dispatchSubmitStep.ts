import * as E from 'fp-ts/Either'
import type { StepVerdict } from '../../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../../domain/language/stepKey'
import type { SurveyDependencies } from '../../surveyContext/surveyContext'

/** Makes an answer of what is still being typed: a field commits when it loses the focus. */
export const commitFocusedField = (): void => {
  const active = document.activeElement
  if (active instanceof HTMLElement && active.matches('input, textarea')) active.blur()
}

/** Asks for the verdict on a step; null when nothing can be asked here any more (another tab has the log). */
export const dispatchSubmitStep = ({ dispatch }: SurveyDependencies, step: StepKey): StepVerdict | null => {
  commitFocusedField()
  const outcome = dispatch({ type: 'SubmitStep', step })
  if (E.isLeft(outcome)) return null
  const verdicts = outcome.right?.events.flatMap(event =>
    event.type === 'StepSubmitted' && event.step === step ? [{ errors: event.errors, next: event.next }] : [],
  )
  return verdicts?.at(-1) ?? null
}
