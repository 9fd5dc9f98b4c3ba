import { expect, test } from 'vitest'
import { criteriaOf } from '../../../domain/homes/criteriaOf'
import { homeSlotAt, isHomeSlotVisible } from '../../../domain/homes/homeSlot'
import { situationOf } from '../../../events/state/state'
import { catalogues } from '../../arbitraries/surveys'
import { criteria, currentPlace, homeSlot, searching, searchPlace, wantedPlace } from './homes'

const catalogue = catalogues.shipped

test('a place of homes is known by its path and kind', () => {
  expect(homeSlotAt(catalogue, searchPlace, 'search', 'wanted')?.path).toBe(searchPlace)
  expect(homeSlotAt(catalogue, searchPlace, 'wanted')).toBeNull()
  expect(homeSlotAt(catalogue, 'customer.nowhere', 'wanted')).toBeNull()
})

test('what a search asks is told while all three questions are right, and of no other place', () => {
  const at = searching()
  const situation = () => situationOf(catalogue, at.state())
  expect(criteriaOf(situation(), homeSlot(searchPlace))).toEqual(criteria)
  expect(criteriaOf(situation(), homeSlot(wantedPlace))).toBeNull()
  expect(criteriaOf(situation(), homeSlot(currentPlace))).toBeNull()
  expect(isHomeSlotVisible(situation(), homeSlot(searchPlace))).toBe(true)
  at.asks('i_expect_to_move', 0)
  expect(criteriaOf(situation(), homeSlot(searchPlace))).toBeNull()
  expect(isHomeSlotVisible(situation(), homeSlot(searchPlace))).toBe(false)
})
