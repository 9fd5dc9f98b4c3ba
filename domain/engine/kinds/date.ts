import { withoutInvisibleCharacters } from '../../format/withoutInvisibleCharacters'
import { normaliseDate } from '../../format/writtenDate'
import { dutchDateOf, isoDateOf } from '../../language/date'
import { readDate } from '../../language/moment'
import { type KindRow, loadedText } from './kindRow'

/** Implements the question kind `date`: how its answer is typed, stored, loaded, sent and put in words. */
export const dateRow: KindRow<'date'> = {
  fits: (_, value) => typeof value === 'string',
  isEmpty: (_, value) => String(value).trim() === '',
  kept: (_, value) => (typeof value === 'string' ? withoutInvisibleCharacters(value, 'line') : value),
  typing: {
    read: (_, text) => normaliseDate(withoutInvisibleCharacters(text, 'line')),
    write: (_, value) => String(value),
    readAs: () => null,
    isOther: () => false,
  },
  fromLoaded: (_, loaded) => dutchDateOf(readDate(loadedText(loaded)) ?? '') ?? '',
  inWords: (_, value) => String(value),
  onWire: (_, value) => ({ value: isoDateOf(String(value)) ?? String(value) }),
}
