import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { answerChanged } from '../../events/definitions/answerChanged'
import { itemAdded } from '../../events/definitions/items'
import { pseudonymise } from '../../projections/pseudonym/pseudonymise'
import { catalogues } from '../arbitraries/surveys'
import { header, logOf, opened } from '../projections/pseudonym/logs'
import { finished, seeded } from '../projections/pseudonym/seeded'

// Who attacks has the file, the rules and the source, and knows what numbers people have. Each attack is the best guess that
// he can make; it may be right as often as chance is, and a little more.

/** Months for which interest is fixed, as most banks offer them. */
const usualTerms = [12, 24, 36, 60, 72, 84, 120, 144, 180, 240, 300, 360]

/** A customer's numbers by path: amounts as people have them, most of them round. */
const householdArbitrary = fc
  .record({
    salary: fc.integer({ min: 24_000, max: 120_000 }),
    hours: fc.constantFrom(72, 104, 128, 144, 156, 160, 173),
    value: fc.integer({ min: 150, max: 900 }).map(thousands => thousands * 1_000),
    savings: fc.integer({ min: 1, max: 300 }).map(hundreds => hundreds * 500),
    parts: fc.array(
      fc.record({
        lent: fc.integer({ min: 4, max: 80 }).map(count => count * 5_000),
        repaid: fc.double({ min: 0.05, max: 0.4, noNaN: true }),
        rate: fc.integer({ min: 9, max: 65 }).map(tenths => tenths / 10),
        term: fc.constantFrom(...usualTerms.slice(3)),
      }),
      { minLength: 2, maxLength: 4 },
    ),
  })
  .map(({ salary, hours, value, savings, parts }): readonly (readonly [path: string, value: number])[] => [
    ['customer.employers.e.salary', salary],
    ['customer.employers.e.working_hours', hours],
    ['customer.address.woz_waarde', value],
    ['customer.address.marktwaarde_woning', Math.round(value * 1.15)],
    ['current_living_condition.sections.section_5.questions.savings.value', savings],
    ...parts.flatMap(({ lent, repaid, rate, term }, at) =>
      (
        [
          ['oorspronkelijke_hoogte_leningdeel', lent],
          ['huidige_hoogte_leningdeel', Math.round(lent * (1 - repaid))],
          ['rentepercentage', rate],
          ['rentevast_periode_in_jaren', term],
        ] as const
      ).map(([name, number]) => [`customer.mortgages.m.parts.p${at}.${name}`, number] as const),
    ),
  ])

/** A number, and what stands in its place. */
interface Moved {
  readonly name: string
  readonly was: number
  readonly is: number
}

const moved = (numbers: readonly (readonly [path: string, value: number])[], seed: number): readonly Moved[] => {
  const items = ['customer.employers', 'customer.mortgages'].map((list, at) => itemAdded({ list, id: 'em'.charAt(at) }))
  const parts = [0, 1, 2, 3].map(at => itemAdded({ list: 'customer.mortgages.m.parts', id: `p${at}` }))
  const answers = numbers.map(([path, value]) => answerChanged({ path, value }))
  const records = logOf(opened, ...items, ...parts, ...answers)
  const result = finished(pseudonymise(catalogues.shipped, { header, records }, seeded(seed)))
  if (E.isLeft(result)) throw new Error(`refused: ${result.left}`)
  return result.right.records.slice(-answers.length).map(({ events: [event] }, i) => {
    const [path = '', was = 0] = numbers[i] ?? []
    const is = event?.type === 'AnswerChanged' ? Number(event.value) : Number.NaN
    return {
      name:
        path
          .replace(/\.value$/, '')
          .split('.')
          .at(-1) ?? '',
      was,
      is,
    }
  })
}

const logs = fc.sample(householdArbitrary, { numRuns: 60, seed: 11 }).map((numbers, seed) => moved(numbers, seed))

const isAmount = ({ name }: Moved): boolean =>
  !['rentepercentage', 'rentevast_periode_in_jaren', 'working_hours'].includes(name)

const isHit = (guess: number, { was }: Moved): boolean => Math.abs(guess - was) <= was / 10

