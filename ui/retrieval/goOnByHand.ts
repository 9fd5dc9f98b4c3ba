import { firstAskingStep, orderOf } from '../../domain/engine/steps/stepOrder'
import { situationOf } from '../../events/state/state'
import { dispatchSubmitStep } from '../surveyContext/dispatchSubmitStep'
import type { SurveyDependencies } from '../surveyContext/surveyContext'
import type { GoToStep } from '../surveyContext/wizardActions'

/**
 * Goes on without the data retrieval: submits the retrieval where it is a step of the visit, and goes to the first step
 * with questions.
 */
export const goOnByHand = (portal: SurveyDependencies, onNavigate: GoToStep): void => {
  const order = orderOf(situationOf(portal.catalogue, portal.live.view().state))
  if (order.includes('aqopi')) dispatchSubmitStep(portal, 'aqopi')
  onNavigate(firstAskingStep(order))
}
