import {
  isReadDifferently,
  numberReadAs,
  readNumber,
  showEuro,
  showNumber,
  showPercentage,
  type Unit,
} from '../../format/amount'
import { withoutInvisibleCharacters } from '../../format/withoutInvisibleCharacters'
import { type KindRow, loadedNumber } from './kindRow'

const inWords: Readonly<Record<Unit, (value: number) => string>> = {
  ...showNumber,
  money: showEuro,
  percentage: value => `${showPercentage(value)}%`,
  years: value => `${showNumber.years(value)} jaar`,
}

/** How the answer of a number is typed, stored, loaded, sent and put in words, by its unit. */
export const numberRow: KindRow<'number'> = {
  fits: (_, value) => typeof value === 'string' || Number.isFinite(value),
  isEmpty: (_, value) => typeof value !== 'number' && String(value).trim() === '',
  kept: (_, value) => (typeof value === 'string' ? withoutInvisibleCharacters(value, 'line') : value),
  typing: {
    read: ({ unit }, text) => readNumber(unit, withoutInvisibleCharacters(text, 'line')),
    write: ({ unit }, value) => showNumber[unit](value),
    readAs: ({ unit }, text) => numberReadAs(unit, withoutInvisibleCharacters(text, 'line')),
    isOther: ({ unit }, text) => isReadDifferently(unit, withoutInvisibleCharacters(text, 'line')),
  },
  fromLoaded: (_, loaded) => loadedNumber(loaded),
  // What is no number yet is read as it was typed.
  inWords: ({ unit }, value) => (typeof value === 'number' ? inWords[unit](value) : String(value)),
  onWire: (_, value) => ({ value }),
}
