/**
 * Computes for each date of a log the span of days, and its comparisons with other dates, within which rules judge a
 * replacement as they judged the date; draws random replacement dates from these for the pseudonymised log.
 */
import { monthsLater } from '../../../domain/language/date'
import { type RandomSource, randomBelow } from '../random/randomSource'
import { dayNumber, firstDay, isoOfDay, lastDay } from './dateInText'
import { type DateComparison, type DateRelation, isDateRelationTrue } from './dateRelations'
import type { Thresholds } from './thresholds'

/** What a log says of days, as ISO dates; `births`: those of somebody's birth. */
export interface DaysOfLog {
  readonly todays: ReadonlySet<string>
  readonly dates: ReadonlySet<string>
  readonly births: ReadonlySet<string>
  readonly relations: readonly DateRelation[]
}

/** Days after `over`, up to and including `upTo`. */
interface DayRange {
  readonly over: number
  readonly upTo: number
}

/** The days that a date is drawn from; `except`: those on which it would be seen as it was, where they are too few. */
interface DateSpan extends DayRange {
  readonly except: DayRange | null
}

/** Two dates by their places in a list, and how the one is seen from the other. */
interface DatePair extends DateComparison {
  readonly date: number
  readonly than: number
  readonly holds: boolean
}

/** All that is known of the dates when they are drawn: nothing that another date of the same class would not give too. */
interface DateClasses {
  readonly spans: readonly DateSpan[]
  readonly pairs: readonly DatePair[]
  /** Whether on one day of the log a date was seen otherwise than on another, and only the last day is looked at. */
  readonly isPartly: boolean
}

/** Of so many days at least a date is drawn that somebody was born on; of `fewestOfOther` any other that a rule lets be drawn so. */
export const fewestOfBirth = 300
const fewestOfOther = 30

/** Where no rule looks, dates are kept lifelike by these: years before today, and after it. */
export const [yearsAgo, yearsAhead] = [
  [4, 40, 80, 100, 200],
  [5, 10, 20, 30, 50, 100],
] as const

const months = (years: number): number => 12 * years
const bands: readonly number[] = [...yearsAgo.map(years => -months(years)), ...yearsAhead.map(months)]

/** The days that lie so many months from each today, before and after the log was moved. */
interface MonthMark {
  readonly was: readonly string[]
  readonly is: readonly string[]
}

const marksAt = (from: readonly number[], was: readonly string[], is: readonly string[]): readonly MonthMark[] =>
  from.map(count => ({
    was: was.map(today => monthsLater(today, count)),
    is: is.map(today => monthsLater(today, count)),
  }))

/** The days on the same side of every mark as that date was. */
const spanOf = (date: string, marks: readonly MonthMark[]): DayRange => {
  let [over, upTo] = [firstDay - 1, lastDay]
  for (const { was, is } of marks) {
    const first = was.findIndex(mark => date <= mark)
    const [above, beneath] = [is[first], is[(first === -1 ? is.length : first) - 1]]
    if (first !== -1 && above !== undefined) upTo = Math.min(upTo, dayNumber(above))
    if (beneath !== undefined) over = Math.max(over, dayNumber(beneath))
  }
  return { over, upTo }
}

/**
 * What is kept of each date: on which side of every age and term it lies on every day of the log, and how it is seen from
 * the dates that it is compared with. Where that leaves too few days, as somebody had a birthday meanwhile, it is kept for
 * the last day alone. Yields after each date and each relation.
 * @param day gives the days of the log as they are after it was moved
 */
export function* dateClasses(
  { todays, dates, births, relations }: DaysOfLog,
  day: (today: string) => string,
  thresholds: Thresholds,
): Generator<void, DateClasses> {
  const was = [...todays].sort()
  const is = was.map(day)
  const ages = [...thresholds.ages].map(years => -months(years))
  const [born, other] = [ages, [...ages, ...thresholds.months]].map(from => ({
    onAll: marksAt(from, was, is),
    onLast: marksAt([...from, ...bands], was.slice(-1), is.slice(-1)),
  }))
  let isPartly = false
  const spans: DateSpan[] = []
  for (const date of dates) {
    yield
    const marks = births.has(date) ? born : other
    const last = spanOf(date, marks?.onLast ?? [])
    const all = spanOf(date, marks?.onAll ?? [])
    const both = { over: Math.max(last.over, all.over), upTo: Math.min(last.upTo, all.upTo) }
    const fewest = births.has(date) ? fewestOfBirth : fewestOfOther
    const isEnough = both.upTo - both.over >= Math.min(fewest, last.upTo - last.over)
    // What shows it would else always be seen otherwise, and such a log is refused.
    spans.push(isEnough ? { ...both, except: null } : { ...last, except: both })
    isPartly ||= !isEnough
  }
  const places = new Map([...dates].map((date, at) => [date, at]))
  const pairs: DatePair[] = []
  for (const { date, than, sees, months: count } of relations) {
    const [one, other] = [places.get(date), places.get(than)]
    const comparison = { sees, months: count }
    if (one !== undefined && other !== undefined)
      pairs.push({ ...comparison, date: one, than: other, holds: isDateRelationTrue(comparison, date, than) })
    yield
  }
  return { spans, pairs, isPartly }
}

const [tries, beginnings] = [60, 60]

/** Of each place the days that can stand there: the drawn one, or the first and the last. */
type PossibleDays = readonly (readonly string[])[]

/** Whether a pair can still become what it was, where at most one of the two is drawn. */
const isPossible = (pair: DatePair, ends: PossibleDays): boolean =>
  ends[pair.date]?.some(date => ends[pair.than]?.some(than => isDateRelationTrue(pair, date, than) === pair.holds)) ===
  true

/** A day for each span; null where the pairs left none for one of them. Yields after each. */
function* drawnOnce(
  draw: RandomSource,
  spans: readonly DateSpan[],
  pairsOf: readonly (readonly DatePair[])[],
): Generator<void, readonly string[] | null> {
  const ends = spans.map(({ over, upTo }) => [over + 1, upTo].map(day => isoOfDay(day) ?? ''))
  const taken = new Set<string>()
  for (const [at, { over, upTo, except }] of spans.entries()) {
    const isDrawn = (): boolean => {
      for (let attempt = 0; attempt < tries; attempt++) {
        const day = over + 1 + randomBelow(draw, Math.max(1, upTo - over))
        if (except !== null && day > except.over && day <= except.upTo) continue
        const iso = isoOfDay(day)
        // What is not equal stays so, as long as there are days for everybody.
        if (iso === null || (taken.has(iso) && attempt < tries / 2)) continue
        ends[at] = [iso]
        if (pairsOf[at]?.every(pair => isPossible(pair, ends)) !== false) return true
      }
      return false
    }
    if (!isDrawn()) return null
    for (const iso of ends[at] ?? []) taken.add(iso)
    yield
  }
  return ends.flat()
}

/**
 * A date for each class, drawn evenly; nothing of the true ones is known here. Where the pairs cannot be kept they are
 * not: the replay judges then. Yields after each date.
 */
export function* drawnDates(
  draw: RandomSource,
  { spans, pairs }: DateClasses,
): Generator<void, readonly string[] | null> {
  const pairsOf = spans.map((): DatePair[] => [])
  for (const pair of pairs) for (const at of [pair.date, pair.than]) pairsOf[at]?.push(pair)
  for (let attempt = 0; attempt < beginnings; attempt++) {
    const drawn = yield* drawnOnce(draw, spans, pairsOf)
    if (drawn !== null) return drawn
  }
  return yield* drawnOnce(draw, spans, [])
}
