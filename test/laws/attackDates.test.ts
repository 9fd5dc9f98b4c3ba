import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { ageOn } from '../../domain/language/age'
import { dutchDateOf, monthsLater } from '../../domain/language/date'
import { invitationPath } from '../../domain/language/invitation'
import { dayBegan } from '../../events/definitions/dayBegan'
import { valuesKept } from '../../events/definitions/valuesKept'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { dateClasses, drawnDates } from '../../projections/pseudonym/dates/dateClasses'
import { drawLogMove } from '../../projections/pseudonym/dates/logMove'
import { thresholdsOf } from '../../projections/pseudonym/dates/thresholds'
import { gatherValues } from '../../projections/pseudonym/gatherValues'
import { numberKinds } from '../../projections/pseudonym/numbers/numberKinds'
import { pseudonymise } from '../../projections/pseudonym/pseudonymise'
import { keptWords } from '../../projections/pseudonym/walk/keptWords'
import { daysLater } from '../arbitraries/dates'
import { dayOf, daysIn, habits, householdArbitrary, todayIn, visitOf } from '../arbitraries/household'
import { catalogues } from '../arbitraries/surveys'
import { header, logOf, opened } from '../projections/pseudonym/logs'
import { finished, seeded } from '../projections/pseudonym/seeded'
import { checkLaw } from './check'

/** The model of who attacks stands in projections/pseudonym/README.md. */
const catalogue = catalogues.shipped

const replaced = (records: readonly SurveyRecord[], seed: number) => {
  const result = finished(pseudonymise(catalogue, { header, records }, seeded(seed)))
  if (E.isLeft(result)) throw new Error(`refused: ${result.left}`)
  return result.right.records
}

const born = /date_of_birth$/
const contract = /date_of_service|ingangsdatum|einddatum/

/** The month in which the file was made: who has it knows that much. */
const month = Array.from({ length: 30 }, (_, i) => dayOf('2026-11-01') + i)

/** The shift to that month by which most of these days become usual ones. */
const shiftTo = (today: number, days: readonly number[], isUsual: (day: number) => boolean): number => {
  const shifts = month.map(day => day - today)
  const counts = shifts.map(shift => days.filter(day => isUsual(day + shift)).length)
  return shifts[counts.indexOf(Math.max(...counts))] ?? 0
}

/** How many of these are so, of how many. */
interface Share {
  readonly count: (isSo: boolean) => void
  readonly share: () => number
}

const shareOf = (): Share => {
  let [so, all] = [0, 0]
  return {
    count: isSo => {
      so += Number(isSo)
      all += 1
    },
    share: () => so / all,
  }
}

/** What is drawn for a log: its moments, its days and its dates, in the order in which they came. */
const drawnFor = (records: readonly SurveyRecord[], seed: number) => {
  const draw = seeded(seed)
  const found = finished(
    gatherValues(catalogue, { header, records }, keptWords(catalogue, records), numberKinds(catalogue)),
  )
  const move = drawLogMove(draw, found.moments)
  const classes = finished(dateClasses(found, move.day, thresholdsOf(catalogue)))
  const dates = finished(drawnDates(draw, classes))
  return { classes, dates, moments: found.moments.map(move.moment), days: [...found.todays].map(move.day) }
}

test('who has the file, knows the habits and the rules, learns of a date its class and nothing else', () => {
  const [found, kept] = [shareOf(), shareOf()]
  const law = fc.property(householdArbitrary, fc.nat(2 ** 31), fc.nat(2 ** 31), (household, seed, again) => {
    const records = visitOf(household)
    const file = replaced(records, seed)
    const [truth, days] = [daysIn(records, /./), daysIn(file, /./)]
    expect(days.length).toBe(truth.length)

    // Firsts, month ends and weekdays: the shift by which most dates become usual ones is not that of a birth.
    const shift = shiftTo(todayIn(file), daysIn(file, contract), habits[household.habit])
    const births = daysIn(records, born)
    for (const [i, day] of daysIn(file, born).entries()) found.count(day + shift === births[i])

    // Gaps, of age too: as many days between two dates of the file as truly lay between them. Equal ones stay equal.
    for (const [i, day] of days.entries())
      for (let j = 0; j < i; j++) {
        const gap = (truth[i] ?? 0) - (truth[j] ?? 0)
        if (gap === 0) expect(day).toBe(days[j])
        else kept.count(day - (days[j] ?? 0) === gap)
      }

    // Whatever else one may think of, as who is the eldest: of a log in which each date is another of its class the very same is drawn.
    expect(drawnFor(file, again)).toEqual(drawnFor(records, again))
  })
  checkLaw('a date says nothing but its class', law, 12)
  // By chance one of the 300 days and more that a birth is drawn from; before, all were found.
  expect(found.share()).toBeLessThan(0.06)
  expect(kept.share()).toBeLessThan(0.01)
})

/** A birth as an office may write it, in whatever it sends; the last two stand beside no question. */
const sentBirth: readonly (readonly [path: string, json: (iso: string) => unknown])[] = [
  ['customer.date_of_birth', iso => `${iso}T23:00:00Z`],
  ['customer.children.c.date_of_birth', iso => [{ van: { kind: dutchDateOf(iso) } }]],
  [invitationPath, iso => ({ id: 4711, klant: { geboren: iso } })],
  ['customer.born_on', iso => iso],
]

test('who came of age during the visit is not told by what the office sent', () => {
  const law = fc.property(
    fc.constantFrom(...sentBirth),
    fc.integer({ min: 1, max: 40 }),
    fc.nat(2 ** 31),
    ([path, json], days, seed) => {
      const iso = monthsLater(daysLater('2026-11-21', days), -18 * 12)
      const sent = valuesKept({ values: [[path, JSON.stringify(json(iso))]] })
      const file = replaced(logOf(opened, sent, dayBegan({ today: daysLater('2026-11-21', 40) })), seed)
      const [, born = ''] = /(\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})/.exec(JSON.stringify(file[1]?.events)) ?? []
      const ages = file.flatMap(({ events }) =>
        events.flatMap(event =>
          event.type === 'PortalOpened' || event.type === 'DayBegan'
            ? [ageOn(event.today, dutchDateOf(born) ?? born)]
            : [],
        ),
      )
      expect(ages.map(age => (age ?? 0) >= 18)).toEqual([true, true])
    },
  )
  checkLaw('a birth that was sent says nothing but its class', law, 16)
})
