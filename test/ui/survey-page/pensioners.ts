import type { LoadedCustomer, LoadedItem, OfficeScalar } from '../../../domain/engine/loadedCustomer'

const item = (values: Readonly<Record<string, OfficeScalar>>): LoadedItem => ({
  values: new Map(Object.entries(values)),
  lists: new Map(),
})

const pension = (
  id: string,
  [years, months]: readonly [number, number],
  more: Readonly<Record<string, OfficeScalar>>,
) => item({ id, vanaf_leeftijd_jaren: years, vanaf_leeftijd_maanden: months, ...more })

const first = pension('1', [67, 3], {
  aow_alleenstaand: 18_900,
  aow_samenwonend: 12_960,
  bruto_pensioenbedrag: 26_180,
  bruto_partnerpensioenbedrag: 13_090,
})
const second = pension('2', [70, 0], { aow_alleenstaand: 0, aow_samenwonend: 0, bruto_pensioenbedrag: 4_210.75 })

const person = (born: string, salary: number | null, pensions: readonly LoadedItem[]): LoadedCustomer => ({
  values: new Map<string, OfficeScalar>([
    ['customer.last_name', 'Jansen'],
    ['customer.date_of_birth', born],
    ['customer.has_employers', salary === null ? 0 : 1],
  ]),
  lists: new Map([
    ['customer.pensions', pensions],
    ['customer.employers', salary === null ? [] : [item({ id: '1', name: 'Bakkerij Jansen', salary })]],
  ]),
})

/** Customers by how near their pension is; of `pensionAgeless` no age is known. */
export const pensioners: Readonly<Record<string, LoadedCustomer>> = {
  pensionAhead: person('1981-04-12', 42_000, [first]),
  pensionTwo: person('1981-04-12', 42_000, [first, second]),
  pensionPast: person('1955-04-12', null, [first, second]),
  pensionAgeless: person('1981-04-12', 42_000, [item({ id: '1', bruto_pensioenbedrag: 20_000 })]),
}
