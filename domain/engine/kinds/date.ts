import { keptText } from '../../format/keptText'
import { normaliseDate } from '../../format/writtenDate'
import { dutchOf, isoOf } from '../../language/date'
import { readDate } from '../../language/moment'
import { type KindRow, loadedText } from './kind'

export const dateRow: KindRow<'date'> = {
  fits: (_, value) => typeof value === 'string',
  isEmpty: (_, value) => String(value).trim() === '',
  kept: (_, value) => (typeof value === 'string' ? keptText(value, 'line') : value),
  typing: {
    read: (_, text) => normaliseDate(keptText(text, 'line')),
    write: (_, value) => String(value),
    readAs: () => null,
    isOther: () => false,
  },
  fromLoaded: (_, loaded) => dutchOf(readDate(loadedText(loaded)) ?? '') ?? '',
  inWords: (_, value) => String(value),
  onWire: (_, value) => ({ value: isoOf(String(value)) ?? String(value) }),
}
