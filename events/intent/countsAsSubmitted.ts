// Tells whether a record's events made a step count as submitted that did not before, by the customer's own press; and which
// steps advance without a press.
import { isAutoAdvanced } from '../../domain/engine/steps/stepOrder'
import type { VisitContext } from '../../domain/engine/visitContext'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyRecord } from '../record/surveyRecord'

/** Whether nobody presses 'Volgende stap' on it: it only tells something, or the retrieval goes on when it is over or given up. */
export const advancesByItself = (context: VisitContext, step: StepKey): boolean =>
  step === 'aqopi' || isAutoAdvanced(context, step)

/**
 * Whether a step counts as submitted since, by the customer's own press.
 * @param submitted the steps that counted as submitted before
 */
export const countsAsSubmitted = (
  context: VisitContext,
  submitted: Pick<ReadonlySet<StepKey>, 'has'>,
  step: StepKey,
  events: SurveyRecord['events'],
): boolean =>
  !advancesByItself(context, step) && events.some(event => event.type === 'StepSubmitted' && !submitted.has(event.step))
