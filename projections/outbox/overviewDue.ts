import { profiles } from '../../domain/invitation/profiles'
import { hasOverview } from '../../domain/sending/attachment'
import type { Effect } from '../../events/effects/effect'
import { isInvitationClosed, type State } from '../../events/state/state'

/**
 * Where nobody supplied one, the portal makes the overview of what was retrieved, before anything is sent (OPEN-115).
 */
export const overviewDue = (state: State): readonly Effect[] => {
  const { retrieval, files, sending, facts } = state
  const isDue = retrieval !== null && !hasOverview(files) && sending.tag === 'idle' && !isInvitationClosed(state)
  return isDue && profiles[facts.type].sendsFiles ? [{ tag: 'makeOverview', at: retrieval.at }] : []
}
