import { type KindRow, loadedNumber } from './kindRow'

/** How the answer of a switch is stored, loaded, sent and put in words. */
export const switchRow: KindRow<'switch'> = {
  fits: (_, value) => value === 0 || value === 1,
  // Off is as it was before anybody touched it.
  isEmpty: (_, value) => value !== 1,
  kept: (_, value) => value,
  typing: null,
  fromLoaded: (_, loaded) => (loadedNumber(loaded) === 1 ? 1 : 0),
  inWords: (_, value) => (value === 1 ? 'Ja' : 'Nee'),
  onWire: (_, value) => ({ value }),
}
