import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listsTo } from '../../../domain/engine/answers'
import { isItemId, listAddress, listPath, slotAddress, slotPath } from '../../../domain/engine/path'
import { catalogues } from '../../arbitraries/surveys'

const catalogue = catalogues.shipped

const idArbitrary = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/).filter(isItemId)

test('every question and list is found by its path, with the items on the way', () => {
  const slots = fc.constantFrom(...catalogue.slots)
  fc.assert(
    fc.property(slots, fc.array(idArbitrary, { minLength: 3, maxLength: 3 }), (slot, all) => {
      const ids = all.slice(0, listsTo(slot.group).length)
      expect(slotAddress(catalogue, slotPath(slot, ids))).toEqual({ slot, ids })
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...catalogue.listAt.values()), fc.array(idArbitrary, { minLength: 3 }), (list, all) => {
      const ids = all.slice(0, listsTo(list.group).length)
      expect(listAddress(catalogue, listPath(list, ids))).toEqual({ list, ids })
    }),
  )
})

test('paths read as the specification writes them', () => {
  const known = [
    'customer.first_name',
    'customer.address.street',
    'customer.employers.e1.salary',
    'customer.mortgages.m1.parts.p1.aflosvorm',
    'personal_characteristics.sections.section_1.questions.question_1.value',
    'questions_for_the_advisor.sections.section_1.questions.question_1.explanation.value',
  ]
  expect(known.filter(path => slotAddress(catalogue, path) === null)).toEqual([])
})

test.each([
  '',
  'customer',
  'customer.nowhere',
  'customer.employers',
  'customer.employers.e1',
  'customer.employers..name',
  'customer.employers.*.name',
  'customer.employers.__proto__.name',
  'customer.employers.constructor.name',
  'customer.employers.prototype.name',
  'customer.mortgages.m1.parts.__proto__.aflosvorm',
  '__proto__.polluted',
  'constructor',
  'customer.first_name.',
  'customer.first_name.value',
])('%j is no question', path => {
  expect(slotAddress(catalogue, path)).toBeNull()
})

test.each(['__proto__', 'prototype', 'constructor', '', 'a.b', 'a b', 'é', 'a'.repeat(65)])('%j is no item id', id => {
  expect(isItemId(id)).toBe(false)
})

test.each(['customer.employers.a b.name', 'customer.employers.__proto__.name', 'customer.mortgages.a b.parts'])(
  'nothing stands at %s, where no item can be',
  path => {
    expect([slotAddress(catalogue, path), listAddress(catalogue, path)]).toEqual([null, null])
  },
)
