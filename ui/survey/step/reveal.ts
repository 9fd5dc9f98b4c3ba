import { flushSync } from 'react-dom'
import { listsTo, type SlotAddress } from '../../../domain/engine/answers'
import { listPath, slotAddress } from '../../../domain/engine/path'
import { itemsAt } from '../../../projections/lookUp'
import { focusOn } from '../../shell/wizard/FocusLink'
import { listPageOf } from '../../widgets/items/listPages'
import type { OpenItems } from '../list/openItems'
import type { Portal } from '../portal'

/** What the screens show of a visit. */
export type Shown = Pick<Portal, 'catalogue' | 'live'>

/** Turns a list to the page on which an item stands. */
export const turnToItem = ({ catalogue, live }: Shown, open: OpenItems, list: string, id: string): void => {
  const at = itemsAt(catalogue, live.view().tree, list)?.index.get(id)
  if (at !== undefined) open.turnTo(list, listPageOf(at))
}

/** The same for each list that a question stands in. */
export const turnToQuestion = (shown: Shown, open: OpenItems, { slot, ids }: SlotAddress): void => {
  for (const [depth, list] of listsTo(slot.group).entries())
    turnToItem(shown, open, listPath(list, ids.slice(0, depth)), ids[depth] ?? '')
}

/** Opens the items that a question stands in, and the search for homes that it belongs to. */
export const openAround = (shown: Shown, open: OpenItems, path: string): void => {
  const { catalogue } = shown
  const address = slotAddress(catalogue, path)
  if (address === null) return
  const { slot, ids } = address
  turnToQuestion(shown, open, address)
  const place = catalogue.homeOf.get(slot.question)
  open.set(place?.what === 'search' ? [...ids, place.path] : ids, true)
}

/** Moves the focus to a question, also when what it stands in is closed. Not for use while the page renders. */
export const reveal = (shown: Shown, open: OpenItems, path: string): void => {
  flushSync(() => openAround(shown, open, path))
  focusOn(path)
}
