import { refusalWords } from '../../domain/engine/refusalWords'
import type { Situation } from '../../domain/engine/situation'
import { orderOf, stepErrors, type Verdict, verdictOf } from '../../domain/engine/verdict'
import type { StepKey } from '../../domain/language/stepKey'
import { stepSubmitted } from '../definitions/stepSubmitted'
import type { SurveyEvent } from '../record/surveyEvent'
import { situationOf } from '../state/state'
import { type Deciding, type Decision, done } from './decision'

/** A verdict of this situation, with what the customer reads of it. */
export const submitted = (situation: Situation, step: StepKey, verdict: Verdict): SurveyEvent =>
  stepSubmitted({ step, ...verdict, words: refusalWords(situation, verdict.errors) })

/**
 * The verdict of a step is an event, refused or not. Sending asks it of every step: each that is refused counts as
 * submitted from then on, so that its errors show (checklist OPEN-14).
 */
export const submitStep = ({ catalogue, state }: Deciding, step: StepKey): Decision => {
  const situation = situationOf(catalogue, state)
  const refusedSteps =
    step !== 'complete'
      ? []
      : orderOf(situation)
          .map(key => ({ key, errors: stepErrors(situation, key) }))
          .filter(({ errors }) => errors.length > 0)
  return done(
    ...refusedSteps.map(({ key, errors }) => submitted(situation, key, { errors, next: null })),
    submitted(situation, step, verdictOf(situation, step)),
  )
}
