import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn } from '../../../../domain/language/age'
import { dutchDateOf, monthsLater } from '../../../../domain/language/date'
import { answerChanged } from '../../../../events/definitions/answerChanged'
import { valuesKept } from '../../../../events/definitions/valuesKept'
import {
  dateClasses,
  drawnDates,
  fewestOfBirth,
  yearsAgo,
  yearsAhead,
} from '../../../../projections/pseudonym/dates/dateClasses'
import { dateInText, dayNumber, writtenLike } from '../../../../projections/pseudonym/dates/dateInText'
import { type DateRelation, isDateRelationTrue } from '../../../../projections/pseudonym/dates/dateRelations'
import { thresholdsOf } from '../../../../projections/pseudonym/dates/thresholds'
import { gatherValues } from '../../../../projections/pseudonym/gatherValues'
import { numberKinds } from '../../../../projections/pseudonym/numbers/numberKinds'
import { daysLater, oddDays } from '../../../arbitraries/dates'
import { catalogues } from '../../../arbitraries/surveys'
import { header, logOf } from '../logs'
import { finished, seeded } from '../seeded'

const thresholds = thresholdsOf(catalogues.shipped)

/** The day so many days later, as a log is moved. */
const movedBy = (days: number) => (today: string) => daysLater(today, days)

const drawnOf = (
  dates: readonly string[],
  todays: readonly string[],
  seed: number,
  { births = dates, relations = [] }: { births?: readonly string[]; relations?: readonly DateRelation[] } = {},
) => {
  const log = { dates: new Set(dates), todays: new Set(todays), births: new Set(births), relations }
  const classes = finished(dateClasses(log, movedBy(-1234), thresholds))
  return { classes, drawn: finished(drawnDates(seeded(seed), classes)) ?? [] }
}

/** Born on, just before or just after the day on which somebody reaches an age, and terms that end so. */
const nearArbitrary = (today: string) =>
  fc
    .tuple(
      fc.constantFrom(...[18, 25, 30, 66, 68, 121].map(years => -12 * years), 2, 1, 300, -400),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([months, days]) => daysLater(monthsLater(today, months), days))

test('on its day of the log every age and term stays on its side, and dates that are not equal stay so', () => {
  const law = fc
    .constantFrom(...oddDays)
    .chain(today => fc.tuple(fc.constant(today), fc.uniqueArray(nearArbitrary(today), { maxLength: 8 }), fc.nat()))
  fc.assert(
    fc.property(law, ([today, dates, seed]) => {
      const later = daysLater(today, -1234)
      const { drawn, classes } = drawnOf(dates, [today], seed, { births: [] })
      expect(classes.isPartly).toBe(false)
      expect(new Set(drawn).size).toBe(dates.length)
      for (const [i, date] of dates.entries()) {
        const moved = drawn[i] ?? ''
        for (const years of [0, 18, 25, 30, 66, 68, 121])
          expect((ageOn(later, dutchDateOf(moved) ?? '') ?? 0) >= years).toBe(
            (ageOn(today, dutchDateOf(date) ?? '') ?? 0) >= years,
          )
        expect(moved > monthsLater(later, 2)).toBe(date > monthsLater(today, 2))
      }
    }),
    { numRuns: 60 },
  )
})

test('whenever somebody was born, it is drawn from at least 300 days', () => {
  fc.assert(
    fc.property(fc.constantFrom(...oddDays), fc.integer({ min: -45_000, max: 900 }), (today, days) => {
      const [span] = drawnOf([daysLater(today, days)], [today, daysLater(today, 40)], 1).classes.spans
      expect((span?.upTo ?? 0) - (span?.over ?? 0)).toBeGreaterThanOrEqual(fewestOfBirth)
    }),
  )
})

test('a birth is known as one wherever it stands: in what the office sent beside the answer too, whatever it is called there', () => {
  const events = [
    answerChanged({ path: 'customer.date_of_birth', value: '20-11-2001' }),
    valuesKept({
      values: [
        ['customer.date_of_birth', '"2001-11-19T23:00:00Z"'],
        ['customer.partner.date_of_birth', '{"geboren":["05-06-1990"]}'],
        ['customer.employers.e.date_of_service', '"2019-01-01"'],
      ],
    }),
  ]
  const log = { header, records: logOf(...events) }
  const { births, dates } = finished(
    gatherValues(catalogues.shipped, log, new Set<string>(), numberKinds(catalogues.shipped)),
  )
  expect([...births].sort()).toEqual(['1990-06-05', '2001-11-19', '2001-11-20'])
  expect(dates.size).toBe(4)
})

test('a date is drawn evenly over the days of its class', () => {
  const { classes } = drawnOf(['1980-05-05'], ['2026-11-21'], 1)
  const [{ over, upTo } = { over: 0, upTo: 0 }] = classes.spans
  const parts = [0, 0, 0, 0]
  for (let seed = 0; seed < 400; seed++) {
    const [iso = ''] = finished(drawnDates(seeded(seed * 7919), classes)) ?? []
    const part = Math.floor((4 * (dayNumber(iso) - over - 1)) / (upTo - over))
    parts[part] = (parts[part] ?? 0) + 1
  }
  expect(Math.min(...parts)).toBeGreaterThan(60)
})

