import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { debtsPicture } from '../../../projections/pictures/debtsPicture'
import { item, portal } from '../portal'
import { viewOf } from '../viewOf'

type Part = Readonly<Record<string, string | number>>

const today = '2026-11-22'

const fixed = (euros: number | string, ends: string, number = '1'): Part => ({
  leningdeelnummer: number,
  huidige_hoogte_leningdeel: euros,
  interest_type: 'fixed',
  einddatum_rentevastperiode: ends,
})

const pictureOf = (...mortgages: readonly (readonly Part[])[]) => {
  const at = portal({
    type: 'mortgage_enrich',
    today,
    lists: {
      'customer.mortgages': mortgages.map((parts, nth) =>
        item({ id: String(nth + 1) }, { parts: parts.map(values => item(values)) }),
      ),
    },
  })
  return debtsPicture(at.catalogue, viewOf(at))
}

const rowsOf = (...parts: readonly Part[]) =>
  pictureOf(parts)?.rows.map(({ label, days, text, letters }) => [label, days, text, letters])

describe('shares', () => {
  test('without an amount above zero there is no picture', () => {
    expect(pictureOf()).toBeNull()
    expect(pictureOf([fixed('', '2031-05-01'), fixed(0, '2031-05-01')])).toBeNull()
  })

  test('the largest first, over all mortgages; what is missing or zero is told and not counted', () => {
    const picture = pictureOf(
      [fixed(50_000, '2031-05-01', '11'), fixed('', '2031-05-01', '12')],
      [fixed(150_000.5, '2036-05-01', '21'), fixed(0, '2036-05-01', '22')],
    )
    expect(picture?.total).toBe('Uw huidige schuld is €\u00a0200.000,50, in 2 leningdelen.')
    expect(picture?.slices.map(({ letter, label, text, share }) => [letter, label, text, share])).toEqual([
      ['A', 'Hypotheek 2, Leningdeel 1: 21', '€\u00a0150.000,50', '75%'],
      ['B', 'Hypotheek 1, Leningdeel 1: 11', '€\u00a050.000,00', '25%'],
    ])
    expect(picture?.notes).toEqual([
      'Van 1 leningdeel ontbreekt het bedrag. Dat telt hier niet mee.',
      'Van 1 leningdeel is het bedrag €\u00a00,00.',
    ])
  })

  test('an amount that is wrong is not known: below zero is refused', () => {
    const picture = pictureOf([fixed(-5, '2031-05-01'), fixed(100, '2031-05-01')])
    expect(picture?.slices).toHaveLength(1)
    expect(picture?.notes).toEqual(['Van 1 leningdeel ontbreekt het bedrag. Dat telt hier niet mee.'])
  })

  test('six stand by themselves; of seven the two smallest go together', () => {
    const parts = (count: number) => Array.from({ length: count }, (_, nth) => fixed(1000 + nth, '2031-05-01'))
    expect(pictureOf(parts(6))?.slices.map(({ isRest }) => isRest)).toEqual([false, false, false, false, false, false])
    const seven = pictureOf(parts(7))?.slices
    expect(seven).toHaveLength(6)
    expect(seven?.at(-1)).toMatchObject({
      letter: 'F',
      label: 'Overige: 2 leningdelen',
      text: '€\u00a02.001,00',
      isRest: true,
    })
  })

  test('three hundred parts are six shares that fill the bar', () => {
    const picture = pictureOf(Array.from({ length: 300 }, (_, nth) => fixed(1000 + nth, `${2027 + (nth % 28)}-03-01`)))
    expect(picture?.slices).toHaveLength(6)
    const last = picture?.slices.at(-1)
    expect((last?.at ?? 0) + (last?.width ?? 0)).toBeCloseTo(100, 6)
    expect(picture?.rows).toHaveLength(8)
    expect(picture?.rows.at(-1)?.label).toBe('2034 en later')
  })
})

