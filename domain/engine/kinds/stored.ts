import { type KindRow, loadedNumber, loadedText } from './kindRow'

/** How a value that no screen asks is stored, loaded and sent. */
export const storedRow: KindRow<'stored'> = {
  fits: () => true,
  isEmpty: ({ initial }, value) => value === initial || value === '',
  kept: (_, value) => value,
  typing: null,
  fromLoaded: ({ initial }, loaded) => (typeof initial === 'number' ? loadedNumber(loaded) : loadedText(loaded)),
  // It is on no screen.
  inWords: () => '',
  onWire: (_, value) => ({ value }),
}
