import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { enclosingItems } from '../tree/findNode'
import type { SurveyTree } from '../tree/surveyTree'
import { explanationSubject } from './explanationSubject'

/**
 * A question's title and, in a list, of which item it is: 'Functie (Werkgever 2)'; of an explanation among others of the same
 * name what it is about. Its path where it has no title.
 * @param tree where its item is looked for; without it the title stands alone
 */
export const questionTitle = (catalogue: Catalogue, tree: SurveyTree, path: string): string => {
  const slot = slotAddress(catalogue, path)?.slot
  if (slot === undefined) return path
  const items = enclosingItems(catalogue, tree, path).map(({ list, at }) => `${list.list.called} ${at + 1}`)
  return titleWithContext(slot.question.title || path, [...items, ...explanationSubject(catalogue, slot)])
}

/** A title with what tells it from others of the same name: 'Functie (Werkgever 2)'. */
export const titleWithContext = (title: string, parts: readonly string[]): string =>
  parts.length === 0 ? title : `${title} (${parts.join(', ')})`