test('the model names the classes of dates: every age and term that makes one, and no other', () => {
  const model = readFileSync('projections/pseudonym/README.md', 'utf8')
  const [, ago = '', months = '', ahead = ''] =
    /counted from today: ([^;]*?) years ago; today; (\d+) months[^,]*, ([^;]*?) years from now/.exec(model) ?? []
  const numbersIn = (words: string): readonly number[] => (words.match(/\d+/g) ?? []).map(Number)
  const inOrder = (numbers: Iterable<number>): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b)
  expect(numbersIn(ago)).toEqual(inOrder([...thresholds.ages, ...yearsAgo]).filter(years => years > 0))
  expect(numbersIn(months)).toEqual(inOrder(thresholds.months))
  expect(numbersIn(ahead)).toEqual(inOrder(yearsAhead))
})

test('a birthday meanwhile is kept where enough days show it, else the last day alone is looked at', () => {
  const born = monthsLater('2026-11-21', -12 * 18)
  const far = drawnOf([born], ['2026-11-20', '2028-02-29'], 1)
  expect(far.classes.isPartly).toBe(false)
  expect(ageOn(daysLater('2026-11-20', -1234), dutchDateOf(far.drawn[0] ?? '') ?? '')).toBeLessThan(18)
  expect(ageOn(daysLater('2028-02-29', -1234), dutchDateOf(far.drawn[0] ?? '') ?? '')).toBeGreaterThanOrEqual(18)
  for (let seed = 0; seed < 400; seed++) {
    const near = drawnOf([born], ['2026-11-10', '2026-12-20'], seed)
    expect(near.classes.isPartly).toBe(true)
    // Never as it was: who sees somebody come of age would know the birthday.
    expect(ageOn(daysLater('2026-11-10', -1234), dutchDateOf(near.drawn[0] ?? '') ?? '')).toBeGreaterThanOrEqual(18)
    expect(ageOn(daysLater('2026-12-20', -1234), dutchDateOf(near.drawn[0] ?? '') ?? '')).toBeGreaterThanOrEqual(18)
  }
  // Of what is no birth fewer days tell less.
  expect(drawnOf([born], ['2026-11-01', '2026-12-20'], 1, { births: [] }).classes.isPartly).toBe(false)
})

test('dates that a rule or a doubt compares stay in order, and as many years apart as it looks at', () => {
  const [start, end, other] = ['2020-01-01', '2060-01-01', '2060-01-02']
  const relations = [
    { date: end, than: start, sees: 'after', months: 0 },
    { date: end, than: start, sees: 'after', months: 480 },
    { date: other, than: start, sees: 'after', months: 480 },
    { date: start, than: '1990-05-05', sees: 'before', months: 12 * 18 },
  ] as const
  const dates = [start, end, other, '1990-05-05']
  for (let seed = 0; seed < 50; seed++) {
    const { drawn } = drawnOf(dates, ['2026-11-21'], seed, { births: [], relations })
    const now = (date: string): string => drawn[dates.indexOf(date)] ?? ''
    for (const relation of relations)
      expect(isDateRelationTrue(relation, now(relation.date), now(relation.than))).toBe(
        isDateRelationTrue(relation, relation.date, relation.than),
      )
  }
})

test('where dates cannot be kept as they were compared, they are drawn without', () => {
  const relations = [
    { date: '2020-01-01', than: '2021-01-01', sees: 'after', months: 0 },
    { date: '2021-01-01', than: '2020-01-01', sees: 'before', months: 0 },
  ] as const
  // Neither log nor law makes such a pair: what both say can never be.
  const classes = {
    spans: [0, 0].map(() => ({ over: dayNumber('2020-01-01'), upTo: dayNumber('2020-01-02'), except: null })),
    pairs: relations.map(({ sees, months }) => ({ sees, months, date: 0, than: 0, holds: true })),
    isPartly: false,
  }
  expect(finished(drawnDates(seeded(1), classes))).toEqual(['2020-01-02', '2020-01-02'])
})

test.each([
  ['01-03-2026', '31-03-2026'],
  [' 28-02-2028 ', ' 31-03-2026 '],
  ['2026-12-31', '2026-03-31'],
  ['2026-12-31T23:59:00+01:00', '2026-03-31T00:00:00+00:00'],
])('another date in the place of %j is written %j', (text, other) => {
  const date = dateInText(text)
  expect(date === null ? null : writtenLike(date, '2026-03-31')).toBe(other)
})

test.each(['31-02-2026', '1-1-2020', '2026-02-30', 'op 01-01-2020', '', '2026-01-01x'])('%j is no date', text => {
  expect(dateInText(text)).toBeNull()
})
