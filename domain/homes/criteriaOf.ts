import type { HomeSlot } from '../engine/catalogue'
import { brokenRule, isVisible, rootScope, valueAt } from '../engine/evaluation/evaluateQuestion'
import type { Situation } from '../engine/situation'
import type { Answer } from '../language/answer'
import type { Criteria } from './homeLookupResults'
import { compactCode } from './homeToLookUp'

/**
 * Returns the criteria of a home search (type of home, postal code, radius) from the answers; null while one of the
 * three questions is not shown or its answer breaks a rule (spec 2 section 5).
 */
export const criteriaOf = (situation: Situation, { gate, slots }: HomeSlot): Criteria | null => {
  const root = rootScope(situation, gate.group)
  const read = (key: string): Answer | null => {
    const slot = slots.get(key)
    if (root === null || slot === undefined || !isVisible(situation, root, slot)) return null
    return brokenRule(situation, root, slot) === null ? valueAt(situation, root, slot) : null
  }
  const [homeType, postalCode, radius] = ['home_type', 'search_postal_code', 'search_radius'].map(read)
  return typeof homeType === 'string' && typeof postalCode === 'string' && typeof radius === 'number'
    ? { homeType, postalCode: compactCode(postalCode), radius }
    : null
}
