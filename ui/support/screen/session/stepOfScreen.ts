import { type StepKey, stepKeys } from '../../../../domain/language/stepKey'
import { stepPath } from '../../../../domain/portal/navigation'
import { isInvitationClosed, type State } from '../../../../events/state/state'

/**
 * The wizard step of a screen path at a state: the intro for other paths and for a closed invitation that was not sent;
 * null before the first screen.
 * @param path its address, null before the first
 */
export const stepOfScreen = (path: string | null, state: State): StepKey | null => {
  if (path === null) return null
  const step = stepKeys.find(key => stepPath(key) === path) ?? 'intro'
  // As the portal does: what is closed leads to the intro.
  return isInvitationClosed(state) && state.sending.tag !== 'sent' ? 'intro' : step
}
