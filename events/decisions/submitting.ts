import { orderOf, stepErrors, verdictOf } from '../../domain/engine/verdict'
import type { StepKey } from '../../domain/language/stepKey'
import { stepSubmitted } from '../definitions/stepSubmitted'
import { situationOf } from '../state/state'
import { type Deciding, type Decision, done } from './decision'

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
          .map(key => ({ step: key, errors: stepErrors(situation, key), next: null }))
          .filter(({ errors }) => errors.length > 0)
  return done(...refusedSteps.map(one => stepSubmitted(one)), stepSubmitted({ step, ...verdictOf(situation, step) }))
}
