import type { FactName } from './condition'
import { type InvitationType, isMonitoring } from './invitation'

/** What the visit itself says. `today` is an ISO date in Amsterdam, '' before the portal has said it. */
export interface Facts {
  readonly type: InvitationType
  readonly partnerSession: boolean
  readonly association: boolean
  readonly today: string
}

/** Before anything is loaded: the default invitation type (spec 1 section 3) on an ordinary host. */
export const initialFacts: Facts = { type: 'full', partnerSession: false, association: false, today: '' }

export const factHolds = (facts: Facts, fact: FactName): boolean => {
  switch (fact) {
    case 'monitoring':
      return isMonitoring(facts.type)
    case 'association':
      return facts.association
    case 'partnerSession':
      return facts.partnerSession
  }
}
