import { dutchDateOf, monthsLater } from '../../domain/language/date'

/** A date that is only a date once one knows what day it is: so that it stays on its side of a threshold. */
export interface RelativeDate {
  /** Whole months from today, before it or after it. */
  readonly months: number
  /** Days from there. */
  readonly days: number
}

const msPerDay = 86_400_000

/** The ISO date this many days later. */
export const daysLater = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10)

/** As the customer types it; '' while the portal has not said what day it is. */
export const dutchDate = (today: string, { months, days }: RelativeDate): string =>
  today === '' ? '' : (dutchDateOf(daysLater(monthsLater(today, months), days)) ?? '')

/** Days on which counting years and months goes wrong first. */
export const oddDays: readonly string[] = [
  '2026-11-21',
  '2028-02-29',
  '2027-02-28',
  '2027-03-01',
  '2026-12-31',
  '2027-01-01',
  '2026-03-29',
  '2026-10-25',
]

/** Typed dates, real and not. */
export const oddDates: readonly string[] = [
  '31-02-2020',
  '29-02-2023',
  '29-02-2024',
  '29-02-2000',
  '29-02-1900',
  '31-04-2001',
  '00-00-0000',
  '01-01-0999',
  '1-1-2020',
  '2020-01-01',
  ' 01-01-2020',
  '01-01-2020x',
]
