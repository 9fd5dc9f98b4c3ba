import { describe, expect, test } from 'vitest'
import { type Answer, plainAnswer, sameAnswer } from '../../../domain/language/answer'
import { dutchDateOf, isoDateOf, looksLikeDate, monthsLater } from '../../../domain/language/date'
import { fieldEquivalence } from '../../../domain/language/equivalence'
import { factHolds, initialFacts } from '../../../domain/language/facts'
import { readMoment } from '../../../domain/language/moment'

test.each<[Answer, Answer, boolean]>([
  ['a', 'a', true],
  [0, '0', false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a', 'b'], ['a', 'c'], false],
  [['a'], ['a', 'b'], false],
  [[], [], true],
  [['a'], 'a', false],
  ['a', ['a'], false],
  ['', [], false],
])('the answers %j and %j are the same: %s', (a, b, isSame) => expect(sameAnswer(a, b)).toBe(isSame))

test('an answer has one zero', () => {
  expect(Object.is(plainAnswer(-0), 0)).toBe(true)
  expect([plainAnswer(-1), plainAnswer('')]).toEqual([-1, ''])
})

describe('a date', () => {
  test.each([
    ['01-01-1000', '1000-01-01'],
    ['31-12-0999', null],
    ['01-00-2000', null],
    ['01-13-2000', null],
    ['00-01-2000', null],
    ['32-01-2000', null],
    ['31-11-2000', null],
    ['30-11-2000', '2000-11-30'],
    ['1-1-2000', null],
    ['', null],
  ])('%s is in the calendar as %s', (dutch, iso) => {
    expect(isoDateOf(dutch)).toBe(iso)
    if (iso !== null) expect([dutchDateOf(iso), dutchDateOf(`${iso}T10:00:00Z`)]).toEqual([dutch, dutch])
  })

  test('looks like one whether or not it is in the calendar', () =>
    expect(['31-02-2000', '1-1-2000', 'x31-02-2000', '31-02-20001'].map(looksLikeDate)).toEqual([
      true,
      false,
      false,
      false,
    ]))

  test('that is none is not turned round', () =>
    expect(['2000-02-30', '', 'op 2000-01-01', '20-01-01'].map(dutchDateOf)).toEqual([null, null, null, null]))

  test.each([
    ['2026-11-05', 2, '2027-01-05'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-12-01', 0, '2026-12-01'],
    ['0950-12-01', 1, '0951-01-01'],
  ])('%s is %d months later %s', (date, months, later) => expect(monthsLater(date, months)).toBe(later))
})

test.each([
  ['2026-11-21', '2026-11-21', null],
  [' 21-11-2026 ', '2026-11-21', null],
  ['2026-11-21 10:00:00', '2026-11-21', Date.UTC(2026, 10, 21, 10)],
  ['2026-11-21T10:00:00', '2026-11-21', Date.UTC(2026, 10, 21, 10)],
  ['2026-11-21T23:30Z', '2026-11-22', Date.UTC(2026, 10, 21, 23, 30)],
  ['2026-11-21T10:00:00.123456Z', '2026-11-21', Date.UTC(2026, 10, 21, 10, 0, 0, 123)],
  ['2026-11-21T10:00:00+01:00', '2026-11-21', Date.UTC(2026, 10, 21, 9)],
  ['2026-11-21 10:00:00-0230', '2026-11-21', Date.UTC(2026, 10, 21, 12, 30)],
])('%s is a moment, in whatever zone this device is', (text, day, at) => expect(readMoment(text)).toEqual({ day, at }))

test('what stays of a value is what its field says, else what its class keeps', () => {
  expect(fieldEquivalence({ privacy: 'name', keeps: null })).toBe('shape')
  expect(fieldEquivalence({ privacy: 'open', keeps: null })).toBe('itself')
  expect(fieldEquivalence({ privacy: 'name', keeps: 'presence' })).toBe('presence')
})

test('a fact is of the visit or of its type', () => {
  const profile = { steps: [], monitoring: true, mortgages: false, pensions: true, discount: false }
  const facts = { ...initialFacts, association: true }
  const holds = (['association', 'partnerSession', 'monitoring', 'mortgages', 'pensions', 'discount'] as const).map(
    fact => factHolds(profile, facts, fact),
  )
  expect(holds).toEqual([true, false, true, false, true, false])
  for (const discount of [0, 1, 100])
    expect(factHolds(profile, { ...facts, discount }, 'officeDiscount')).toBe(discount > 0)
  expect(factHolds({ ...profile, discount: true, mortgages: true }, initialFacts, 'discount')).toBe(true)
})
