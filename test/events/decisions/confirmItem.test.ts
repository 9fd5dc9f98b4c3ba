import { expect, test } from 'vitest'
import type { RestedAnswer } from '../../../domain/language/doubt'
import { item, portal } from '../../projections/portal'

const path = 'customer.home'
const rested: readonly RestedAnswer[] = [
  { path: 'customer.address.street', value: 'Houtmarktlaan' },
  { path: 'customer.address.place', value: 'Zutphen' },
]
const confirm = { type: 'ConfirmItem', path, rested } as const

const known = () =>
  portal({
    type: 'full',
    values: {
      'customer.address.street': 'Houtmarktlaan',
      'customer.address.place': 'Zutphen',
      'customer.has_children': 1,
    },
    lists: { 'customer.children': [item({ first_name: 'Tess' })] },
  })

test('what was read back is confirmed with the answers that were read, once', () => {
  const at = known()
  expect(at.does(confirm)).toEqual([{ type: 'ItemConfirmed', v: 1, path, rested }])
  expect(at.records.at(-1)?.by).toBe('customer')
  expect(at.does(confirm)).toEqual([])
})

test('an item is confirmed by its own path', () => {
  const at = known()
  const id = at.ids('customer.children')[0] ?? ''
  const child = `customer.children.${id}`
  const name = [{ path: `${child}.first_name`, value: 'Tess' }]
  expect(at.does({ type: 'ConfirmItem', path: child, rested: name })).toHaveLength(1)
  expect(at.state().confirmed.get(child)).toEqual(name)
})

test('of answers that are others by now nothing is confirmed, nor of no answers', () => {
  const at = known()
  at.answers('customer.address.street', 'Oudegracht')
  expect(at.does(confirm)).toEqual([])
  expect(at.does({ ...confirm, rested: [] })).toEqual([])
  expect(at.state().confirmed.size).toBe(0)
})

test('what is not read back cannot be confirmed, and nothing once it was sent', () => {
  const at = known()
  for (const other of ['customer.last_name', 'customer.mortgages', 'customer.nowhere', 'customer.children.__proto__'])
    expect(at.refuses({ ...confirm, path: other })?.tag).toBe('NoSuchQuestion')
  at.does({ type: 'NoteSent', submittedAt: '2026-11-21T10:00:00Z' })
  expect(at.refuses(confirm)).not.toBeNull()
})

test('it is taken back without answers', () => {
  const again = known()
  again.does(confirm)
  again.does({
    type: 'UndoAction',
    of: [again.records.length],
    answers: [],
    items: [],
    reopened: [],
    submit: null,
    confirmed: [{ path, rested: [] }],
  })
  expect(again.state().confirmed.size).toBe(0)
})
