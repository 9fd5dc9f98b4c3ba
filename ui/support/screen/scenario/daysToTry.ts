import { exemptOver, pensionedOver } from '../../../../domain/language/age'
import { isoDateOf } from '../../../../domain/language/date'
import type { Replay } from '../../../../projections/replay/replay'
import { findField, showsAt } from '../../../../projections/tree/findNode'
import { movedWords } from '../../words/replayWords'

const day = 86_400_000

/** Whether a text is a day; before the portal was opened there is none, and a log from elsewhere may say anything. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utcOf(text))

const utcOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`)

/** A date so many days later, both as 'YYYY-MM-DD'. */
export const daysLater = (isoDate: string, days: number): string =>
  new Date(utcOf(isoDate) + days * day).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / day)

/** The day on which somebody becomes so old; born on 29 February it is 1 March. */
export const birthday = (isoBorn: string, years: number): string => {
  const [year = '', month = '', date = ''] = isoBorn.split('-')
  return new Date(Date.UTC(Number(year) + years, Number(month) - 1, Number(date))).toISOString().slice(0, 10)
}

/** A day that is worth looking at. */
export interface DayToTry {
  readonly label: string
  readonly date: string
}

const retired = 67

/** Whose birthdays. What holds over an age holds from the birthday after that on. */
const people = [
  ['customer.date_of_birth', 'de klant', [exemptOver + 1, retired, pensionedOver + 1]],
  ['customer.partner.date_of_birth', 'de partner', [retired]],
] as const

/**
 * Days on which something may come out otherwise, after the day of a position; none where there is no such day.
 * @param areMoved whether the dates of the log are not the customer's own
 */
export const daysToTry = (replay: Replay, position: number, areMoved = false): readonly DayToTry[] => {
  const { state, tree } = replay.at(position)
  const { today } = state.facts
  if (!isDay(today)) return []
  const birthdays = people.flatMap(([path, who, ages]): readonly DayToTry[] => {
    const value = showsAt(replay.catalogue, tree, path) ? findField(replay.catalogue, tree, path)?.value : null
    const born = typeof value === 'string' ? isoDateOf(value) : null
    if (born === null) return []
    return ages
      .map(years => ({ label: movedWords(`${years}e verjaardag van ${who}`, areMoved), date: birthday(born, years) }))
      .filter(({ date }) => date > today)
  })
  return [
    { label: 'Morgen', date: daysLater(today, 1) },
    { label: 'Over een maand', date: daysLater(today, 30) },
    { label: 'Over een jaar', date: daysLater(today, 365) },
    ...birthdays,
  ]
}
