import { profiles } from '../../domain/invitation/profiles'
import { type StartOption, startOptions } from '../../domain/invitation/startOptions'
import type { State } from '../../events/state/state'

/** The ways to start; null while the tenant's setting, which may add one, is still to come. */
export const offeredStartOptions = ({
  facts,
  iwizeIntegration,
  wanted,
}: Pick<State, 'facts' | 'iwizeIntegration' | 'wanted'>): readonly StartOption[] | null => {
  const { starts } = profiles[facts.type]
  const withIt = startOptions(starts, facts.partnerSession, true)
  const without = startOptions(starts, facts.partnerSession, false)
  if (iwizeIntegration || withIt.length === without.length) return withIt
  return wanted.setting ? null : without
}
