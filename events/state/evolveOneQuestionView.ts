/**
 * Returns the state of the one-question view after one of its screens was shown, and after the customer left its
 * step.
 */
import { stepPath } from '../../domain/portal/navigation'
import type { SurveyEvent } from '../record/surveyEvent'
import type { OneQuestionViewState } from './state'

/** A screen of the calm view is shown. */
export const withCalmScreen = (
  calm: OneQuestionViewState,
  { step, at, heldUp }: Extract<SurveyEvent, { type: 'CalmScreenShown' }>,
): OneQuestionViewState => {
  const before = calm.at?.step === step ? calm.at.met : []
  const met = before.includes(at) ? before : [...before, at]
  return { ...calm, at: { step, screen: at, heldUp, met } }
}

/** Another step begins at its beginning; the screens that lead back to the one of before are no other step. */
export const withStepScreen = (calm: OneQuestionViewState, screen: string): OneQuestionViewState => {
  const leaves = calm.at !== null && screen !== '/intro' && screen !== stepPath(calm.at.step)
  return leaves ? { ...calm, at: null } : calm
}
