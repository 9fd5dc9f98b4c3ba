import { expect } from 'vitest'
import { daysAhead, euros, type LoanPart, type Mortgage, onDay, percent, years } from './loans'

/** The mortgages of Bram de Groot: what the office knows of them, and what they are after he has been through them. */

const thisYear = new Date().getFullYear()
const number = { known: expect.any(Number) }

const known = (
  at: string,
  form: LoanPart['aflosvorm'],
  [original, current]: readonly [original: number, current: number],
  rate: number,
  [start, length, fixed]: readonly [start: number, length: number, fixed: number],
  more: LoanPart = {},
): LoanPart => ({
  id: number,
  mortgage_id: number,
  leningdeelnummer: at,
  aflosvorm: form,
  oorspronkelijke_hoogte_leningdeel: euros(original),
  huidige_hoogte_leningdeel: euros(current),
  ingangsdatum_leningdeel: onDay(1, 5, thisYear + start),
  einddatum_leningdeel: onDay(1, 5, thisYear + start + length),
  rentepercentage: percent(rate),
  interest_type: 'fixed',
  einddatum_rentevastperiode: onDay(1, 5, thisYear + start + fixed),
  rentevast_periode_in_jaren: years(fixed),
  ...more,
})

const parts = {
  annuity: known('001', '1', [240_000, 214_775.6], 1.92, [-5, 30, 20], {
    nationale_hypotheekgarantie: 'nhg',
  }),
  linear: known('002', '2', [90_000, 78_000], 2.15, [-5, 30, 10]),
  interestOnly: known('003', '5', [110_000, 110_000], 2.4, [-5, 30, 30]),
  bankSavings: known('001', '50', [60_000, 60_000], 4.1, [-16, 30, 20], {
    opgebouwde_spaarwaarde: euros(27_310.45),
  }),
  lifeInsurance: known('002', '3', [45_000, 45_000], 4.35, [-16, 30, 20], {
    opgebouwde_spaarwaarde: euros(18_120),
  }),
  investment: known('001', '10', [75_000, 75_000], 3.6, [-9, 20, 10], {
    opgebouwde_spaarwaarde: euros(0),
  }),
  variable: known('002', '1', [50_000, 34_980], 4.9, [-9, 20, 1], { interest_type: 'variable' }),
}

const obvion: Mortgage = {
  id: number,
  rsin: '800560000',
  is_shared: 1,
  historische_woningwaarde: 560000,
  hdn_company_id: 'Obvion',
  hdn_company_label_id: 'Obvion Basis Hypotheek',
  parts: [parts.annuity, parts.linear, parts.interestOnly],
}

const allianz: Mortgage = {
  id: number,
  rsin: '800180000',
  is_shared: 0,
  historische_woningwaarde: 180000,
  hdn_company_id: 'Allianz',
  hdn_company_label_id: 'Allianz Hypotheek',
  parts: [parts.bankSavings, parts.lifeInsurance],
}

const nationaleNederlanden: Mortgage = {
  id: number,
  rsin: '800225000',
  is_shared: 0,
  historische_woningwaarde: 225000,
  hdn_company_id: 'Nationale-Nederlanden',
  hdn_company_label_id: 'NN Annuïteiten',
  parts: [parts.investment, parts.variable],
}

export const before = [obvion, allianz, nationaleNederlanden] as const

export const soon = daysAhead(20)
export const later = daysAhead(90)

/** Typed from top to bottom; the kind of interest comes by itself, with the end of the fixed period. */
export const fourthPart: LoanPart = {
  mortgage_id: number,
  leningdeelnummer: '004-B',
  aflosvorm: '50',
  oorspronkelijke_hoogte_leningdeel: ['30.000', 30_000, '30.000,00'],
  huidige_hoogte_leningdeel: ['30000', 30_000, '30.000,00'],
  ingangsdatum_leningdeel: ['15-1-2022', '2022-01-15', '15-01-2022'],
  einddatum_leningdeel: ['15012052', '2052-01-15', '15-01-2052'],
  rentepercentage: ['3.25', 3.25, '3,25'],
  einddatum_rentevastperiode: onDay(15, 1, thisYear + 6),
  rentevast_periode_in_jaren: ['10', 120, '10'],
  opgebouwde_spaarwaarde: ['1234,56', 1234.56, '1.234,56'],
}

export const byHand: Mortgage = {
  is_shared: -1,
  hdn_company_id: 'Rabobank',
  hdn_company_label_id: 'Rabo OpbouwHypotheek',
  parts: [
    {
      leningdeelnummer: '1',
      aflosvorm: '1',
      oorspronkelijke_hoogte_leningdeel: euros(180_000),
      huidige_hoogte_leningdeel: euros(165_432.1),
      ingangsdatum_leningdeel: onDay(1, 3, 2019),
      einddatum_leningdeel: onDay(28, 2, 2049),
      rentepercentage: percent(1.75),
      einddatum_rentevastperiode: onDay(1, 3, thisYear + 3),
      rentevast_periode_in_jaren: ['10', 120, '10'],
      nationale_hypotheekgarantie: 'nhg',
    },
    {
      leningdeelnummer: '2',
      aflosvorm: '10',
      oorspronkelijke_hoogte_leningdeel: euros(50_000),
      huidige_hoogte_leningdeel: euros(50_000),
      ingangsdatum_leningdeel: onDay(1, 3, 2019),
      einddatum_leningdeel: onDay(1, 3, 2039),
      rentepercentage: percent(3.5),
      einddatum_rentevastperiode: later,
      rentevast_periode_in_jaren: ['7,5', 90, '7,5'],
      opgebouwde_spaarwaarde: ['12.345,67', 12_345.67, '12.345,67'],
    },
  ],
}

const fixed = { interest_type: 'fixed' } as const

export const after: readonly Mortgage[] = [
  {
    ...obvion,
    hdn_company_id: 'Allianz',
    hdn_company_label_id: 'Allianz Hypotheek',
    parts: [
      parts.annuity,
      parts.linear,
      { ...parts.interestOnly, einddatum_rentevastperiode: soon, interest_type: 'variable' },
      { ...fourthPart, ...fixed },
    ],
  },
  {
    ...allianz,
    hdn_company_id: 'Aegon',
    hdn_company_label_id: 'Aegon Levensloop Hypotheek',
    // What was saved goes with a form that has no savings.
    parts: [parts.bankSavings, { ...known('002', '1', [45_000, 45_000], 4.35, [-16, 30, 20]) }],
  },
  {
    ...nationaleNederlanden,
    parts: [
      { ...parts.investment, rentevast_periode_in_jaren: ['12', 144, '12'] },
      { ...parts.variable, einddatum_rentevastperiode: later, ...fixed },
    ],
  },
  { ...byHand, parts: byHand.parts.map(part => ({ ...part, ...fixed })) },
]
