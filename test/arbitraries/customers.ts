import fc from 'fast-check'
import type { Catalogue, Group, Slot } from '../../domain/engine/catalogue'
import type { LoadedCustomer, LoadedItem, OfficeScalar } from '../../domain/engine/loadedCustomer'
import { type Invitation, invitationTypes } from '../../domain/language/invitation'
import { oddDays } from './dates'

const loadedDates = ['1950-02-03', '1990-02-28T00:00:00Z', '2020-02-30', '29-02-2000', 'onbekend', ''] as const

/** What an office may send for a question: right, nearly right, nothing, and nonsense. */
const scalarArbitrary = ({ question }: Slot): fc.Arbitrary<OfficeScalar> => {
  switch (question.kind) {
    case 'date':
      return fc.constantFrom(...loadedDates, null)
    case 'number':
    case 'slider':
      return fc.constantFrom(0, 1, -1, 2500.5, '2500.50', '2500,50', '', 'veel', true, null)
    case 'switch':
      return fc.constantFrom(0, 1, '1', true, false, null, 'ja')
    case 'choice': {
      const known = question.options.flatMap(({ value, loadedAs }) => [value, String(value), ...loadedAs])
      return fc.constantFrom<OfficeScalar>(...known, question.none, true, false, null, 'iets anders')
    }
    case 'text':
    case 'boxes':
    case 'stored':
      return fc.constantFrom<OfficeScalar>('Jan', ' 1234 ab ', 'naam@voorbeeld.nl', '', 7, null)
  }
}

/** How an item is recognised: small numbers and few names, so that items meet again. */
const markArbitrary = fc.constantFrom<OfficeScalar>('1', '2', '3', 'A', 'B', '', null)

const valuesArbitrary = (group: Group, marks: readonly string[]): fc.Arbitrary<ReadonlyMap<string, OfficeScalar>> => {
  const slots = group.slots.filter(({ path }) => !marks.includes(path))
  const marked = fc.tuple(...marks.map(mark => fc.tuple(fc.constant(mark), markArbitrary)))
  if (slots.length === 0) return marked.map(found => new Map(found))
  const entry = fc.constantFrom(...slots).chain(slot => fc.tuple(fc.constant(slot.path), scalarArbitrary(slot)))
  return fc.tuple(marked, fc.array(entry, { maxLength: 5 })).map(([found, entries]) => new Map([...found, ...entries]))
}

const itemArbitrary = (group: Group): fc.Arbitrary<LoadedItem> =>
  fc.record({
    values: valuesArbitrary(group, group.within === null ? [] : ['id', group.within.list.matchedBy]),
    lists: listsArbitrary(group),
  })

/** No two items of a list have the same mark: the office knows its own items apart. */
const isApart = (matchedBy: string) => (item: LoadedItem) => [item.values.get('id'), item.values.get(matchedBy)].join()

const listsArbitrary = (group: Group): fc.Arbitrary<LoadedItem['lists']> =>
  fc
    .tuple(
      ...group.lists.map(list => {
        const items = fc.uniqueArray(itemArbitrary(list.item), { maxLength: 2, selector: isApart(list.list.matchedBy) })
        return fc.tuple(fc.constant(list.path), items)
      }),
    )
    .map(lists => new Map(lists))

/** Part of what an office may answer about a customer: some values, and the items of each list. */
export const loadedCustomer = (catalogue: Catalogue): fc.Arbitrary<LoadedCustomer> => {
  const roots = catalogue.groups.filter(({ within }) => within === null)
  return fc
    .tuple(...roots.map(group => fc.record({ values: valuesArbitrary(group, []), lists: listsArbitrary(group) })))
    .map(parts => ({
      values: new Map(parts.flatMap(({ values }) => [...values])),
      lists: new Map(parts.flatMap(({ lists }) => [...lists])),
    }))
}

export const invitationArbitrary: fc.Arbitrary<Invitation> = fc.record({
  id: fc.constant('1'),
  type: fc.constantFrom(...invitationTypes),
  partner_invited: fc.constantFrom(true, false, null),
  valid_until: fc.constantFrom(null, null, ...oddDays, '2027-01-01T12:00:00Z'),
  submitted_at: fc.constantFrom(null, null, null, '2026-11-01 10:00:00'),
  aqopi_info: fc.constant(null),
})