/** How often a guess is within a tenth of what was there. */
const hits = (log: readonly Moved[], guess: (one: Moved, at: number) => number): readonly boolean[] =>
  log.map((one, at) => isHit(guess(one, at), one))

const share = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length

/** Factors from a half to two, half a per cent apart: all that a number can have been multiplied by. */
const factors = Array.from({ length: 278 }, (_, n) => 0.5 * 1.005 ** n)

/** By chance the best guess of one factor for all numbers is within a tenth of one in five (of 600 logs; of fewer sometimes more). */
const byChance = 0.22

test('no number is within a tenth of what it was, whatever factor one guesses for all numbers', () => {
  const all = logs.flat().filter(one => !isTerm(one))
  expect(all.filter(one => isHit(one.is, one))).toEqual([])
  expect(Math.max(...factors.map(factor => share(hits(all, ({ is }) => is / factor))))).toBeLessThan(byChance)
})

test('who knows one amount of a log learns no other from it', () => {
  const found = logs.flatMap(log => {
    const amounts = log.filter(isAmount)
    return amounts.flatMap(known =>
      hits(
        amounts.filter(({ was }) => was !== known.was),
        ({ is }) => (is * known.was) / known.is,
      ),
    )
  })
  expect(share(found)).toBeLessThan(byChance)
})

test('that most amounts are round tells none: not the round one beside it, nor the factor that makes most of them round', () => {
  const rest = (value: number): number => Math.abs(value / 1_000 - Math.round(value / 1_000))
  const made = logs.flatMap(log => {
    const amounts = log.filter(isAmount)
    const badness = (factor: number): number => amounts.reduce((sum, { is }) => sum + rest(is / factor), 0)
    const [best = 1] = factors.toSorted((a, b) => badness(a) - badness(b))
    return hits(amounts, ({ is }) => is / best)
  })
  expect(share(made)).toBeLessThan(byChance)
  const beside = logs.flatMap(log => hits(log.filter(isAmount), ({ is }) => Math.round(is / 5_000) * 5_000))
  expect(share(beside)).toBeLessThan(0.05)
})

const isTerm = ({ name }: Moved): boolean => name === 'rentevast_periode_in_jaren'

test('of a term no more is told than the classes of its dates tell', () => {
  const terms = logs.flat().filter(isTerm)
  // Whatever the dates leave: the term that is likeliest with the drawn one is no likelier among those than any other.
  for (const left of [usualTerms.slice(3), [180, 240, 300], [72, 84, 120]]) {
    const among = terms.filter(({ was }) => left.includes(was))
    const nearest = ({ is }: Moved): number => left.toSorted((a, b) => Math.abs(a - is) - Math.abs(b - is))[0] ?? 0
    const possible = ({ is }: Moved): readonly number[] => left.filter(term => is >= term / 2 && is <= term * 2)
    const guesses = [nearest, ...[0, -1].map(nth => (one: Moved) => possible(one).at(nth) ?? 0)]
    const ofClass = Math.max(...left.map(term => share(among.map(({ was }) => was === term))))
    for (const guess of guesses) expect(share(among.map(one => guess(one) === one.was))).toBeLessThan(ofClass + 0.1)
    const beyond = among.filter(({ was, is }) => is < was / 2 || is > was * 2)
    expect(beyond.length).toBeGreaterThan(0)
  }
})

test('a usual rate is not told by what can have been there', () => {
  const rates = logs.flat().filter(({ name }) => name === 'rentepercentage')
  expect(share(rates.map(({ was, is }) => Math.abs(was - is) < 0.2))).toBeLessThan(0.05)
})

test('numbers keep no order that would place one between two that are known', () => {
  const pairs = logs.flatMap(log => {
    const amounts = log.filter(({ name }) => name === 'oorspronkelijke_hoogte_leningdeel')
    return amounts.flatMap(one =>
      amounts.filter(({ was }) => one.was < was && was < 1.3 * one.was).map(other => one.is < other.is),
    )
  })
  expect(share(pairs)).toBeGreaterThan(0.35)
  expect(share(pairs)).toBeLessThan(0.8)
})
