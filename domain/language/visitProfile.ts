/**
 * Types of what an invitation type makes of a visit: its steps, and the claims that conditions read (monitoring,
 * mortgages, pensions, discount).
 */

import type { InvitationType } from './invitation'
import type { StepKey } from './stepKey'

/**
 * What a type of invitation says that a condition can read:
 *
 * - `monitoring`: the office watches the mortgage ('De Hypotheekwacht', spec 1 section 1, checklist OPEN-20);
 * - `mortgages`: the customer's mortgages and their loan parts are asked for (spec 2 section 2);
 * - `pensions`: the pensions that were retrieved are shown;
 * - `discount`: the pages speak of the discount, where the office gives one (OPEN-20, OPEN-23).
 */
export type ProfileClaim = 'monitoring' | 'mortgages' | 'pensions' | 'discount'

export interface VisitProfile extends Readonly<Record<ProfileClaim, boolean>> {
  /** All steps in order, with those that come only when an answer says so (`comesWhen`). */
  readonly steps: readonly StepKey[]
}

export type VisitProfiles = Readonly<Record<InvitationType, VisitProfile>>
