import type { Facts } from '../language/facts'
import { profiles } from './profiles'

/**
 * Returns the discount in whole euros that the pages of a visit mention; null where its invitation type has no discount
 * or the amount is 0.
 */
export const discountIn = ({ type, discount }: Facts): number | null =>
  profiles[type].discount && discount > 0 ? discount : null
