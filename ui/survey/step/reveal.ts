import { flushSync } from 'react-dom'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import { focusOn } from '../../shell/wizard/FocusLink'
import type { OpenItems } from '../list/openItems'

/** Opens the items that a question stands in. */
export const openAround = (catalogue: Catalogue, open: OpenItems, path: string): void =>
  open.set(slotAddress(catalogue, path)?.ids ?? [], true)

/** Moves the focus to a question, also when the item it stands in is closed. Not for use while the page renders. */
export const reveal = (catalogue: Catalogue, open: OpenItems, path: string): void => {
  flushSync(() => openAround(catalogue, open, path))
  focusOn(path)
}
