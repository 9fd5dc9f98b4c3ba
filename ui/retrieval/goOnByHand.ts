import { orderOf } from '../../domain/engine/verdict'
import { situationOf } from '../../events/state/state'
import { firstByHand } from '../../projections/introView'
import type { Portal } from '../survey/portal'
import { submitStep } from '../survey/step/submit'
import type { GoToStep } from '../survey/step/wizardDoors'

/** On to the first step that asks; where the retrieval is a step of the order, as one that was passed. */
export const goOnByHand = (portal: Portal, onNavigate: GoToStep): void => {
  const order = orderOf(situationOf(portal.catalogue, portal.live.view().state))
  if (order.includes('aqopi')) submitStep(portal, 'aqopi')
  onNavigate(firstByHand(order))
}
