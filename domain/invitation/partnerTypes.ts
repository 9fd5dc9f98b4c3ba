import type { InvitationType } from '../language/invitation'

/**
 * The type of the partner's own invitation beside one of this type, as far as the names of the types say. Apart from
 * the profiles: only the introduction asks for it, and late.
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
