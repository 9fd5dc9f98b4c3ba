import type { Catalogue } from '../../domain/engine/catalogue'
import type { Info } from '../../domain/language/section'
import { withDiscount } from '../../domain/texts/discountTexts'
import type { SurveyView } from '../live'
import { findGroup } from '../tree/findNode'

/**
 * The text of an info entry between the questions, with the amount of the office's discount filled in; null while it does
 * not show.
 */
export const infoText = (catalogue: Catalogue, view: SurveyView, info: Info, ids: readonly string[]): string | null => {
  const gate = catalogue.gateOf.get(info)
  const shows = gate !== undefined && findGroup(view.tree, gate.group, ids)?.gates[gate.index] === true
  return shows ? withDiscount(info.text, view.state.facts.discount) : null
}
