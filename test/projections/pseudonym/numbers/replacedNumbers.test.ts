import fc from 'fast-check'
import { expect, test } from 'vitest'
import { salaryOfWage } from '../../../../domain/retrieval/income'
import { thresholdsOf } from '../../../../projections/pseudonym/dates/thresholds'
import { isPlainNumber } from '../../../../projections/pseudonym/numbers/decimalUnits'
import { numberCollector } from '../../../../projections/pseudonym/numbers/numberCollector'
import { type NumberCut, type NumberPlace, numberKinds } from '../../../../projections/pseudonym/numbers/numberKinds'
import { replacedNumbers } from '../../../../projections/pseudonym/numbers/replacedNumbers'
import { catalogues } from '../../../arbitraries/surveys'
import { seeded } from '../seeded'

const { ages, months } = thresholdsOf(catalogues.shipped)
const kinds = numberKinds(catalogues.shipped)

type Given = readonly [value: number, name: string, beside?: unknown]

const place = (name: string, beside: unknown = ''): NumberPlace => ({ name, beside })

/** What stands in the place of these numbers, given one after the other. */
const replaced = (seed: number, ...given: readonly Given[]): readonly number[] => {
  const collector = numberCollector(kinds)
  for (const [value, name, beside] of given) collector.add(value, place(name, beside))
  const other = replacedNumbers(seeded(seed), collector.found(), kinds)
  return given.map(([value, name]) => other(value, kinds.kindOf(name)))
}

const seeds = Array.from({ length: 30 }, (_, seed) => seed)

const names = ['salary', 'rentepercentage', 'working_hours', 'rentevast_periode_in_jaren', 'woz_waarde', 'savings']

