import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mortgageTotals } from '../../../projections/finances/mortgageTotals'
import { treeAfter } from '../../../projections/live'
import { findItems } from '../../../projections/tree/findNode'
import { type ListView, type SurveyTree, surveyTree } from '../../../projections/tree/surveyTree'
import { item, type Portal, portal } from '../portal'

const none = { euros: 0, missing: 0 }

type Part = Readonly<Record<string, string | number>>

const owner = (...parts: readonly Part[]): Portal =>
  portal({
    type: 'mortgage_enrich',
    lists: { 'customer.mortgages': [item({ id: '1' }, { parts: parts.map(values => item(values)) })] },
  })

const partsPath = (at: Portal): string => `customer.mortgages.${at.ids('customer.mortgages')[0]}.parts`

const partsIn = (at: Portal, tree: SurveyTree): ListView => {
  const parts = findItems(at.catalogue, tree, partsPath(at))
  if (parts === null) throw new Error('There is no mortgage')
  return parts
}

const viewOf = (at: Portal) => mortgageTotals(partsIn(at, surveyTree(at.situation())))

const debt = (id: string, aflosvorm: string, current: number | string, rate: number | string): Part => ({
  id,
  leningdeelnummer: id,
  aflosvorm,
  huidige_hoogte_leningdeel: current,
  oorspronkelijke_hoogte_leningdeel: 100_000,
  rentepercentage: rate,
})

describe('a mortgage in short', () => {
  test('adds amounts to the cent and weighs the interest by the current debt', () => {
    const view = viewOf(owner(debt('1', '1', 0.1, 1), debt('2', '5', 0.2, 4)))
    expect(view.parts).toBe(2)
    expect(view.current).toEqual({ euros: 0.3, missing: 0 })
    expect(view.original).toEqual({ euros: 200_000, missing: 0 })
    expect(view.rate.percentage).toBeCloseTo(3, 10)
  })

  test('says what is missing and does not count it as 0', () => {
    const view = viewOf(owner(debt('1', '1', 100_000, 2), debt('2', '1', '', 4), debt('3', '1', 50_000, '')))
    expect(view.current).toEqual({ euros: 150_000, missing: 1 })
    expect(view.rate).toEqual({ percentage: 2, missing: 2 })
  })

  test('does not count what is wrong: below 0, above 100, no number', () => {
    const view = viewOf(owner(debt('1', '1', -5, 2), debt('2', '1', 1000, 101), debt('3', '1', 'ongeveer 5', 2)))
    expect(view.current).toEqual({ euros: 1000, missing: 2 })
    expect(view.rate).toEqual({ percentage: null, missing: 3 })
  })

  test('knows no interest while there is no debt to weigh it by', () => {
    expect(viewOf(owner(debt('1', '1', 0, 2))).rate).toEqual({ percentage: null, missing: 0 })
    expect(viewOf(owner({ leningdeelnummer: '1' })).rate).toEqual({ percentage: null, missing: 1 })
  })

  test('gathers the debt by repayment form, the hidden ones under one name, and the undecided last', () => {
    const view = viewOf(
      owner(
        debt('1', '51', 10, 1),
        debt('2', 'none', 20, 1),
        debt('3', '9', 30, 1),
        debt('4', '5', 40, 1),
        debt('5', '5', '', 1),
      ),
    )
    expect(view.byForm).toEqual([
      { form: 'Aflossingsvrij', parts: 2, euros: 40, missing: 1 },
      { form: 'Andere aflosvorm', parts: 2, euros: 40, missing: 0 },
      { form: null, parts: 1, euros: 20, missing: 0 },
    ])
  })

  test('of a mortgage without parts is nothing', () => {
    const empty: ListView = { ids: [], index: new Map(), items: [], visible: true, errors: 0 }
    expect(mortgageTotals(empty)).toEqual({
      parts: 0,
      current: none,
      original: none,
      rate: { percentage: null, missing: 0 },
      byForm: [],
    })
  })
})

const amounts = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom('', -1, 12.34, 'tien'))
const changes = fc.array(
  fc.record({
    at: fc.nat(9),
    key: fc.constantFrom('huidige_hoogte_leningdeel', 'oorspronkelijke_hoogte_leningdeel', 'rentepercentage'),
    value: amounts,
    form: fc.constantFrom(null, '1', '2', '5', '3', '51'),
  }),
  { maxLength: 20 },
)

/** The parts again, as objects that nobody has seen. */
const unseen = (parts: ListView): ListView => ({ ...parts, items: parts.items.map(part => ({ ...part })) })

describe('as the customer types', () => {
  test('it is what it would be from scratch, after whatever is answered, added and removed', () => {
    fc.assert(
      fc.property(changes, all => {
        const at = owner(debt('1', '1', 100, 1), debt('2', '5', 200, 2))
        let tree = surveyTree(at.situation())
        const follow = () => {
          const record = at.records.at(-1) ?? null
          tree = treeAfter(at.catalogue, tree, at.state(), record).tree
        }
        for (const { at: place, key, value, form } of all) {
          const ids = at.ids(partsPath(at))
          if (place === 9) at.adds(partsPath(at))
          else if (place === 8 && ids.length > 1) at.removes(partsPath(at), ids[1] ?? '')
          else if (form === null) at.answers(`${partsPath(at)}.${ids[place % ids.length]}.${key}`, value)
          else at.answers(`${partsPath(at)}.${ids[place % ids.length]}.aflosvorm`, form)
          follow()
          expect(mortgageTotals(partsIn(at, tree))).toEqual(
            mortgageTotals(unseen(partsIn(at, surveyTree(at.situation())))),
          )
        }
      }),
      { numRuns: 60 },
    )
  })

  test('one answer costs the reading of one part', () => {
    const at = owner(...Array.from({ length: 20 }, (_, n) => debt(String(n), '1', 100 + n, 2)))
    const before = partsIn(at, surveyTree(at.situation()))
    mortgageTotals(before)
    const tree = surveyTree(at.situation())
    const kept = partsIn(at, tree).items.map((part, place) => {
      if (place === 7) return part
      // The very objects that were read before: reading one again is what must not happen.
      const old = before.items[place] ?? part
      return Object.defineProperty(old, 'fields', {
        get: () => {
          throw new Error(`Part ${place} was read again`)
        },
      })
    })
    expect(mortgageTotals({ ...before, items: kept }).parts).toBe(20)
  })

  test('the same parts give the same object, so that nothing renders', () => {
    const at = owner(debt('1', '1', 1, 1))
    const parts = partsIn(at, surveyTree(at.situation()))
    expect(mortgageTotals(parts)).toBe(mortgageTotals(parts))
  })
})
