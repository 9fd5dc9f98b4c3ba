import fc from 'fast-check'
import { dutchDateOf } from '../../domain/language/date'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { portal } from '../projections/portal'
import { daysLater } from './dates'

/** The day on which the visits of households are. */
const today = '2026-11-21'
const msPerDay = 86_400_000

/** An ISO date as a number of days since 1970. */
export const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / msPerDay

/** Which days something usually begins or ends on; by the number of days since 1970. */
export const habits = {
  'the first of a month': day => new Date(day * msPerDay).getUTCDate() === 1,
  'the last of a month': day => new Date((day + 1) * msPerDay).getUTCDate() === 1,
  'a Monday': day => new Date(day * msPerDay).getUTCDay() === 1,
} as const satisfies Readonly<Record<string, (day: number) => boolean>>
type Habit = keyof typeof habits
const habitNames: readonly Habit[] = ['the first of a month', 'the last of a month', 'a Monday']

/** Days so many years before today, ISO. */
const ago = (from: number, to: number) =>
  fc.integer({ min: Math.round(from * 365.25), max: Math.round(to * 365.25) }).map(days => daysLater(today, -days))

/** The next day that is as is usual. */
const usual = (habit: Habit, iso: string): string => {
  let day = dayOf(iso)
  while (!habits[habit](day)) day += 1
  return daysLater('1970-01-01', day)
}

/** A household whose jobs and loans begin, and end, as is usual; ISO dates. */
export interface Household {
  readonly born: readonly string[]
  readonly children: readonly string[]
  readonly jobs: readonly string[]
  readonly loans: readonly (readonly [start: string, end: string])[]
  readonly habit: Habit
}

/** Adults of 30 to 54, with children who are in one class of age: 4 to 12. */
export const householdArbitrary: fc.Arbitrary<Household> = fc.constantFrom(...habitNames).chain(habit =>
  fc.record({
    habit: fc.constant(habit),
    born: fc.uniqueArray(ago(30, 54), { minLength: 2, maxLength: 2 }),
    children: fc.uniqueArray(ago(4.1, 11.9), { minLength: 2, maxLength: 3 }),
    jobs: fc.array(ago(0.5, 11), { minLength: 3, maxLength: 3 }).map(all => all.map(one => usual(habit, one))),
    loans: fc
      .array(fc.tuple(ago(0.5, 11), fc.constantFrom(20, 30)), { minLength: 3, maxLength: 3 })
      .map(all =>
        all.map(
          ([start, years]) =>
            [usual(habit, start), usual(habit, daysLater(start, Math.round(years * 365.25)))] as const,
        ),
      ),
  }),
)

/** The visit in which a household fills this in, on two days. */
export const visitOf = ({ born, children, jobs, loans }: Household): readonly SurveyRecord[] => {
  const at = portal({ type: 'full', today })
  const answer = (path: string, iso: string): void => {
    at.answers(path, dutchDateOf(iso) ?? '')
  }
  const [own = '', partner = ''] = born
  answer('customer.date_of_birth', own)
  at.answers('customer.has_partner', 1)
  answer('customer.partner.date_of_birth', partner)
  at.answers('customer.has_children', 1)
  for (const child of children) answer(`customer.children.${at.adds('customer.children')}.date_of_birth`, child)
  at.answers('customer.has_employers', 1)
  for (const job of jobs) answer(`customer.employers.${at.adds('customer.employers')}.date_of_service`, job)
  at.does({ type: 'BeginDay', today: daysLater(today, 12) })
  const parts = `customer.mortgages.${at.adds('customer.mortgages')}.parts`
  for (const [start, end] of loans) {
    const part = `${parts}.${at.adds(parts)}`
    answer(`${part}.ingangsdatum_leningdeel`, start)
    answer(`${part}.einddatum_leningdeel`, end)
  }
  return at.records
}

/** The day on which a log begins. */
export const todayIn = (records: readonly SurveyRecord[]): number =>
  dayOf(
    records.flatMap(({ events }) => events.flatMap(event => (event.type === 'PortalOpened' ? [event.today] : [])))[0] ??
      '',
  )

/** The dates that a log says somebody was born on, or something began or ended; as numbers of days, in their order. */
export const daysIn = (records: readonly SurveyRecord[], key: RegExp): readonly number[] =>
  records.flatMap(({ events }) =>
    events.flatMap(event => {
      if (event.type !== 'AnswerChanged' || !key.test(event.path)) return []
      const iso = String(event.value).split('-').toReversed().join('-')
      return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? [dayOf(iso)] : []
    }),
  )