const numberArbitrary = fc.oneof(
  fc.integer({ min: -1_000, max: 1_000_000 }),
  fc.integer({ min: 0, max: 1_000_000_00 }).map(cents => cents / 100),
  fc.constantFrom(...names.flatMap(name => kinds.cutsOf(name).flatMap(({ at }) => [at - 1, at, at + 0.01]))),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0

const side = (value: number, { at, isOver }: NumberCut): boolean => (isOver ? value > at : value >= at)

test('what the rules compare with is read off the catalogue', () => {
  expect(kinds.cutsOf('rentepercentage').filter(({ isOver }) => isOver)).toEqual(
    [0, 100, 10].map(at => ({ at, isOver: true })),
  )
  expect(kinds.cutsOf('woz_waarde').map(({ at }) => at)).toContain(50_000)
  expect(kinds.kindOf('car_addition')).toBe('salary')
  expect(kinds.kindOf('huidige_hoogte_leningdeel')).toBe('oorspronkelijke_hoogte_leningdeel')
  expect(kinds.comparisons).toContainEqual({
    of: 'huidige_hoogte_leningdeel',
    than: 'marktwaarde_woning',
    times: 5,
    isBeside: false,
  })
  expect([66, 68, 18].filter(one => !ages.has(one))).toEqual([])
  expect(months).toContain(2)
})

test('a number keeps its sign, its decimals and its side of every threshold of its kind, and is another one', () => {
  const given = fc.tuple(numberArbitrary, fc.constantFrom(...names), fc.nat())
  fc.assert(
    fc.property(fc.array(given, { maxLength: 40 }), fc.nat(), (values, seed) => {
      const numbers = values.map(([value, name, at]): Given => [value, name, { at }])
      for (const [i, other] of replaced(seed, ...numbers).entries()) {
        const [value = 0, name = ''] = values[i] ?? []
        for (const cut of kinds.cutsOf(name)) expect([cut, side(other, cut)]).toEqual([cut, side(value, cut)])
        if (isPlainNumber(value)) expect(decimals(other)).toBe(decimals(value))
        const hasRoom = Math.abs(value) >= 1 && !kinds.cutsOf(name).some(({ at }) => Math.abs(value - at) < 1)
        if (hasRoom) expect(other).not.toBe(value)
      }
    }),
  )
})

test('it is from half to twice as much and not within a tenth, or another as small', () => {
  for (const seed of seeds) {
    for (const [value, name] of [
      [50_000, 'oorspronkelijke_hoogte_leningdeel'],
      [2.1, 'rentepercentage'],
      [1.92, 'rentepercentage'],
      [10, 'working_hours'],
      [156, 'working_hours'],
    ] as const) {
      const [other = 0] = replaced(seed, [value, name])
      expect(other).toBeGreaterThanOrEqual(value / 2)
      expect(other).toBeLessThanOrEqual(value * 2)
      expect(Math.abs(other - value)).toBeGreaterThan(value / 10)
    }
    const [small = 0] = replaced(seed, [3, 'working_hours'])
    expect([1, 2, 4, 5, 6, 7, 8, 9]).toContain(small)
  }
})

test('of a duration or an age the class alone stays, and 0 months are as many as 11', () => {
  for (const seed of seeds) {
    for (const [of, name] of [
      [[60, 120, 133, 240, 360], 'rentevast_periode_in_jaren'],
      [[361, 480, 2_400], 'rentevast_periode_in_jaren'],
      [[60, 67, 68, 130], 'vanaf_leeftijd_jaren'],
      [[0, 3, 11], 'vanaf_leeftijd_maanden'],
    ] as const) {
      const found = of.map(value => [value, ...replaced(seed, [value, name])] as const)
      expect(found.filter(([value, other]) => value === other)).toEqual([])
      // The same is drawn for all but the one that was drawn first.
      const drawn = found.map(([, other]) => other)
      const first = drawn.find(one => drawn.filter(other => other === one).length > 1)
      expect(drawn.filter(other => other !== first).length).toBeLessThan(2)
    }
    expect(replaced(seed, [0, 'rentevast_periode_in_jaren'])).toEqual([0])
  }
})

test('equal numbers of one kind stay equal, and say nothing of those of another', () => {
  const found = seeds.map(seed =>
    replaced(
      seed,
      [60_000, 'huidige_hoogte_leningdeel', 'a'],
      [60_000, 'oorspronkelijke_hoogte_leningdeel', 'b'],
      [60_000, 'savings'],
    ),
  )
  expect(found.every(([one, two]) => one === two)).toBe(true)
  expect(found.filter(([one, , other]) => one === other).length).toBeLessThan(3)
})

test.each<readonly [string, readonly Given[], (...values: readonly number[]) => boolean]>([
  [
    'what is owed of a loan part is not more than was lent',
    [
      [249_000, 'huidige_hoogte_leningdeel', 'a'],
      [250_000, 'oorspronkelijke_hoogte_leningdeel', 'a'],
      [251_000, 'opgebouwde_spaarwaarde', 'a'],
    ],
    (now = 0, lent = 0, saved = 0) => now <= lent && saved > lent,
  ],
  [
    'a home is worth less than five times as much',
    [
      [249_000, 'woz_waarde', 'a'],
      [1_240_000, 'marktwaarde_woning', 'a'],
    ],
    (official = 0, market = 0) => market < 5 * official && official < 5 * market,
  ],
  [
    'more is owed than five times the value, wherever that stands',
    [
      [2_600_000, 'huidige_hoogte_leningdeel', 'a'],
      [510_000, 'marktwaarde_woning', 'b'],
    ],
    (owed = 0, value = 0) => owed > 5 * value,
  ],
])('where a rule compares two numbers the answer stays: %s', (_, given, holds) => {
  expect(seeds.map(seed => replaced(seed, ...given)).filter(values => !holds(...values))).toEqual([])
})

test('what was typed on the way to a number is the beginning of the other number', () => {
  for (const seed of seeds) {
    const typed: readonly Given[] = [2, 25, 2_500, 250_000].map(value => [value, 'woz_waarde', 'a'])
    const [, ...rest] = replaced(seed, ...typed, [2, 'rentepercentage', 'b'], [2.15, 'rentepercentage', 'b'])
    const [two, four, whole, percent, rate] = rest.map(String)
    expect([two, four]).toEqual([whole?.slice(0, 2), whole?.slice(0, 4)])
    expect(percent).toBe(rate?.split('.')[0])
  }
})

test('a number with its point put elsewhere is no second draw', () => {
  const drawn = seeds.map(seed => {
    const rates: readonly Given[] = [385, 38.5, 3.85].map(value => [value, 'rentepercentage', 'a'])
    const [wrong = 0, , right = 0] = replaced(seed, ...rates, [42_000, 'salary', 'e'], [420_000, 'salary', 'e'])
    return Math.abs(wrong / 100 - right)
  })
  expect(drawn.filter(apart => apart >= 0.1)).toEqual([])
})

test('what the portal reckoned from a number of the office is reckoned from the other one too', () => {
  for (const seed of seeds) {
    const employment = { monthly_salary: 4_550, own_car_contribution: 1_200, car_addition: 6_120 }
    const [month = 0, own = 0, addition = 0, salary = 0, contribution] = replaced(
      seed,
      ...Object.entries(employment).map(([name, value]): Given => [value, name, employment]),
      [49_680, 'salary', 'e'],
      [1_200, 'car_contribution', 'e'],
    )
    expect(contribution).toBe(own)
    expect(Math.abs(12 * month + own - addition - salary)).toBeLessThanOrEqual(6)
    const [wage = 0, ofWage] = replaced(seed, [54_000, 'gross_wage', {}], [50_000, 'salary', 'e'])
    expect(salaryOfWage(wage)).toBe(ofWage)
    const [aow, alone] = replaced(seed, [17_000, 'aow_uitkering'], [17_000, 'aow_alleenstaand'])
    expect(aow).toBe(alone)
  }
})

test('homes stay in the order of their prices, and no price tells another', () => {
  const prices = [310_000, 325_000, 325_000, 399_000, 400_000, 0, 850_000]
  const given = prices.map((price, i): Given => [price, i % 2 === 0 ? 'value_low' : 'value_high'])
  const factors = seeds.map(seed => {
    const others = replaced(seed, ...given)
    for (const [i, one] of others.entries())
      for (const [j, other] of others.entries())
        expect(Math.sign(one - other)).toBe(Math.sign((prices[i] ?? 0) - (prices[j] ?? 0)))
    const moved = others.flatMap((other, i) => (prices[i] === 0 ? [] : [other / (prices[i] ?? 1)]))
    for (const factor of moved) expect(factor > 1.1 ? factor <= 2 : factor >= 0.5 && factor < 0.9).toBe(true)
    return new Set(moved.map(factor => factor.toFixed(3))).size
  })
  expect(Math.min(...factors)).toBeGreaterThan(2)
})
