/**
 * Commits the text in the focused field, submits a step and returns the verdict; null when this tab cannot write
 * (another tab has the log).
 */
import * as E from 'fp-ts/Either'
import type { StepVerdict } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyDependencies } from './surveyContext'

/** Commits the text in the focused field by taking its focus away. */
export const commitFocusedField = (): void => {
  const active = document.activeElement
  if (active instanceof HTMLElement && active.matches('input, textarea')) active.blur()
}

export const dispatchSubmitStep = ({ dispatch }: SurveyDependencies, step: StepKey): StepVerdict | null => {
  commitFocusedField()
  const outcome = dispatch({ type: 'SubmitStep', step })
  if (E.isLeft(outcome)) return null
  const verdicts = outcome.right?.events.flatMap(event =>
    event.type === 'StepSubmitted' && event.step === step ? [{ errors: event.errors, next: event.next }] : [],
  )
  return verdicts?.at(-1) ?? null
}
