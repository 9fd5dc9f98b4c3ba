import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateInAmsterdam } from '../../../../domain/language/dateInAmsterdam'
import { isSummer, localOf, momentOf } from '../../../../projections/pseudonym/dates/localTime'
import { drawLogMove } from '../../../../projections/pseudonym/dates/logMove'
import { seeded } from '../seeded'

const [hour, day] = [3_600_000, 86_400_000]
const at = (text: string): number => Date.parse(text)

/** What Amsterdam's clocks show, as another library says it. */
const shown = (moment: number): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).replace(' ', 'T')

test('the clocks are those of Amsterdam, and a moment is found again by what they show', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('1996-01-01'), max: at('2040-01-01') }), moment => {
      const whole = moment - (((moment % 1000) + 1000) % 1000)
      expect(new Date(localOf(whole)).toISOString().slice(0, 19)).toBe(shown(whole))
      const again = momentOf(localOf(whole))
      // The hour that the clocks show twice is taken the first time.
      expect([whole, whole - hour]).toContain(again)
    }),
    { numRuns: 200 },
  )
  expect(localOf(momentOf(localOf(at('2026-03-29T00:30:00Z')) + hour))).toBe(localOf(at('2026-03-29T01:30:00Z')))
})

/** A visit of some days, with its moments in their order. */
const visitArbitrary = fc
  .tuple(
    fc.integer({ min: at('2024-01-01'), max: at('2030-01-01') }),
    fc.array(fc.integer({ min: 1, max: 9 * hour }), { minLength: 1, maxLength: 12 }),
  )
  .map(([first, steps]) => steps.map((_, i) => steps.slice(0, i).reduce((sum, step) => sum + step, first)))

test('all moments move by one number on the clocks, each stays in its day, and no clock changes meanwhile', () => {
  fc.assert(
    fc.property(visitArbitrary, fc.nat(), (moments, seed) => {
      const move = drawLogMove(seeded(seed), moments)
      const moved = moments.map(move.moment)
      const by = moved.map((moment, i) => localOf(moment) - localOf(moments[i] ?? 0))
      expect(new Set(by).size).toBe(1)
      for (const [i, moment] of moments.entries()) {
        expect(dateInAmsterdam(moved[i] ?? 0)).toBe(move.day(dateInAmsterdam(moment)))
      }
      expect(new Set(moved.map(isSummer)).size).toBe(1)
    }),
    // The first would begin in the hour that the clocks leave out in spring.
    { numRuns: 60, examples: [[[1704067200000, 1704078173274, 1704085666342, 1704103420109], 2147483625]] },
  )
})

test('where a log begins does not depend on when it did', () => {
  const [one, other] = ['2026-11-21T21:14:05.123Z', '2019-05-03T06:00:00.000Z'].map(text => {
    const moments = [at(text), at(text) + 90_000]
    const move = drawLogMove(seeded(3), moments)
    return moments.map(move.moment)
  })
  expect(one).toEqual(other)
  const begins = Array.from({ length: 60 }, (_, seed) => drawLogMove(seeded(seed), [0]).moment(0))
  expect(new Set(begins.map(begin => begin % hour)).size).toBeGreaterThan(50)
  expect(Math.min(...begins)).toBeGreaterThanOrEqual(at('2014-12-31T23:00:00Z'))
  expect(Math.max(...begins)).toBeLessThan(at('2035-01-01'))
})

test('midnight stays midnight, but for what is left of a day', () => {
  const moments = [at('2026-11-21T22:59:30Z'), at('2026-11-21T23:00:00.050Z')]
  const move = drawLogMove(seeded(1), moments)
  const [before = 0, after = 0] = moments.map(move.moment)
  expect(after - before).toBe(30_050)
  expect(dateInAmsterdam(after)).toBe(move.day('2026-11-22'))
  expect(dateInAmsterdam(before)).toBe(move.day('2026-11-21'))
  expect(localOf(after) % day).toBeLessThan(30_000)
})

test.each([
  '2026-11-21T10:00:00Z',
  '2026-11-21T10:00:00.123456Z',
  '2026-11-21 10:00',
  '2026-11-21T11:00:00+01:00',
  '2026-11-21T11:00+0100',
  '2026-11-21T05:00:00.5-05:00',
])('a moment in the office’s words, %s, moves along and is written as it was', text => {
  const moment = at(`${text.replace(' ', 'T').replace(/0100$/, '01:00')}${/Z|[+-]\d{2}:?\d{2}$/.test(text) ? '' : 'Z'}`)
  const summer = Array.from({ length: 40 }, (_, seed) => drawLogMove(seeded(seed), [moment])).find(move =>
    isSummer(move.moment(moment)),
  )
  const written = summer?.day(text) ?? ''
  expect(written.length).toBe(text.length)
  const zoned = written.replace(' ', 'T').replace(/0200$/, '02:00')
  const read = at(/Z|[+-]\d{2}:\d{2}$/.test(zoned) ? zoned : `${zoned}Z`)
  expect(Math.abs(read - (summer?.moment(moment) ?? 0))).toBeLessThan(60_000)
  // Amsterdam's own zone is the one that Amsterdam has then.
  expect(/\+0[12]/.exec(written)?.[0] ?? null).toBe(/\+01/.test(text) ? '+02' : null)
})

test('a day moves along and is written as it was; what is none is left out, and so is one that no calendar has', () => {
  const move = drawLogMove(seeded(1), [at('2026-11-21T12:00:00Z')])
  const later = move.day('2026-11-21')
  const [year, month, date] = later.split('-')
  expect(move.day(' 21-11-2026')).toBe(` ${date}-${month}-${year}`)
  expect(move.day('morgen')).toBe('')
  expect([move.day('9999-12-31'), move.day('1000-01-01')]).toContain('')
})
