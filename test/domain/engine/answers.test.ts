import { expect, test } from 'vitest'
import {
  answerAt,
  emptyAnswers,
  groupAt,
  listAt,
  withAnswer,
  withItem,
  withItemBack,
  withoutItem,
} from '../../../domain/engine/answers'
import { listAddress, slotAddress } from '../../../domain/engine/path'
import { catalogues } from '../../arbitraries/surveys'

const catalogue = catalogues.shipped
const empty = emptyAnswers(catalogue)

const slot = (path: string) => {
  const address = slotAddress(catalogue, path)
  if (address === null) throw new Error(`Nothing at ${path}`)
  return address
}
const list = (path: string) => {
  const address = listAddress(catalogue, path)
  if (address === null) throw new Error(`No list at ${path}`)
  return address
}

const children = list('customer.children')
const three = ['a', 'b', 'c'].reduce((answers, id) => withItem(answers, children, id), empty)
const ids = (answers: typeof empty) => listAt(answers, children.list, [])?.ids

test('an answer that nobody gave is the question’s own', () => {
  expect(answerAt(empty, slot('customer.has_companies'))).toBe(0)
  expect(answerAt(empty, slot('customer.has_employers'))).toBe(-1)
  expect(answerAt(empty, slot('personal_characteristics.sections.section_1.questions.question_1.value'))).toBe(2)
})

test('an answer changes its own group and shares all others', () => {
  const address = slot('customer.first_name')
  const after = withAnswer(empty, address, 'Jan', true)
  expect(answerAt(after, address)).toBe('Jan')
  expect(after.filter((group, at) => group !== empty[at])).toHaveLength(1)
  expect(answerAt(empty, address)).toBe('')
})

test('an answer within an item of an item shares every other item', () => {
  const mortgages = list('customer.mortgages')
  const parts = (id: string) => list(`customer.mortgages.${id}.parts`)
  const before = [
    ['m', 'p'],
    ['n', 'q'],
  ].reduce((answers, [m = '', p = '']) => withItem(withItem(answers, mortgages, m), parts(m), p), empty)
  const address = slot('customer.mortgages.m.parts.p.rentepercentage')
  const after = withAnswer(before, address, 2.5, true)
  expect(answerAt(after, address)).toBe(2.5)
  expect(groupAt(after, mortgages.list.item, ['n'])).toBe(groupAt(before, mortgages.list.item, ['n']))
  expect(listAt(after, mortgages.list, [])?.index).toBe(listAt(before, mortgages.list, [])?.index)
})

test('only the customer’s own answers count as touched', () => {
  const address = slot('customer.first_name')
  const touched = (answers: typeof empty) => groupAt(answers, address.slot.group, [])?.touched[address.slot.index]
  const loaded = withAnswer(empty, address, 'Jan', false)
  expect(touched(loaded)).toBe(false)
  const own = withAnswer(loaded, address, 'Piet', true)
  expect(touched(own)).toBe(true)
  expect(touched(withAnswer(own, address, 'Kees', false))).toBe(true)
})

test('a removed item comes back in its place with its answers', () => {
  const name = slot('customer.children.b.first_name')
  const named = withAnswer(three, name, 'Sam', true)
  const without = withoutItem(named, children, 'b')
  expect(ids(without)).toEqual(['a', 'c'])
  expect(answerAt(without, name)).toBeUndefined()
  const back = withItemBack(without, children, 'b')
  expect(back).toEqual(named)
  expect(answerAt(back, name)).toBe('Sam')
})

test('it comes back at the end when the list has become shorter', () => {
  const left = ['c', 'a'].reduce((answers, id) => withoutItem(answers, children, id), three)
  expect(ids(withItemBack(left, children, 'c'))).toEqual(['b', 'c'])
})

test('what is not there stays not there', () => {
  expect(withAnswer(three, slot('customer.children.z.first_name'), 'Sam', true)).toBe(three)
  expect(withoutItem(three, children, 'z')).toEqual(three)
  expect(withItemBack(three, children, 'a')).toEqual(three)
  expect(ids(withItem(three, children, 'a'))).toEqual(['a', 'b', 'c'])
})
