/**
 * Decides the events of a submitted step: its verdict with the error texts; at the sending step also those of every
 * step with errors.
 */
import type { Situation } from '../../domain/engine/situation'
import { refusalWords } from '../../domain/engine/steps/refusalWords'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { type StepVerdict, stepErrors, stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import { stepSubmitted } from '../definitions/stepSubmitted'
import type { SurveyEvent } from '../record/surveyEvent'
import { situationOf } from '../state/state'
import { accept, type Decision, type DecisionContext } from './decision'

/** A verdict of this situation, with what the customer reads of it. */
export const submissionEvent = (situation: Situation, step: StepKey, verdict: StepVerdict): SurveyEvent =>
  stepSubmitted({ step, ...verdict, words: refusalWords(situation, verdict.errors) })

/**
 * The verdict of a step is an event, refused or not. Sending asks it of every step: each that is refused counts as
 * submitted from then on, so that its errors show (checklist OPEN-14).
 */
export const submitStep = ({ catalogue, state }: DecisionContext, step: StepKey): Decision => {
  const situation = situationOf(catalogue, state)
  const refusedSteps =
    step !== 'complete'
      ? []
      : orderOf(situation)
          .map(key => ({ key, errors: stepErrors(situation, key) }))
          .filter(({ errors }) => errors.length > 0)
  return accept(
    ...refusedSteps.map(({ key, errors }) => submissionEvent(situation, key, { errors, next: null })),
    submissionEvent(situation, step, stepVerdictOf(situation, step)),
  )
}
