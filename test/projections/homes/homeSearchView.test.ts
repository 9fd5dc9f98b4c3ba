import { describe, expect, test } from 'vitest'
import { homeSearchView, homeView } from '../../../projections/homes/homeSearchView'
import { criteria, currentPlace, home, searching, searchPlace, wantedPlace, wanting } from '../../domain/homes/homes'
import type { Portal } from '../portal'
import { viewOf } from '../viewOf'

const searchOf = (at: Portal) => homeSearchView(at.catalogue, viewOf(at), searchPlace)
const homeOf = (at: Portal, place = wantedPlace) => homeView(at.catalogue, viewOf(at), place)

describe('a search for homes', () => {
  test('has no results before it, none while it runs, and then those that were found', () => {
    const at = searching()
    expect(searchOf(at)).toEqual({
      searching: false,
      refused: false,
      results: null,
      chosen: null,
      center: null,
      criteria: null,
    })
    at.searches()
    expect(searchOf(at)).toMatchObject({ searching: true, results: null, criteria })
    const center = { latitude: 52.1, longitude: 5.1 }
    at.does({ type: 'NoteHomes', at: searchPlace, criteria, homes: [home('a')], center })
    expect(searchOf(at)).toMatchObject({ searching: false, results: [home('a')], center, criteria })
    at.asks('search_radius', 10)
    expect(searchOf(at)).toMatchObject({ results: [home('a')], criteria })
    at.searches()
    expect(searchOf(at)).toMatchObject({ searching: true, results: null })
    at.finds([], { ...criteria, radius: 10 })
    expect(searchOf(at)).toMatchObject({ searching: false, results: [] })
  })

  test('that was not filled in right is refused, until it is searched again', () => {
    const at = searching()
    at.asks('search_postal_code', '12')
    at.searches()
    expect(searchOf(at)).toMatchObject({ refused: true, searching: false, results: null })
    at.asks('search_postal_code', '1234AB')
    at.searches()
    expect(searchOf(at)).toMatchObject({ refused: false, searching: true })
  })

  test('shows at most twelve, by price, and hides what has no value (PROP-08, PROP-15)', () => {
    const at = searching()
    at.searches()
    const many = Array.from({ length: 15 }, (_, n) => home(`h${n}`, { value_low: 500_000 - n * 10_000 }))
    at.finds([
      ...many,
      home('none', { value_low: 1, value_high: 0 }),
      home('less', { value_low: 1, value_high: -5 }),
      home('unknown', { value_low: 0, value_high: 365_000 }),
    ])
    const ids = searchOf(at).results?.map(({ id }) => id)
    expect(ids).toEqual(['h14', 'unknown', 'h13', 'h12', 'h11', 'h10', 'h9', 'h8', 'h7', 'h6', 'h5', 'h4'])
  })

  test('shows the choice as it was made, with its picture, also after another search', () => {
    const at = searching()
    at.searches()
    const chosen = home('a', { latitude: 52, longitude: 5 })
    at.finds([chosen, home('b')])
    at.chooses('a')
    expect(searchOf(at).chosen).toEqual(chosen)
    at.searches()
    expect(searchOf(at).chosen).toEqual(chosen)
    at.finds([home('b')])
    expect(searchOf(at).chosen).toEqual(chosen)
    at.chooses('b')
    at.chooses(null)
    expect(searchOf(at).chosen).toBeNull()
  })

  test('is the same object while nothing of it changes', () => {
    const at = searching()
    at.searches()
    at.finds([home('a')])
    const before = searchOf(at)
    at.answers('customer.first_name', 'Sanne')
    expect(searchOf(at)).toBe(before)
    at.asks('search_radius', 10)
    expect(searchOf(at).results).toBe(before.results)
    at.chooses('a')
    expect(searchOf(at)).not.toBe(before)
  })

  test('is idle where the catalogue has none', () => {
    const at = searching()
    expect(homeSearchView(at.catalogue, viewOf(at), wantedPlace)).toMatchObject({ searching: false, results: null })
  })
})

describe('the one home of a place', () => {
  test('is none until there is an address, then sought, then found or missing', () => {
    const at = wanting()
    expect(homeOf(at)).toEqual({ tag: 'none' })
    at.types('postal_code', '1234AB')
    expect(homeOf(at)).toEqual({ tag: 'none' })
    at.types('number', '10')
    expect(homeOf(at)).toEqual({ tag: 'seeking' })
    at.isTold('1234AB-10', home('x', { image: '' }), false)
    expect(homeOf(at)).toEqual({ tag: 'found', home: home('x', { image: '' }), awaitsPicture: true })
    at.isTold('1234AB-10', home('x'))
    expect(homeOf(at)).toEqual({ tag: 'found', home: home('x'), awaitsPicture: false })
    expect(homeOf(at)).toBe(homeOf(at))
    at.types('number', '11')
    expect(homeOf(at)).toEqual({ tag: 'seeking' })
    at.isTold('1234AB-11', null)
    expect(homeOf(at)).toEqual({ tag: 'missing' })
    at.does({ type: 'SeekHome', at: wantedPlace })
    expect(homeOf(at)).toEqual({ tag: 'seeking' })
  })

  test('back at an address that was looked up before is sought again: its answers are gone', () => {
    const at = wanting()
    at.typesAddress()
    at.isTold('1234AB-10-A', home('x'))
    at.types('number', '11')
    at.types('number', '10')
    expect(homeOf(at)).toEqual({ tag: 'seeking' })
  })

  test('is none while its place is hidden', () => {
    const at = wanting()
    at.typesAddress()
    at.wants(1)
    expect(homeOf(at)).toEqual({ tag: 'none' })
  })

  test('that the customer lives in needs a street, and follows another address', () => {
    const at = wanting({ 'customer.address.postal_code': '1012JS', 'customer.address.number': '1' })
    at.wants(1)
    expect(homeOf(at, currentPlace)).toEqual({ tag: 'none' })
    at.answers('customer.address.street', 'Dam')
    expect(homeOf(at, currentPlace)).toEqual({ tag: 'seeking' })
    at.isTold('1012JS-1', home('x'), true, currentPlace)
    expect(homeOf(at, currentPlace)).toMatchObject({ tag: 'found' })
    at.answers('customer.address.number', '2')
    expect(homeOf(at, currentPlace)).toEqual({ tag: 'seeking' })
  })
})
