import { flushSync } from 'react-dom'
import { listsTo, type SlotAddress } from '../../../domain/engine/answers'
import { listPath, slotAddress } from '../../../domain/engine/path'
import { cardPathOf } from '../../../domain/engine/readBack'
import { findItems } from '../../../projections/tree/findNode'
import { focusOn } from '../../shell/page/FocusLink'
import { manyItems, type OpenItems } from '../../surveyContext/openItems'
import type { SurveyDependencies } from '../../surveyContext/surveyContext'
import { listPageOf } from '../../widgets/items/listPages'

/** What the screens show of a visit. */
export type RevealDependencies = Pick<SurveyDependencies, 'catalogue' | 'live'>

/** Turns a list to the page on which an item stands. */
export const turnToItem = (
  { catalogue, live }: RevealDependencies,
  open: OpenItems,
  list: string,
  id: string,
): void => {
  const at = findItems(catalogue, live.view().tree, list)?.index.get(id)
  if (at !== undefined) open.turnTo(list, listPageOf(at))
}

/** The same for each list that a question stands in. */
export const turnToQuestion = (dependencies: RevealDependencies, open: OpenItems, { slot, ids }: SlotAddress): void => {
  for (const [depth, list] of listsTo(slot.group).entries())
    turnToItem(dependencies, open, listPath(list, ids.slice(0, depth)), ids[depth] ?? '')
}

/** The rows that a question stands in: items of long lists, which show no question before they are opened. */
const enclosingRows = (
  { catalogue, live }: RevealDependencies,
  open: OpenItems,
  { slot, ids }: SlotAddress,
): readonly string[] =>
  listsTo(slot.group).flatMap((list, depth) => {
    const path = listPath(list, ids.slice(0, depth))
    const count = findItems(catalogue, live.view().tree, path)?.ids.length ?? 0
    return count >= manyItems || open.rows$.value.has(path) ? [ids[depth] ?? ''] : []
  })

/**
 * The card that a question is read on, by what is remembered of it: its item's id, or its section's path. It need not open
 * for a question that is asked at its foot, as all are that are not right.
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

/** Opens the items and the card that a question stands in, and the search for homes that it belongs to. */
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

/** Moves the focus to a question, also when what it stands in is closed. Not for use while the page renders. */
export const reveal = (dependencies: RevealDependencies, open: OpenItems, path: string): void => {
  flushSync(() => openEnclosingItems(dependencies, open, path))
  focusOn(path)
}
