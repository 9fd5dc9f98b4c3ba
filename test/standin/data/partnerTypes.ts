import type { InvitationType } from '../../../domain/language/invitation'

/** Types that are only ever sent to a partner. */
export const isPartnerType = (type: InvitationType): boolean => type.startsWith('partner')
