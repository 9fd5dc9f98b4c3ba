import type { Catalogue } from '../domain/engine/catalogue'
import { slotAddress } from '../domain/engine/path'
import { itemsTo } from './lookUp'
import type { SurveyTree } from './surveyTree'

/**
 * A question's title and, in a list, of which item it is: 'Functie (Werkgever 2)'. Its path where it has no title.
 * @param tree where its item is looked for; without it the title stands alone
 */
export const questionTitle = (catalogue: Catalogue, tree: SurveyTree, path: string): string => {
  const title = slotAddress(catalogue, path)?.slot.question.title || path
  const items = itemsTo(catalogue, tree, path).map(({ list, at }) => `${list.list.called} ${at + 1}`)
  return items.length === 0 ? title : `${title} (${items.join(', ')})`
}