test('whatever is owed: the bar is as long as the whole, each share as long as its words, and the words add up', () => {
  const cents = fc.integer({ min: 1, max: 1e9 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 9 }), amounts => {
      const picture = pictureOf(amounts.map(one => fixed(one / 100, '2031-05-01')))
      const whole = amounts.reduce((sum, one) => sum + one, 0)
      const slices = picture?.slices ?? []
      const written = slices.map(({ text }) => Math.round(100 * Number(text.replace(/[€ .]/g, '').replace(',', '.'))))
      expect(written.reduce((sum, one) => sum + one, 0)).toBe(whole)
      for (const [nth, { width }] of slices.entries()) expect(width).toBeCloseTo(((written[nth] ?? 0) / whole) * 100, 6)
      const shares = slices.map(({ share }) => Number(share.replace('%', '').replace(',', '.')))
      expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 6)
    }),
    { numRuns: 40 },
  )
})

describe('fixed periods', () => {
  test('one that ends today has not ended; one that ended yesterday has', () => {
    expect(rowsOf(fixed(100, '2026-11-22'))).toEqual([['2026', '22-11-2026', '€\u00a0100,00', 'Leningdeel A']])
    expect(rowsOf(fixed(100, '2026-11-21'))).toEqual([['Al voorbij', '', '€\u00a0100,00', 'Leningdeel A']])
  })

  test('one year holds all that ends in it; a variable rate and an unknown end are on no line', () => {
    const rows = rowsOf(
      fixed(300, '2031-01-01'),
      fixed(200, '2031-12-31'),
      { ...fixed(100, ''), interest_type: 'variable' },
      fixed(50, ''),
    )
    expect(rows).toEqual([
      ['2031', '01-01-2031, 31-12-2031', '€\u00a0500,00', 'Leningdeel A en B'],
      ['Variabele rente', '', '€\u00a0100,00', 'Leningdeel C'],
      ['Einddatum niet bekend', '', '€\u00a050,00', 'Leningdeel D'],
    ])
  })

  test('what is drawn under Overige is told by that name, with how many of it', () => {
    const large = Array.from({ length: 5 }, (_, nth) => fixed(1000 - nth, '2031-05-01'))
    const small = [fixed(30, '2031-05-01'), fixed(20, '2033-05-01'), fixed(10, '2033-05-01')]
    const letters = rowsOf(...large, ...small)?.map(row => row[3])
    expect(letters).toEqual([
      'Leningdeel A, B, C, D, E en 1 leningdeel uit Overige (F)',
      '2 leningdelen uit Overige (F)',
    ])
    // Of six each stands by itself.
    expect(rowsOf(...large, ...small.slice(0, 1))?.map(row => row[3])).toEqual(['Leningdeel A, B, C, D, E en F'])
  })

  test('the line begins this year and is at least ten years long; a mark stands in the middle of its year', () => {
    const picture = pictureOf([fixed(300, '2026-12-31'), fixed(150, '2030-01-01')])
    expect(picture?.years).toHaveLength(10)
    expect(picture?.marks.map(({ at, height }) => [at, height])).toEqual([
      [5, 100],
      [45, 50],
    ])
  })

  test('where nothing ends there is no line', () => {
    expect(pictureOf([fixed(100, '')])?.marks).toEqual([])
  })
})

test('the picture of the same mortgages is the same object, and another one on another day', () => {
  const at = portal({
    type: 'mortgage_enrich',
    today,
    lists: { 'customer.mortgages': [item({ id: '1' }, { parts: [item(fixed(100, '2026-11-22'))] })] },
  })
  const view = viewOf(at)
  expect(debtsPicture(at.catalogue, view)).toBe(debtsPicture(at.catalogue, view))
  const facts = { ...view.state.facts, today: '2026-11-23' }
  expect(debtsPicture(at.catalogue, { ...view, state: { ...view.state, facts } })?.rows[0]?.label).toBe('Al voorbij')
})
