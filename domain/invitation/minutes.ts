import type { InvitationType } from '../language/invitation'

/**
 * Minutes that filling in by hand takes, by invitation type, from the number of questions that the type's test visit
 * ('golden visit') answers. Made by `npm run generate`.
 */
export const minutes: Readonly<Record<InvitationType, number>> = {
  full: 17,
  source_data: 5,
  financial_advice: 4,
  assessment: 16,
  advice: 12,
  partner: 11,
  partner_advice: 8,
  partner_assessment: 11,
  partner_source_data: 4,
  partner_financial_advice: 4,
  customer_profile: 8,
  pension: 2,
  mortgage: 4,
  mortgage_pension: 4,
  mortgage_enrich: 3,
  debug: 4,
}
