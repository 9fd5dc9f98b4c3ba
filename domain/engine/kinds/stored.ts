import { type KindRow, loadedNumber, loadedText } from './kindRow'

/** The kind row of `stored` questions, which no screen asks: whether one is empty, and how its value is loaded and sent. */
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
