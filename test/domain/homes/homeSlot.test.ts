import { describe, expect, test } from 'vitest'
import {
  criteriaOf,
  homeSlotAt,
  isHomeSlotVisible,
  keptHomeAnswer,
  keptHomeAnswers,
  lookupHome,
} from '../../../domain/homes/homeSlot'
import { lookupAddress } from '../../../domain/homes/lookupAddress'
import { situationOf } from '../../../events/state/state'
import { catalogues } from '../../arbitraries/surveys'
import { portal } from '../portal/portal'
import { criteria, currentPlace, home, searching, searchPlace, wantedPlace, wanting } from './homes'

const catalogue = catalogues.shipped

const placeAt = (at: string) => {
  const place = catalogue.homeAt.get(at)
  if (place === undefined) throw new Error(`No homes at ${at}`)
  return place
}

describe('an address that can be looked up', () => {
  const sought = (values: Record<string, string>, at = 'customer.address') => {
    const visit = portal({ type: 'full' })
    for (const [key, value] of Object.entries(values)) visit.answers(`customer.address.${key}`, value)
    return lookupAddress(catalogue, visit.state().answers, at)
  }
  const right = { postalCode: '1234AB', number: '10', addition: 'a' }

  test('is that of a postal code and a number, without the spaces around them', () => {
    expect(sought({ postal_code: '1234AB', number: '10', addition: 'a' })).toEqual(right)
    expect(sought({ postal_code: ' 12 34 ab ', number: ' 10 ', addition: ' a ' })).toEqual(right)
    expect(sought({ postal_code: '1234AB', number: '10' })).toEqual({ ...right, addition: '' })
  })

  test.each(['0234AB', '91234AB', '1234ABC', '1234A', '1234', ''])('is none with the postal code %j', postal_code =>
    expect(sought({ postal_code, number: '10' })).toBeNull(),
  )

  test('is none without a number, or where no address stands', () => {
    expect(sought({ postal_code: '1234AB' })).toBeNull()
    expect(sought({ postal_code: '1234AB', number: ' ' })).toBeNull()
    expect(sought({ postal_code: '1234AB', number: '10' }, 'customer.nowhere')).toBeNull()
  })
})

test('a place of homes is known by its path and kind', () => {
  expect(homeSlotAt(catalogue, searchPlace, 'search', 'wanted')?.path).toBe(searchPlace)
  expect(homeSlotAt(catalogue, searchPlace, 'wanted')).toBeNull()
  expect(homeSlotAt(catalogue, 'customer.nowhere', 'wanted')).toBeNull()
})

test('what a search asks is told while all three questions are right, and of no other place', () => {
  const at = searching()
  const situation = () => situationOf(catalogue, at.state())
  expect(criteriaOf(situation(), placeAt(searchPlace))).toEqual(criteria)
  expect(criteriaOf(situation(), placeAt(wantedPlace))).toBeNull()
  expect(criteriaOf(situation(), placeAt(currentPlace))).toBeNull()
  expect(isHomeSlotVisible(situation(), placeAt(searchPlace))).toBe(true)
  at.asks('i_expect_to_move', 0)
  expect(criteriaOf(situation(), placeAt(searchPlace))).toBeNull()
  expect(isHomeSlotVisible(situation(), placeAt(searchPlace))).toBe(false)
})

describe('the home that a place is about', () => {
  test('is the one at the address that was typed, however it was written', () => {
    const at = wanting()
    const sought = () => lookupHome(catalogue, at.state().answers, placeAt(wantedPlace))
    expect(sought()).toBeNull()
    at.types('postal_code', ' 1234 ab ')
    at.types('number', ' 10 ')
    expect(sought()).toEqual({ key: '1234AB-10', address: { postalCode: '1234AB', number: '10', addition: '' } })
    at.types('addition', ' a 2 ')
    expect(sought()).toEqual({ key: '1234AB-10-A2', address: { postalCode: '1234AB', number: '10', addition: 'a 2' } })
  })

  test('is the one that was chosen, of which the key alone is known', () => {
    const at = searching()
    const sought = () => lookupHome(catalogue, at.state().answers, placeAt(searchPlace))
    expect(sought()).toBeNull()
    at.searches()
    at.finds([home('a')])
    at.chooses('a')
    expect(sought()).toEqual({ key: 'a', address: null })
    expect(keptHomeAnswer(at.state().answers, placeAt(searchPlace), 'city')).toBe('Ons Dorp')
    expect(keptHomeAnswer(at.state().answers, placeAt(searchPlace), 'nothing')).toBe('')
  })

  test.each([
    ['Dam', { key: '1012JS-1', address: { postalCode: '1012JS', number: '1', addition: '' } }],
    [' ', null],
    ['', null],
  ])('is the customer’s own where a street is known (%j)', (street, sought) => {
    const at = wanting({ 'customer.address.postal_code': '1012JS', 'customer.address.number': '1' })
    at.answers('customer.address.street', street)
    expect(lookupHome(catalogue, at.state().answers, placeAt(currentPlace))).toEqual(sought)
  })
})

test('of a home is kept what is sent of it, and of none what the place began with; nothing that was typed', () => {
  const base = 'moving.sections.section_31.questions'
  const kept = keptHomeAnswers(placeAt(searchPlace), home('a')).map(({ path, value }) => [path, value])
  expect(Object.fromEntries(kept)).toEqual({
    [`${base}.jumba_id.value`]: 'a',
    [`${base}.value_low.value`]: 350_000,
    [`${base}.value_high.value`]: 390_000,
    [`${base}.postal_code.value`]: '1234AB',
    [`${base}.number.value`]: '10',
    [`${base}.number_addition.value`]: 'A',
    [`${base}.street.value`]: 'Dorpsstraat',
    [`${base}.city.value`]: 'Ons Dorp',
  })
  const none = keptHomeAnswers(placeAt(searchPlace), null)
  expect(none.map(({ path }) => path)).toEqual(kept.map(([path]) => path))
  expect(new Set(none.map(({ value }) => value))).toEqual(new Set(['']))
})
