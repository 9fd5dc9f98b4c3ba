import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atHomeUnder, childUnder } from '../../domain/language/age'
import { childrenOf } from '../../domain/retrieval/people'
import { daysLater, oddDays } from '../arbitraries/dates'
import { retrieved } from '../domain/retrieval/retrieval'
import { checkLaw } from './check'

const parts = (iso: string): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return [year, month, day]
}

/** Birthdays that have been, counted one by one; a birthday that a year lacks is the day after. */
const birthdays = (born: string, today: string): number => {
  const [year, month, day] = parts(born)
  const now = Date.UTC(...utc(today))
  let count = 0
  while (Date.UTC(year + count + 1, month - 1, day) <= now) count += 1
  return count
}

const utc = (iso: string): [number, number, number] => {
  const [year, month, day] = parts(iso)
  return [year, month - 1, day]
}

/** Mostly the days about a birthday that decides. */
const bornAt = (today: string): fc.Arbitrary<string> => {
  const [year, month, day] = utc(today)
  const ages = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(atHomeUnder, childUnder) },
    fc.integer({ min: 0, max: 60 }),
  )
  return fc
    .tuple(ages, fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -2, max: 2 }) }, fc.integer({ min: -400, max: 0 })))
    .map(([age, days]) => daysLater(new Date(Date.UTC(year - age, month, day)).toISOString().slice(0, 10), days))
    .filter(born => born <= today)
}

const child = fc
  .constantFrom(...oddDays)
  .chain(today => fc.record({ today: fc.constant(today), born: bornAt(today), said: fc.constantFrom(null, -1, 0, 1) }))

test('a child is taken in until the day that it is 30, and lives at home until the day that it is 25, unless it is said', () => {
  checkLaw(
    'birthdays of retrieved children',
    fc.property(child, ({ today, born, said }) => {
      const one = { source: 'moh', first_name: 'Kim', date_of_birth: born, lives_at_home: said }
      const { items, passedOver } = childrenOf(retrieved({ children: [one] }), today)
      const age = birthdays(born, today)
      const [taken] = items
      expect([items.length, passedOver.map(({ reason }) => reason)]).toEqual(
        age < childUnder ? [1, []] : [0, ['tooOld']],
      )
      if (taken === undefined) return
      const isSaid = said === 0 || said === 1
      expect(taken.values.get('lives_at_home')).toBe(isSaid ? said : age < atHomeUnder ? 1 : undefined)
      expect(taken.guesses?.has('lives_at_home')).toBe(!isSaid && age < atHomeUnder)
    }),
    400,
  )
})
