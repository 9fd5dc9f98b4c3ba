import { ageOn } from '../../domain/language/age'
import { dutchOf, monthsLater } from '../../domain/language/date'
import { daysOn } from './dates'
import { below, type Draw } from './draw'
import type { Thresholds } from './thresholds'

/** What the log says of days, as ISO dates. */
export interface DaysOfLog {
  readonly todays: ReadonlySet<string>
  readonly dates: ReadonlySet<string>
}

/** Days in four years: as long as no century comes between, every month and leap day then stands where it stood. */
const fourYears = 1461
const [fewest, most, tries] = [45, 3000, 150]

const candidate = (draw: Draw, attempt: number): number => {
  const sign = draw() < 0.5 ? -1 : 1
  // Earlier leaves more room: what lies ahead must not be drawn past the years that there are.
  if (attempt < tries) return sign * (fewest + below(draw, most - fewest))
  return fourYears * ((attempt - tries) % 2 === 0 ? -1 : 1) * (1 + Math.floor((attempt - tries) / 2))
}

/** What is known of one date on one day: on which side of every age and term it lies. */
const sidesOf = (today: string, date: string, { ages, months }: Thresholds): string => {
  const age = ageOn(today, dutchOf(date) ?? '') ?? 0
  const reached = [...ages].map(years => `${Math.sign(age - years)}`)
  const terms = [...months].map(count => `${date > monthsLater(today, count)}`)
  return [...reached, ...terms].join()
}

const sidesStay = (today: string, date: string, later: string, laterDate: string, thresholds: Thresholds): boolean =>
  sidesOf(today, date, thresholds) === sidesOf(later, laterDate, thresholds)

function* isRight(log: DaysOfLog, days: number, thresholds: Thresholds): Generator<void, boolean> {
  const moved = new Map<string, string>()
  for (const date of [...log.dates, ...log.todays]) {
    const later = daysOn(date, days)
    if (later === null) return false
    moved.set(date, later)
  }
  // No date of before stands there again.
  for (const date of log.dates) if (log.dates.has(moved.get(date) ?? '')) return false
  for (const today of log.todays) {
    for (const date of log.dates)
      if (!sidesStay(today, date, moved.get(today) ?? '', moved.get(date) ?? '', thresholds)) return false
    yield
  }
  return true
}

/**
 * By how many days everything moves: drawn, and such that every date stays on its side of every age and term on each day
 * that the log knows; null when there is no such number. Yields after each day that was looked at, and after each try.
 */
export function* chosenDays(draw: Draw, log: DaysOfLog, thresholds: Thresholds): Generator<void, number | null> {
  for (let attempt = 0; attempt < tries + 12; attempt++) {
    const days = candidate(draw, attempt)
    if (yield* isRight(log, days, thresholds)) return days
    yield
  }
  return null
}
