import { expect, test } from 'vitest'
import { portal } from '../../projections/portal'

const copied = () => {
  const at = portal({ type: 'financial_advice' })
  at.loads({ 'customer.first_name': 'Noa' })
  at.does({ type: 'NoteCopy', how: 'pdf' })
  return at
}

const copyOf = (at: ReturnType<typeof portal>) => {
  const { copy } = at.state()
  return copy === null ? null : [copy.how, copy.changed]
}

test('without a copy nothing is known of one', () => {
  expect(portal({ type: 'financial_advice' }).state().copy).toBeNull()
})

test('a copy is as it was given until the customer changes something; what the office tells is no change of his', () => {
  const at = copied()
  expect(copyOf(at)).toEqual(['pdf', false])
  at.loads({ 'customer.first_name': 'Noa', 'customer.last_name': 'Laan' })
  at.does({ type: 'ShowScreen', screen: '/complete' })
  expect(copyOf(at)).toEqual(['pdf', false])
  at.answers('customer.first_name', 'Nora')
  expect(copyOf(at)).toEqual(['pdf', true])
  at.does({ type: 'NoteCopy', how: 'pdf' })
  expect(copyOf(at)).toEqual(['pdf', false])
})

test('a page on its way to paper takes the place of a PDF only where that says something else by now', () => {
  const at = copied()
  at.does({ type: 'NoteCopy', how: 'print' })
  expect(copyOf(at)).toEqual(['pdf', false])
  at.answers('customer.first_name', 'Nora')
  at.does({ type: 'NoteCopy', how: 'print' })
  expect(copyOf(at)).toEqual(['print', false])
})
