/** Opens the list pages, items, card and search for homes around a question, and focuses the question. */
import { flushSync } from 'react-dom'
import { listsTo, type SlotAddress } from '../../../domain/engine/answers'
import { listPath, slotAddress } from '../../../domain/engine/path'
import { cardPathOf } from '../../../domain/engine/readBack'
import { findItems } from '../../../projections/tree/findNode'
import { focusOn } from '../../shell/page/FocusLink'
import { type OpenItems, rowListFrom } from '../../surveyContext/openItems'
import type { SurveyDependencies } from '../../surveyContext/surveyContext'
import { listPageOf } from '../../widgets/items/listPages'

/** The part of the survey that finding a question on the page needs. */
type RevealDependencies = Pick<SurveyDependencies, 'catalogue' | 'live'>

/** Opens the page of a list that holds an item. */
export const turnToItem = (
  { catalogue, live }: RevealDependencies,
  open: OpenItems,
  list: string,
  id: string,
): void => {
  const at = findItems(catalogue, live.view().tree, list)?.index.get(id)
  if (at !== undefined) open.turnTo(list, listPageOf(at))
}

/** The same for each list around a question. */
const turnToQuestion = (dependencies: RevealDependencies, open: OpenItems, { slot, ids }: SlotAddress): void => {
  for (const [depth, list] of listsTo(slot.group).entries())
    turnToItem(dependencies, open, listPath(list, ids.slice(0, depth)), ids[depth] ?? '')
}

/** The items of long lists around a question; closed, they show no questions. */
const enclosingRows = (
  { catalogue, live }: RevealDependencies,
  open: OpenItems,
  { slot, ids }: SlotAddress,
): readonly string[] =>
  listsTo(slot.group).flatMap((list, depth) => {
    const path = listPath(list, ids.slice(0, depth))
    const count = findItems(catalogue, live.view().tree, path)?.ids.length ?? 0
    return count >= rowListFrom || open.rows$.value.has(path) ? [ids[depth] ?? ''] : []
  })

/**
 * The key in `OpenItems` of the read-back card around a question: its item's id or its section's path. Empty for a question
 * that is asked under the card, as all wrong ones are.
 */
const enclosingCard = (
  { catalogue, live }: RevealDependencies,
  open: OpenItems,
  path: string,
  { slot, ids }: SlotAddress,
): readonly string[] => {
  if (live.field(path)?.error != null || open.asked$.value.has(path)) return []
  const card = slot.group.within === null ? cardPathOf(catalogue, { group: slot.group, ids }) : ids.at(-1)
  return card == null ? [] : [card]
}

/** Opens the items, the card and the search for homes around a question. */
export const openEnclosingItems = (dependencies: RevealDependencies, open: OpenItems, path: string): void => {
  const { catalogue } = dependencies
  const address = slotAddress(catalogue, path)
  if (address === null) return
  turnToQuestion(dependencies, open, address)
  const home = catalogue.homeOf.get(address.slot.question)
  const search = home?.what === 'search' ? [home.path] : []
  open.set(
    [...enclosingRows(dependencies, open, address), ...enclosingCard(dependencies, open, path, address), ...search],
    true,
  )
}

/** Focuses a question after opening what is closed around it. Not for use during render. */
export const reveal = (dependencies: RevealDependencies, open: OpenItems, path: string): void => {
  flushSync(() => openEnclosingItems(dependencies, open, path))
  focusOn(path)
}
