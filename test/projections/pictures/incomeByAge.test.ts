import { expect, test } from 'vitest'
import type { LoadedItem } from '../../../domain/engine/loadedCustomer'
import { incomeByAge } from '../../../projections/pictures/incomeByAge'
import { item, portal } from '../portal'
import { viewOf } from '../viewOf'

const today = '2026-11-22'

const pension = (years: number, months: number, gross: number, more: Readonly<Record<string, number>> = {}) =>
  item({ vanaf_leeftijd_jaren: years, vanaf_leeftijd_maanden: months, bruto_pensioenbedrag: gross, ...more })

const pictureOf = (born: string, pensions: readonly LoadedItem[], salaries: readonly (number | string)[] = []) => {
  const at = portal({
    type: 'mortgage_pension',
    today,
    values: { 'customer.date_of_birth': born, 'customer.has_employers': salaries.length > 0 ? 1 : 0 },
    lists: {
      'customer.pensions': pensions,
      'customer.employers': salaries.map((salary, nth) => item({ id: String(nth), name: `Werkgever ${nth}`, salary })),
    },
  })
  const slot = at.catalogue.listAt.get('customer.pensions')
  if (slot === undefined) throw new Error('There is no list of pensions')
  return incomeByAge(at.catalogue, viewOf(at), slot)
}

test('without pensions, or where no age is known, there is no line of ages', () => {
  expect(pictureOf('1981-04-12', [], [42_000])).toBeNull()
  expect(pictureOf('1981-04-12', [item({ bruto_pensioenbedrag: 100 })])).toBeNull()
})

test('what is earned now stands until the first pension, on one scale with it', () => {
  const picture = pictureOf('1981-04-12', [pension(67, 3, 21_000)], [30_000, 12_000])
  expect(picture?.groups.map(({ about, place }) => [about, place])).toEqual([
    ['', { at: 0, width: 69 }],
    ['Pensioen 1, vanaf 67 jaar en 3 maanden', { at: 69, width: 31 }],
  ])
  expect(picture?.groups[0]?.lanes[0]?.amounts).toEqual([
    { label: 'Uw loon nu (bruto per jaar, werkgevers samen)', text: '€\u00a042.000,00', height: 100, look: 'plane' },
  ])
  expect(picture?.groups[1]?.lanes[1]?.amounts[0]).toMatchObject({ text: '€\u00a021.000,00', height: 50 })
  expect(picture?.ticks.map(({ label }) => label)).toEqual(['Nu (45)', '67'])
})

test('every amount is told in words; zero and what was not retrieved are not drawn', () => {
  const picture = pictureOf('1981-04-12', [pension(67, 0, 0, { aow_alleenstaand: 18_900 })])
  expect(picture?.groups[0]?.lanes.map(({ amounts }) => amounts.map(({ text, height }) => [text, height]))).toEqual([
    [
      ['€\u00a018.900,00', 100],
      ['Niet bekend', 0],
    ],
    [['€\u00a00,00', 0]],
  ])
  expect(picture?.notes.some(note => note.includes('AOW'))).toBe(false)
})

test('two amounts of state pension are said to be one or the other', () => {
  const picture = pictureOf('1981-04-12', [pension(67, 0, 1, { aow_alleenstaand: 2, aow_samenwonend: 1 })])
  expect(picture?.notes.some(note => note.includes('AOW'))).toBe(true)
})

test('on the very day of a pension, and after it, the line begins at what came first', () => {
  const places = (born: string) => {
    const picture = pictureOf(born, [pension(67, 0, 100)], [50_000])
    return [picture?.ticks[0], ...(picture?.groups ?? []).map(({ place }) => place)]
  }
  // 67 today: what is earned now and the pension begin at the same place.
  expect(places('1959-11-22')).toEqual([
    { label: 'Nu (67)', at: 0, always: true },
    { at: 0, width: 100 },
    { at: 0, width: 100 },
  ])
  // 67 tomorrow: there is a year, as whole years are told.
  expect(places('1959-11-23')[0]).toEqual({ label: 'Nu (66)', at: 0, always: true })
  // Long past it.
  expect(places('1955-01-01')).toEqual([
    { label: 'Nu (71)', at: 28.6, always: true },
    { at: 28.6, width: 71.4 },
    { at: 0, width: 100 },
  ])
})

test('without a date of birth there is no now on the line: what is earned is told, and the line begins at the first pension', () => {
  const picture = pictureOf('', [pension(67, 0, 100)], [50_000])
  expect(picture?.ticks.map(({ label, at }) => [label, at])).toEqual([['67', 0]])
  expect(picture?.groups.map(({ place }) => place)).toEqual([null, { at: 0, width: 100 }])
  expect(picture?.groups[0]?.lanes[0]?.amounts[0]?.text).toBe('€\u00a050.000,00')
  expect(picture?.notes.some(note => note.startsWith('Tot wanneer'))).toBe(false)
})

test('a pension of which the age is not known is told beside those on the line', () => {
  const picture = pictureOf('1981-04-12', [pension(67, 0, 100), item({ bruto_pensioenbedrag: 300 })])
  expect(picture?.groups[1]).toMatchObject({
    about: 'Pensioen 2, vanaf welke leeftijd is niet bekend',
    place: null,
  })
})
