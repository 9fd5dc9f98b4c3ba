import { type KindRow, loadedNumber } from './kindRow'

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
