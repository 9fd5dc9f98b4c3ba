import type { InvitationType } from '../../../domain/language/invitation'

/** What the office calls each kind of invitation. */
export const invitationLabels: Readonly<Record<InvitationType, string>> = {
  full: 'Volledig',
  source_data: 'Brondata',
  financial_advice: 'Financieel advies',
  assessment: 'Inventarisatie',
  advice: 'Advies',
  partner: 'Partner',
  partner_advice: 'Partner (advies)',
  partner_assessment: 'Partner (inventarisatie)',
  partner_source_data: 'Partner (brondata)',
  partner_financial_advice: 'Partner (financieel advies)',
  customer_profile: 'Klantprofiel',
  pension: 'Hypotheekwacht (pensioen)',
  mortgage: 'Hypotheekwacht (hypotheek)',
  mortgage_pension: 'Hypotheekwacht (hypotheek en pensioen)',
  mortgage_enrich: 'Hypotheek bewerken',
  debug: 'Debug',
}

/** Types that are only ever sent to a partner. */
export const isPartnerType = (type: InvitationType): boolean => type.startsWith('partner')
