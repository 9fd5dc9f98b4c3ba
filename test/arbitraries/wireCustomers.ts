import fc from 'fast-check'
import type { Json } from '../../domain/language/json'
import {
  addressFields,
  childFields,
  companyFields,
  customerFields,
  employerFields,
  type FieldTable,
  mortgageFields,
  partFields,
  partnerFields,
  pensionFields,
} from '../../events/effects/wire/customerFields'

type Fields = Readonly<Record<string, Json>>

/** Whatever an office may have at a field: right, foreign, of another type, or nothing at all. */
const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('De heer', 'Geachte heer', 'm', '1', '0', '-1', '', ' ', 'anders dan alles', '1234 ab', '7,50'),
  fc.constantFrom<Json>('1990-02-03', '1990-02-28T00:00:00Z', '03-02-1990', '2020-02-30', '1950-01-01'),
  fc.constantFrom<Json>(0, 1, -1, 2, 67.5, 1e21 / 3e6, true, false, null),
  fc.constantFrom<Json>({ code: 3, label: 'drie' }, ['a', null], {}),
  fc.string({ maxLength: 4 }),
)

const record = (table: FieldTable): fc.Arbitrary<Fields> =>
  fc
    .subarray(Object.keys(table))
    .chain(keys => fc.tuple(...keys.map(key => fc.tuple(fc.constant(key), leaf))))
    .map(entries => Object.fromEntries(entries))

/** Items that the office knows apart; their ids are numbers, as offices write them. */
const items = (table: FieldTable, more: fc.Arbitrary<Fields> = fc.constant({})): fc.Arbitrary<readonly Fields[]> =>
  fc
    .array(fc.tuple(record(table), more), { maxLength: 2 })
    .map(found => found.map(([fields, within], at) => ({ ...fields, ...within, id: 100 + at })))

const without = (table: FieldTable, key: string): FieldTable =>
  Object.fromEntries(Object.entries(table).filter(([name]) => name !== key))

/** A customer as the office may send one, by the paths that the inventory has: `{data}` is for who answers. */
export const wireCustomer: fc.Arbitrary<Fields> = fc
  .tuple(
    record(customerFields),
    record(addressFields),
    record(partnerFields),
    record(addressFields),
    fc.record({
      employments: items(employerFields),
      companies: items(companyFields),
      children: items(childFields),
      // Which mortgage a part is of, is for the office to say rightly.
      mortgages: items(
        mortgageFields,
        items(without(partFields, 'mortgage_id')).map(parts => ({ parts })),
      ),
      pensions: items(pensionFields),
    }),
  )
  .map(([customer, address, partner, partnerAddress, lists]) => ({
    ...customer,
    address,
    partner: { ...partner, address: partnerAddress },
    ...lists,
  }))
