/**
 * Groups the debts of loan parts by the year in which their fixed-interest period ends, as marks on a line of years
 * and table rows; also ended, variable and unknown.
 */
import { showEuro } from '../../domain/format/amount'
import { dutchDateOf } from '../../domain/language/date'
import { debtTexts as texts } from '../../domain/texts/pictureTexts'
import { type AxisTick, axisTicks } from './axisTicks'

/** A loan part of which the amount is known. */
export interface LoanPartDebt {
  /** Its mortgage, where there are more, and itself. */
  readonly name: () => string
  /** Whole cents, above zero. */
  readonly cents: number
  /** The last day of its fixed period (ISO), or why there is none. */
  readonly ends: string | 'variable' | 'unknown'
}

/** The debt whose fixed period ends in a year, on the line of years. Places and sizes in per cents. */
export interface PeriodMark {
  readonly key: string
  /** The middle of it. */
  readonly at: number
  readonly width: number
  readonly height: number
  /** The letters of its parts, where they are few. */
  readonly letters: string
}

/** The same in words, and what is on no line. */
interface PeriodRow {
  readonly key: string
  /** '2035', or why there is no year. */
  readonly label: string
  /** The very days, where they are few. */
  readonly days: string
  readonly text: string
  readonly letters: string
}

export interface PeriodEnds {
  readonly marks: readonly PeriodMark[]
  /** Where a year begins on the line. */
  readonly years: readonly number[]
  readonly ticks: readonly AxisTick[]
  readonly rows: readonly PeriodRow[]
}

/** More years than these are not told one by one. */
const mostYears = 8
/** The line is never shorter than this, in years: one that ends soon must not look far away. */
const shortest = 10
const fewDays = 2
const fewLetters = 3
/** Years of which the words stand under the line where there is room for them. */
const roundYears = 5
/** How far apart those words are, in per cents of the line. */
const apart = 9
/** What is there can be seen, in per cents of the height. */
const lowest = 6

interface PeriodGroup {
  readonly label: string
  readonly parts: readonly LoanPartDebt[]
  /** The years it stands at on the line; null for what is on no line. */
  readonly years: readonly [first: number, last: number] | null
}

const yearOf = ({ ends }: LoanPartDebt): number => Number(ends.slice(0, 4))

const isDate = ({ ends }: LoanPartDebt): boolean => ends !== 'variable' && ends !== 'unknown'

/** By year; from the last year that stands by itself on, those that are left go together. */
const byYear = (parts: readonly LoanPartDebt[]): readonly PeriodGroup[] => {
  const inYear = new Map<number, LoanPartDebt[]>()
  for (const one of parts) {
    const year = yearOf(one)
    const others = inYear.get(year)
    if (others === undefined) inYear.set(year, [one])
    else others.push(one)
  }
  const years = [...inYear.keys()].sort((a, b) => a - b)
  const alone = years.length <= mostYears ? years : years.slice(0, mostYears - 1)
  const rest = years.slice(alone.length)
  const groups = alone.map(
    (year): PeriodGroup => ({ label: String(year), parts: inYear.get(year) ?? [], years: [year, year] }),
  )
  const [first] = rest
  if (first === undefined) return groups
  const last = rest[rest.length - 1] ?? first
  return [
    ...groups,
    { label: texts.later(first), parts: rest.flatMap(year => inYear.get(year) ?? []), years: [first, last] },
  ]
}

const centsOf = ({ parts }: PeriodGroup): number => parts.reduce((sum, { cents }) => sum + cents, 0)

const daysOf = ({ parts, years }: PeriodGroup): string => {
  const days = [...new Set(parts.filter(isDate).map(({ ends }) => ends))].sort()
  return years === null || days.length > fewDays ? '' : days.map(day => dutchDateOf(day) ?? '').join(', ')
}

/** What a part is drawn as among the shares: by itself, or with all that are too small for that. */
export interface DebtShareLabel {
  readonly letter: string
  readonly isRest: boolean
}

/**
 * Groups debts by the year in which their fixed period ends, as marks on a line of years and rows of a table.
 * @param today ISO; a period that ends today has not ended.
 */
export const periodEnds = (
  debts: readonly LoanPartDebt[],
  today: string,
  drawnAs: (part: LoanPartDebt) => DebtShareLabel,
): PeriodEnds => {
  const lettersIn = (drawn: readonly DebtShareLabel[]): readonly string[] =>
    [...new Set(drawn.map(one => one.letter))].sort()
  const lettersOf = ({ parts }: PeriodGroup): readonly string[] => lettersIn(parts.map(drawnAs))
  const letterWords = ({ parts }: PeriodGroup): string => {
    const drawn = parts.map(drawnAs)
    const rest = drawn.filter(({ isRest }) => isRest)
    const letter = rest[0]?.letter
    const alone = lettersIn(drawn.filter(({ isRest }) => !isRest))
    return texts.letters(alone, letter === undefined ? null : { count: rest.length, letter })
  }
  const dated = debts.filter(isDate)
  const groups = byYear(dated.filter(({ ends }) => ends >= today))
  const withoutYear = [
    { label: texts.past, parts: dated.filter(({ ends }) => ends < today), years: null },
    { label: texts.variable, parts: debts.filter(({ ends }) => ends === 'variable'), years: null },
    { label: texts.unknown, parts: debts.filter(({ ends }) => ends === 'unknown'), years: null },
  ].filter(({ parts }) => parts.length > 0)
  const rows = [...groups, ...withoutYear].map(
    (group): PeriodRow => ({
      key: group.label,
      label: group.label,
      days: daysOf(group),
      text: showEuro(centsOf(group) / 100),
      letters: letterWords(group),
    }),
  )
  const from = Number(today.slice(0, 4))
  if (groups.length === 0 || today === '') return { marks: [], years: [], ticks: [], rows }
  const length = Math.max(shortest, ...groups.map(({ years }) => (years?.[1] ?? from) - from + 1))
  const most = Math.max(...groups.map(centsOf))
  const marks = groups.map((group): PeriodMark => {
    const [first, last] = group.years ?? [from, from]
    return {
      key: group.label,
      at: ((first + last + 1) / 2 - from) * (100 / length),
      width: (last - first + 0.6) * (100 / length),
      height: Math.max(lowest, (centsOf(group) / most) * 100),
      letters: lettersOf(group).length > fewLetters ? '' : lettersOf(group).join(' '),
    }
  })
  const middleOf = (year: number): number => (year + 0.5 - from) * (100 / length)
  const all = Array.from({ length }, (_, nth) => from + nth)
  const groupYears = groups.map(({ years }) => years?.[0] ?? from)
  const round = all.filter(year => year % roundYears === 0)
  const ticks = axisTicks(
    [
      { label: texts.now, at: 0 },
      ...[...groupYears, ...round].map(year => ({ label: String(year), at: middleOf(year) })),
    ],
    apart,
  )
  return { marks, years: all.map(year => (year - from) * (100 / length)), ticks, rows }
}
