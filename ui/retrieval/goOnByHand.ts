import { firstAskingStep, orderOf } from '../../domain/engine/steps/stepOrder'
import { situationOf } from '../../events/state/state'
import { dispatchSubmitStep } from '../surveyContext/dispatchSubmitStep'
import type { SurveyDependencies } from '../surveyContext/surveyContext'
import type { GoToStep } from '../surveyContext/wizardActions'

/** Goes to the first step with questions; where the retrieval is itself a step, it is submitted first. */
export const goOnByHand = (portal: SurveyDependencies, onNavigate: GoToStep): void => {
  const order = orderOf(situationOf(portal.catalogue, portal.live.view().state))
  if (order.includes('aqopi')) dispatchSubmitStep(portal, 'aqopi')
  onNavigate(firstAskingStep(order))
}
