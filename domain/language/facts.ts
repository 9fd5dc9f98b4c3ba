import type { FactName } from './condition'
import type { InvitationType } from './invitation'
import { discountEuros } from './limits'
import type { VisitProfile } from './visitProfile'

/**
 * What conditions read besides answers: invitation type, partner session, host, discount and day. `today` is an ISO
 * date in Amsterdam, '' before the portal has said it.
 */
export interface Facts {
  readonly type: InvitationType
  readonly partnerSession: boolean
  readonly association: boolean
  /** What the office gives off the costs for a whole inventory, in whole euros; 0 for none. */
  readonly discount: number
  readonly today: string
}

/** Before anything is loaded: the default invitation type (spec 1 section 3) on an ordinary host. */
export const initialFacts: Facts = {
  type: 'full',
  partnerSession: false,
  association: false,
  discount: discountEuros,
  today: '',
}

/** @param profile that of the visit's type */
export const factHolds = (profile: VisitProfile, facts: Facts, fact: FactName): boolean => {
  switch (fact) {
    case 'association':
      return facts.association
    case 'officeDiscount':
      return facts.discount > 0
    case 'partnerSession':
      return facts.partnerSession
    case 'monitoring':
    case 'mortgages':
    case 'pensions':
    case 'discount':
      return profile[fact]
  }
}
