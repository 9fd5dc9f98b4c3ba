import { describe, expect, test } from 'vitest'
import type { StepKey } from '../../../domain/language/stepKey'
import { incomeAtRisk } from '../../../projections/pictures/incomeAtRisk'
import { item, type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const today = '2026-11-22'

type Values = Readonly<Record<string, string | number>>

const couple: Values = {
  'customer.has_partner': 1,
  'customer.has_mortgage_with_partner': 1,
  'customer.partner.salaris_bruto_per_maand': 3150,
}

const owner = (values: Values = {}, salary: number | string | null = 42_000, profit: number | string | null = null) =>
  portal({
    type: 'full',
    today,
    values: {
      'customer.date_of_birth': '1985-04-12',
      'customer.has_employers': salary === null ? 0 : 1,
      'customer.has_companies': profit === null ? 0 : 1,
      ...values,
    },
    lists: {
      'customer.employers': salary === null ? [] : [item({ id: '1', name: 'Bakkerij', salary })],
      'customer.companies': profit === null ? [] : [item({ id: '1', name: 'Advies', average_net_profit: profit })],
    },
  })

const at = (own: Portal, step: StepKey) => incomeAtRisk(own.catalogue, viewOf(own), step)

/** Whose, what, how much, how long, and what becomes of it. */
const told = (own: Portal, step: StepKey) =>
  at(own, step)?.people.flatMap(({ who, pieces }) =>
    pieces.map(({ label, text, width, falls }) => [who, label, text, Math.round(width), falls]),
  )

describe('whose income it is about', () => {
  test('without work: the pay, not the profit, nor what the partner earns', () => {
    expect(told(owner(couple, 42_000, 14_000), 'unemployment')).toEqual([
      ['U', 'Loon, bruto', '€\u00a042.000,00 per jaar, ongeveer €\u00a03.500 per maand', 75, true],
      ['U', 'Winst, netto', '€\u00a014.000,00 per jaar, ongeveer €\u00a01.167 per maand', 25, false],
      // 3,150 of 4,667 a month.
      ['Uw partner', 'Loon, bruto', '€\u00a03.150,00 per maand', 68, false],
    ])
  })

  test('unable to work, and after the pension: pay and profit', () => {
    for (const step of ['incapacity_work', 'pension'] as const)
      expect(told(owner({}, 42_000, 14_000), step)?.map(([, , , , falls]) => falls)).toEqual([true, true])
  })

  test('without the partner: what the partner earns', () => {
    for (const step of ['death_of_partner', 'divorce'] as const)
      expect(told(owner(couple), step)).toEqual([
        ['U', 'Loon, bruto', '€\u00a042.000,00 per jaar, ongeveer €\u00a03.500 per maand', 100, false],
        ['Uw partner', 'Loon, bruto', '€\u00a03.150,00 per maand', 90, true],
      ])
  })

  test('two bars are compared by the month, and it is said how; one is as it was asked', () => {
    expect(at(owner(couple), 'divorce')?.notes[0]).toBe(
      'De balken zijn per maand: een bedrag per jaar is door 12 gedeeld.',
    )
    expect(at(owner(), 'unemployment')?.notes).toHaveLength(1)
    expect(told(owner(), 'unemployment')).toEqual([['U', 'Loon, bruto', '€\u00a042.000,00 per jaar', 100, true]])
  })
})

test('a sum says what is not in it', () => {
  const own = owner()
  own.adds('customer.employers')
  expect(told(own, 'unemployment')).toEqual([['U', 'Loon, bruto', '€\u00a042.000,00 per jaar', 100, true]])
  expect(at(own, 'unemployment')?.notes[0]).toBe('Van 1 werkgever is uw loon nog niet ingevuld.')
})

describe('only what is known is drawn', () => {
  test('nothing in a step that is about nobody’s income', () => {
    expect(at(owner(couple), 'children')).toBeNull()
  })

  test('nothing where no amount is known that could fall away', () => {
    expect(at(owner({}, ''), 'unemployment')).toBeNull()
    expect(at(owner({}, 0), 'unemployment')).toBeNull()
    expect(at(owner({}, -5), 'unemployment')).toBeNull()
    expect(at(owner({}, null, 14_000), 'unemployment')).toBeNull()
    expect(at(owner({ ...couple, 'customer.has_mortgage_with_partner': 0 }), 'divorce')).toBeNull()
  })

  test('a partner of whom nothing is known is told as not known, a loss is told and not drawn', () => {
    const alone = owner({ 'customer.has_partner': 1 }, 42_000, -3000)
    expect(told(alone, 'incapacity_work')).toEqual([
      ['U', 'Loon, bruto', '€\u00a042.000,00 per jaar', 100, true],
      ['U', 'Winst, netto', '€\u00a0-3.000,00 per jaar', 0, true],
      ['Uw partner', 'Loon, bruto', 'Niet bekend', 0, false],
    ])
  })

  test('what was said and is hidden is not there', () => {
    const own = owner(couple)
    own.answers('customer.has_employers', 0)
    expect(at(own, 'unemployment')).toBeNull()
  })

  test('at 65 the step is still to be filled in; over it, it may be passed and draws nothing', () => {
    expect(at(owner({ 'customer.date_of_birth': '1960-11-23' }), 'unemployment')).not.toBeNull()
    expect(at(owner({ 'customer.date_of_birth': '1960-11-22' }), 'unemployment')).toBeNull()
  })
})
