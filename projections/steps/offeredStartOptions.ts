import { profiles } from '../../domain/invitation/profiles'
import { type StartOption, startOptions } from '../../domain/invitation/startOptions'
import type { State } from '../../events/state/state'

/** The ways to start that this visit offers; null until the tenant's setting, which may add one, is loaded. */
export const offeredStartOptions = ({
  facts,
  iwizeIntegration,
  wanted,
}: Pick<State, 'facts' | 'iwizeIntegration' | 'wanted'>): readonly StartOption[] | null => {
  const { starts } = profiles[facts.type]
  const withSetting = startOptions(starts, facts.partnerSession, true)
  const withoutSetting = startOptions(starts, facts.partnerSession, false)
  if (iwizeIntegration || withSetting.length === withoutSetting.length) return withSetting
  return wanted.setting ? null : withoutSetting
}
