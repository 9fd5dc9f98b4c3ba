import { describe, expect, test } from 'vitest'
import { homeToLookUp } from '../../../domain/homes/homeToLookUp'
import { keptHomeAnswer } from '../../../domain/homes/keptHomeAnswers'
import { catalogues } from '../../arbitraries/surveys'
import { currentPlace, home, homeSlot, searching, searchPlace, wantedPlace, wanting } from './homes'

const catalogue = catalogues.shipped

describe('the home that a place is about', () => {
  test('is the one at the address that was typed, however it was written', () => {
    const at = wanting()
    const sought = () => homeToLookUp(catalogue, at.state().answers, homeSlot(wantedPlace))
    expect(sought()).toBeNull()
    at.types('postal_code', ' 1234 ab ')
    at.types('number', ' 10 ')
    expect(sought()).toEqual({ key: '1234AB-10', address: { postalCode: '1234AB', number: '10', addition: '' } })
    at.types('addition', ' a 2 ')
    expect(sought()).toEqual({ key: '1234AB-10-A2', address: { postalCode: '1234AB', number: '10', addition: 'a 2' } })
  })

  test('is the one that was chosen, of which the key alone is known', () => {
    const at = searching()
    const sought = () => homeToLookUp(catalogue, at.state().answers, homeSlot(searchPlace))
    expect(sought()).toBeNull()
    at.searches()
    at.finds([home('a')])
    at.chooses('a')
    expect(sought()).toEqual({ key: 'a', address: null })
    expect(keptHomeAnswer(at.state().answers, homeSlot(searchPlace), 'city')).toBe('Ons Dorp')
    expect(keptHomeAnswer(at.state().answers, homeSlot(searchPlace), 'nothing')).toBe('')
  })

  test.each([
    ['Dam', { key: '1012JS-1', address: { postalCode: '1012JS', number: '1', addition: '' } }],
    [' ', null],
    ['', null],
  ])('is the customer’s own where a street is known (%j)', (street, sought) => {
    const at = wanting({ 'customer.address.postal_code': '1012JS', 'customer.address.number': '1' })
    at.answers('customer.address.street', street)
    expect(homeToLookUp(catalogue, at.state().answers, homeSlot(currentPlace))).toEqual(sought)
  })
})
