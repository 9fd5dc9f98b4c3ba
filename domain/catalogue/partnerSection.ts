import { is } from '../language/condition'
import { type Content, section } from '../language/section'
import { noPartner } from '../texts/texts'
import { hasPartner } from './personalDetails/partner'

/** A section that needs a partner and says so without one (spec 2 section 2). */
export const partnerSection = (id: string, content: Content) =>
  section(id, null, content, { shownWhen: is(hasPartner, 1), otherwise: noPartner })

/** The further sections of a step that needs a partner as a whole: its first one has said so. */
export const furtherPartnerSection = (id: string, content: Content) =>
  section(id, null, content, { shownWhen: is(hasPartner, 1) })
