import { expect, test } from 'vitest'
import { itemsPerPage } from '../../ui/widgets/items/listPages'
import { bodyOf, lengthAt, valueAt } from './body'
import { item, portal } from './portal'

test('of a list of many pages every item is sent, what was changed on a later one too', () => {
  const many = 3 * itemsPerPage
  const children = Array.from({ length: many }, (_, n) => item({ id: `${n}`, first_name: `Kim ${n}` }))
  const at = portal({ type: 'full', values: { 'customer.has_children': 1 }, lists: { 'customer.children': children } })
  at.answers(`customer.children.${at.ids('customer.children').at(-1)}.first_name`, 'Kees')
  const body = bodyOf(at)
  expect(lengthAt(body, 'customer.children')).toBe(many)
  expect(valueAt(body, `customer.children.${many - 2}.first_name`)).toBe(`Kim ${many - 2}`)
  expect(valueAt(body, `customer.children.${many - 1}.first_name`)).toBe('Kees')
})
