import {
  parseMoney,
  parsePercentage,
  parseWhole,
  parseYears,
  showEuro,
  showMoney,
  showPercentage,
  showWhole,
  showYears,
} from '../../format/amount'
import { keptText } from '../../format/keptText'
import type { NumberQuestion } from '../../language/question'
import { type KindRow, loadedNumber } from './kind'

interface Unit {
  readonly read: (text: string) => string | number
  readonly write: (value: string | number) => string
  readonly inWords: (value: number) => string
}

const units: Readonly<Record<NumberQuestion['unit'], Unit>> = {
  money: { read: parseMoney, write: showMoney, inWords: showEuro },
  percentage: { read: parsePercentage, write: showPercentage, inWords: value => `${showPercentage(value)}%` },
  integer: { read: parseWhole, write: showWhole, inWords: showWhole },
  years: { read: parseYears, write: showYears, inWords: value => `${showYears(value)} jaar` },
}

export const numberRow: KindRow<'number'> = {
  fits: (_, value) => typeof value === 'string' || Number.isFinite(value),
  isEmpty: (_, value) => typeof value !== 'number' && String(value).trim() === '',
  kept: (_, value) => (typeof value === 'string' ? keptText(value, 'line') : value),
  typing: {
    read: ({ unit }, text) => units[unit].read(keptText(text, 'line')),
    write: ({ unit }, value) => units[unit].write(value),
  },
  fromLoaded: (_, loaded) => loadedNumber(loaded),
  // What is no number yet is read as it was typed.
  inWords: ({ unit }, value) => (typeof value === 'number' ? units[unit].inWords(value) : String(value)),
  onWire: (_, value) => ({ value }),
}
