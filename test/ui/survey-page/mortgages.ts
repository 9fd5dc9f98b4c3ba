import type { LoadedCustomer, LoadedItem, OfficeScalar } from '../../../domain/engine/loadedCustomer'
import type { Lenders } from '../../../domain/language/lender'

const item = (
  values: Readonly<Record<string, OfficeScalar>>,
  lists: Readonly<Record<string, readonly LoadedItem[]>> = {},
): LoadedItem => ({ values: new Map(Object.entries(values)), lists: new Map(Object.entries(lists)) })

const label = (id: string, company_id: string, name: string) => ({ id, company_id, code: id, name })
const company = (id: string, name: string) => ({ id, code: id, name })

/** A lender with three products, one with a very long name, one with a single product and one with none. */
export const lenders: Lenders = {
  companies: [
    company('1', 'Obvion'),
    company('2', 'Stichting Hypothekenfonds voor Verzekeraars en Pensioenfondsen van Noord- en Zuid-Nederland'),
    company('3', 'Allianz'),
    company('4', 'Zonder Producten Bank'),
  ],
  labels: [
    label('11', '1', 'Obvion Basis Hypotheek'),
    label('12', '1', 'Obvion Compact Hypotheek'),
    label('13', '1', 'Obvion Woon Hypotheek'),
    label('21', '2', 'Hypotheek met een uitzonderlijk lange naam en alle voorwaarden van dien, oude reeks'),
    label('22', '2', 'Tweede product'),
    label('31', '3', 'Allianz Hypotheek'),
  ],
}

const forms = ['1', '2', '5', '50', '3', '10'] as const

const part = (n: number, more: Readonly<Record<string, OfficeScalar>> = {}): LoadedItem =>
  item({
    id: String(n),
    leningdeelnummer: String(n).padStart(3, '0'),
    aflosvorm: forms[n % forms.length] ?? '1',
    oorspronkelijke_hoogte_leningdeel: 100_000 + n * 1000,
    huidige_hoogte_leningdeel: 90_000 + n * 510.25,
    ingangsdatum_leningdeel: '2015-01-01',
    einddatum_leningdeel: '2045-01-01',
    rentepercentage: 1.5 + (n % 30) / 10,
    interest_type: 'fixed',
    einddatum_rentevastperiode: '2035-01-01',
    rentevast_periode_in_jaren: 240,
    ...more,
  })

const mortgage = (
  n: number,
  parts: readonly LoadedItem[],
  more: Readonly<Record<string, OfficeScalar>> = {},
): LoadedItem => item({ id: String(n), hdn_company_id: '1', hdn_company_label_id: '11', ...more }, { parts })

const range = (count: number, of: (n: number) => LoadedItem): readonly LoadedItem[] =>
  Array.from({ length: count }, (_, at) => of(at + 1))

const owner = (mortgages: readonly LoadedItem[]): LoadedCustomer => ({
  values: new Map<string, OfficeScalar>([['customer.last_name', 'Jansen']]),
  lists: new Map([['customer.mortgages', mortgages]]),
})

const missing = { huidige_hoogte_leningdeel: '', rentepercentage: '' } as const

/** Customers by what they have. `parts7` misses amounts in two parts; `parts500` in every fiftieth. */
export const owners: Readonly<Record<string, LoadedCustomer>> = {
  mortgage: owner([mortgage(1, [part(1), part(2)])]),
  mortgages: owner([
    mortgage(1, [part(1), part(3, missing)]),
    mortgage(2, [part(4)], { hdn_company_id: '2', hdn_company_label_id: '21' }),
    mortgage(3, [part(2)], { hdn_company_id: '4', hdn_company_label_id: 'none' }),
  ]),
  // Periods that ended, that end soon and late, a variable rate, and what is missing.
  periods: owner([
    mortgage(1, [
      part(1, { huidige_hoogte_leningdeel: 182_000, einddatum_rentevastperiode: '2031-05-01' }),
      part(2, { huidige_hoogte_leningdeel: 64_500.5, einddatum_rentevastperiode: '2044-05-01' }),
      part(3, { huidige_hoogte_leningdeel: 1_200, interest_type: 'variable', einddatum_rentevastperiode: '' }),
    ]),
    mortgage(
      2,
      [
        part(4, { huidige_hoogte_leningdeel: 75_000, einddatum_rentevastperiode: '2020-05-01' }),
        part(5, { huidige_hoogte_leningdeel: 31_000, einddatum_rentevastperiode: '2031-11-01' }),
        part(6, missing),
        part(7, { huidige_hoogte_leningdeel: 12_000, einddatum_rentevastperiode: '' }),
        part(8, { huidige_hoogte_leningdeel: 0 }),
      ],
      { hdn_company_id: '2', hdn_company_label_id: '21' },
    ),
  ]),
  parts300: owner([
    mortgage(
      1,
      range(300, n => part(n, { einddatum_rentevastperiode: `${2027 + (n % 28)}-03-01` })),
    ),
  ]),
  mortgages5: owner(range(5, n => mortgage(n, [part(n)]))),
  parts7: owner([
    mortgage(
      1,
      range(7, n => part(n, n % 3 === 0 ? missing : {})),
    ),
  ]),
  parts500: owner([
    mortgage(
      1,
      range(500, n => part(n, n % 50 === 0 ? missing : {})),
    ),
  ]),
}
