import type { Catalogue } from '../domain/engine/catalogue'
import type { Info } from '../domain/language/section'
import { withDiscount } from '../domain/texts/stepTexts'
import type { View } from './live'
import { groupViewAt } from './lookUp'

/** A text between the questions as it reads now; null while it does not show. */
export const infoText = (catalogue: Catalogue, view: View, info: Info, ids: readonly string[]): string | null => {
  const gate = catalogue.gateOf.get(info)
  const shows = gate !== undefined && groupViewAt(view.tree, gate.group, ids)?.gates[gate.index] === true
  return shows ? withDiscount(info.text, view.state.facts.discount) : null
}
