import type { InvitationType } from '../language/invitation'

/**
 * Maps the type of a customer's invitation to the type of the partner's own, as far as their names say; the
 * introduction reads it.
 */
export const partnerTypes: Readonly<Partial<Record<InvitationType, InvitationType>>> = {
  full: 'partner',
  source_data: 'partner_source_data',
  financial_advice: 'partner_financial_advice',
  assessment: 'partner_assessment',
  advice: 'partner_advice',
  pension: 'pension',
  mortgage: 'mortgage',
  mortgage_pension: 'mortgage_pension',
  mortgage_enrich: 'mortgage_enrich',
}
