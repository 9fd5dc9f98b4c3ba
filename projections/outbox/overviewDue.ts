import { profiles } from '../../domain/invitation/profiles'
import { hasOverview } from '../../domain/sending/attachment'
import type { Effect } from '../../events/effects/effect'
import { isInvitationClosed, type State } from '../../events/state/state'

/**
 * Returns the effect that makes the PDF overview of what was retrieved before anything is sent, where no document is
 * one and the type sends files; else none (OPEN-115).
 */
export const overviewDue = (state: State): readonly Effect[] => {
  const { retrieval, files, sending, facts } = state
  const isDue = retrieval !== null && !hasOverview(files) && sending.tag === 'idle' && !isInvitationClosed(state)
  return isDue && profiles[facts.type].sendsFiles ? [{ tag: 'makeOverview', at: retrieval.at }] : []
}
