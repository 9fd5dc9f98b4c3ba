import { flushSync } from 'react-dom'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import { focusOn } from '../../shell/wizard/FocusLink'
import type { OpenItems } from '../list/openItems'

/** Opens the items that a question stands in, and the search for homes that it belongs to. */
export const openAround = (catalogue: Catalogue, open: OpenItems, path: string): void => {
  const address = slotAddress(catalogue, path)
  if (address === null) return
  const place = catalogue.homeOf.get(address.slot.question)
  open.set(place?.what === 'search' ? [...address.ids, place.path] : address.ids, true)
}

/** Moves the focus to a question, also when what it stands in is closed. Not for use while the page renders. */
export const reveal = (catalogue: Catalogue, open: OpenItems, path: string): void => {
  flushSync(() => openAround(catalogue, open, path))
  focusOn(path)
}
