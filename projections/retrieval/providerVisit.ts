import { answerAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { profiles } from '../../domain/invitation/profiles'
import { defaultTenantStyle } from '../../domain/portal/tenant'
import type { ProviderVisit } from '../../domain/retrieval/providerPage'
import type { State } from '../../events/state/state'

const partnerPath = 'customer.partner.id'

/**
 * What the retrieval provider's page is told of this visit (invitation, partner, monitoring, colours); null until the
 * office has told whose it is.
 */
export const providerVisit = (catalogue: Catalogue, state: State): ProviderVisit | null => {
  const { answers, facts, invitation, look } = state
  if (invitation === null) return null
  const address = slotAddress(catalogue, partnerPath)
  const partner = address === null ? undefined : answerAt(answers, address)
  return {
    invitation: invitation.id,
    partner: typeof partner === 'string' ? partner : '',
    monitoring: profiles[facts.type].monitoring,
    colours: (look?.style ?? defaultTenantStyle).colours,
  }
}
