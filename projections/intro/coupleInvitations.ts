/**
 * Tells who of a couple fills in what: whether the partner was invited, which subjects both are asked and which the
 * main customer alone; null where nothing is known of it.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { askingSteps, isAsked, profileOf } from '../../domain/engine/visitContext'
import { partnerTypes } from '../../domain/invitation/partnerTypes'
import type { Facts } from '../../domain/language/facts'
import { type InvitationType, invitationTypes } from '../../domain/language/invitation'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyView } from '../live'
import { findField } from '../tree/findNode'
import { defaultStepTitle } from '../wording/stepTitle'

/**
 * Of two who each have an invitation. `asPartner`: the partner is at the keyboard. `each`: the subjects about which both
 * are asked; `household`: those about which the main customer alone is asked; both empty where it is not known what the
 * other is asked. `aboutPartner`: this visit asks about the other.
 */
export interface Couple {
  readonly asPartner: boolean
  readonly each: readonly string[]
  readonly household: readonly string[]
  readonly aboutPartner: boolean
}

/** Who of a couple fills in what. `alone`: the office says that the partner was not invited. */
type CoupleInvitations =
  | ({ readonly tag: 'alone' } & Pick<Couple, 'aboutPartner'>)
  | ({ readonly tag: 'both' } & Couple)

const mainTypeOf = (type: InvitationType): InvitationType | null =>
  invitationTypes.find(one => partnerTypes[one] === type) ?? null

/** The visit of the other of the two; null where the types do not say which it is. */
const otherVisit = (facts: Facts): Facts | null => {
  const { type, partnerSession } = facts
  const other = partnerSession ? mainTypeOf(type) : (partnerTypes[type] ?? null)
  return other === null ? null : { ...facts, type: other, partnerSession: !partnerSession }
}

/** The subjects of both and of the main customer alone, in the order of the main customer's visit. */
const subjects = (catalogue: Catalogue, facts: Facts): Pick<Couple, 'each' | 'household'> => {
  const other = otherVisit(facts)
  if (other === null) return { each: [], household: [] }
  const [main, partner] = facts.partnerSession ? [other, facts] : [facts, other]
  const [asksMain, asksPartner] = [askingSteps({ catalogue, facts: main }), askingSteps({ catalogue, facts: partner })]
  const steps = profileOf({ catalogue, facts: main }).steps.filter(step => asksMain.has(step))
  const titles = (of: readonly StepKey[]): readonly string[] => of.map(step => defaultStepTitle(catalogue, step))
  return {
    each: titles(steps.filter(step => asksPartner.has(step))),
    household: titles(steps.filter(step => !asksPartner.has(step))),
  }
}

const asksAboutPartner = (catalogue: Catalogue, facts: Facts): boolean =>
  catalogue.slots.some(
    slot => slot.forCustomer && slot.path.startsWith('customer.partner.') && isAsked({ catalogue, facts }, slot),
  )

/**
 * Null where nothing can be said: the office does not say whether the partner was invited, or there is no couple. Who has
 * said nothing of a partner has one where the office invited him. Nothing of the partner's answers is read; of a partner
 * at the keyboard nothing else is known than that he is one.
 */
export const coupleInvitations = (catalogue: Catalogue, view: SurveyView): CoupleInvitations | null => {
  const { facts, invitation } = view.state
  if (invitation === null) return null
  if (!facts.partnerSession) {
    const hasPartner = findField(catalogue, view.tree, 'customer.has_partner')?.value
    const { partner_invited: invited } = invitation
    if (invited === null || hasPartner === 0 || (hasPartner !== 1 && !invited)) return null
    if (!invited) return { tag: 'alone', aboutPartner: asksAboutPartner(catalogue, facts) }
  }
  return {
    tag: 'both',
    asPartner: facts.partnerSession,
    ...subjects(catalogue, facts),
    aboutPartner: asksAboutPartner(catalogue, facts),
  }
}
