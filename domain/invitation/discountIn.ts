import type { Facts } from '../language/facts'
import { profiles } from './profiles'

/** The discount that the pages of a visit name, in whole euros; null where they name none. */
export const discountIn = ({ type, discount }: Facts): number | null =>
  profiles[type].discount && discount > 0 ? discount : null
