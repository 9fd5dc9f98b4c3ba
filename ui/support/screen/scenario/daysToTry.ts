import { exemptOver, pensionedOver } from '../../../../domain/language/age'
import { isoDateOf } from '../../../../domain/language/date'
import type { Replay } from '../../../../projections/replay/replay'
import { findField, showsAt } from '../../../../projections/tree/findNode'
import { movedWords } from '../../words/movedWords'
import { birthday, daysLater, isDay } from './isoDays'

/**
 * Lists the days that a scenario offers to move to from the day at a log position: tomorrow, in a month, in a year, and
 * birthdays at which the rules change; none where the position has no day.
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

/** A day that the scenario form offers. */
interface DayToTry {
  readonly label: string
  readonly date: string
}

const retired = 67

/** Whose birthdays. What holds over an age holds from the birthday after that on. */
const people = [
  ['customer.date_of_birth', 'de klant', [exemptOver + 1, retired, pensionedOver + 1]],
  ['customer.partner.date_of_birth', 'de partner', [retired]],
] as const
