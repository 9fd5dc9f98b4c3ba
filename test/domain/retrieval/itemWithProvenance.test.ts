import { expect, test } from 'vitest'
import {
  assumedValue,
  combineItems,
  itemWithProvenance,
  reckonedValue,
} from '../../../domain/retrieval/itemWithProvenance'

const part = { at: 'children.1', source: 'moh' as const }

test('a part says where each value came from, and which of them nobody said', () => {
  const item = itemWithProvenance(part, {
    first_name: 'Kim',
    age: reckonedValue(7),
    at_home: assumedValue(1),
    gender: null,
    studies: 0,
  })
  expect([...item.values]).toEqual([
    ['first_name', 'Kim'],
    ['age', 7],
    ['at_home', 1],
    ['studies', 0],
  ])
  expect([...item.origins]).toEqual([
    ['first_name', { source: 'moh', manner: 'read', at: 'children.1.first_name' }],
    ['age', { source: 'moh', manner: 'reckoned', at: 'children.1.age' }],
    ['at_home', { source: 'moh', manner: 'assumed', at: 'children.1.at_home' }],
    ['studies', { source: 'moh', manner: 'read', at: 'children.1.studies' }],
  ])
  expect([...(item.guesses ?? [])]).toEqual(['at_home'])
  expect(item.origin).toEqual({ source: 'moh', manner: 'read', at: 'children.1' })
})

test('a part has the name, the lists and the id that it is given, and else none', () => {
  const inner = itemWithProvenance({ at: 'children.1.pets.0', source: null }, {})
  const item = itemWithProvenance({ ...part, called: 'Kim', is: 'c1', lists: { pets: [inner] } }, {})
  expect([item.called, item.is, item.lists.get('pets')]).toEqual(['Kim', 'c1', [inner]])
  const plain = itemWithProvenance(part, {})
  expect([plain.called, [...plain.lists], 'is' in plain]).toEqual(['', [], false])
})

test('of two parts that say the same the first is heard, under the path of each', () => {
  const first = itemWithProvenance({ at: 'partner', source: 'moh' }, { has_partner: 1 })
  const second = itemWithProvenance({ at: 'customer', source: 'mbd' }, { has_partner: 0, last_name: 'Vries' })
  const child = itemWithProvenance(part, { first_name: 'Kim' })
  const whole = combineItems(
    [
      ['customer', first],
      ['customer', second],
      ['customer.address', second],
    ],
    { 'customer.children': [child] },
  )
  expect([...whole.values]).toEqual([
    ['customer.has_partner', 1],
    ['customer.last_name', 'Vries'],
    ['customer.address.has_partner', 0],
    ['customer.address.last_name', 'Vries'],
  ])
  expect(whole.origins.get('customer.has_partner')).toEqual({
    source: 'moh',
    manner: 'read',
    at: 'partner.has_partner',
  })
  expect(whole.origins.get('customer.last_name')?.source).toBe('mbd')
  expect([whole.origin, whole.called, whole.lists.get('customer.children')]).toEqual([
    { source: null, manner: 'read', at: '' },
    '',
    [child],
  ])
})
