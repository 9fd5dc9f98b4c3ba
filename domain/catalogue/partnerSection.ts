/**
 * Builders of sections that show only with a partner: the first says without one that there is none, the further ones
 * only hide.
 */

import { is } from '../language/condition'
import { type Content, section } from '../language/section'
import { noPartner } from '../texts/stepTexts'
import { hasPartner } from './personalDetails/partner'

/** A section that needs a partner and says so without one (spec 2 section 2). */
export const partnerSection = <Id extends string, C extends Content>(id: Id, title: string, content: C) =>
  section(id, title, content, { shownWhen: is(hasPartner, 1), otherwise: noPartner })

/** The further sections of a step that needs a partner as a whole: its first one has said so. */
export const furtherPartnerSection = <Id extends string, C extends Content>(id: Id, title: string, content: C) =>
  section(id, title, content, { shownWhen: is(hasPartner, 1) })
