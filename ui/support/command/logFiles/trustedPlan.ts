import type { Catalogue } from '../../../../domain/engine/catalogue'
import { looksPseudonymised } from '../../../../projections/pseudonym/looksPseudonymised'
import type { ReadPlan } from './unreadable'

/**
 * Keeps a file's claim to be pseudonymised only where the log's content looks so, and marks a plan in which it is only
 * claimed.
 */
export const trustedPlan = (catalogue: Catalogue, plan: ReadPlan): TrustedPlan => {
  const pseudonymised = plan.pseudonymised && isReplaced(catalogue, plan)
  return { ...plan, pseudonymised, onlyClaimed: plan.pseudonymised && !pseudonymised }
}

/** An import plan whose claim to be pseudonymised was verified. */
export interface TrustedPlan extends ReadPlan {
  /** The file says that it is pseudonymised, and something in it is not. */
  readonly onlyClaimed: boolean
}

const isReplaced = (catalogue: Catalogue, { log }: ReadPlan): boolean => {
  const looking = looksPseudonymised(catalogue, log)
  for (;;) {
    const { done, value } = looking.next()
    if (done === true) return value
  }
}
