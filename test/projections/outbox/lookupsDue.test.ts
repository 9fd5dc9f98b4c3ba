import { describe, expect, test } from 'vitest'
import { effectKey } from '../../../events/effects/effect'
import { lookupsDue } from '../../../projections/outbox/lookupsDue'
import { inventory } from '../../../projections/sending/inventory'
import { currentPlace, home, searching, searchPlace, wantedPlace, wanting } from '../../domain/homes/homes'
import type { Portal } from '../portal'
import { viewOf } from '../viewOf'

const dueIn = (at: Portal) => lookupsDue(at.catalogue, viewOf(at)).map(effectKey)
const search = `searchHomes ${searchPlace} 1234AB 5 hoekwoning`

describe('a search', () => {
  test('is due from the button until the answer, and again with the button', () => {
    const at = searching()
    expect(dueIn(at)).toEqual([])
    at.searches()
    expect(dueIn(at)).toEqual([search])
    at.finds([home('a')])
    expect(dueIn(at)).toEqual([])
    at.searches()
    expect(dueIn(at)).toEqual([search])
  })

  test('for something else takes its place, and a refused one takes it away', () => {
    const at = searching()
    at.searches()
    at.asks('search_radius', 10)
    expect(dueIn(at)).toEqual([search])
    at.searches()
    expect(dueIn(at)).toEqual([`searchHomes ${searchPlace} 1234AB 10 hoekwoning`])
    at.asks('search_postal_code', '12')
    at.searches()
    expect(dueIn(at)).toEqual([])
  })

  test('waits while its place is hidden', () => {
    const at = searching()
    at.searches()
    at.asks('i_expect_to_move', 0)
    expect(dueIn(at)).toEqual([])
    at.asks('i_expect_to_move', 1)
    expect(dueIn(at)).toEqual([search])
  })
})

describe('a chosen home', () => {
  test('that another search found but does not offer can be asked for again', () => {
    const at = searching()
    at.searches()
    at.finds([home('a')])
    at.chooses('a')
    at.searches()
    at.finds([home('a', { value_high: 0 })])
    expect(dueIn(at)).toEqual([])
    at.does({ type: 'SeekHome', at: searchPlace })
    expect(dueIn(at)).toEqual([`seekHome ${searchPlace} a`])
  })

  test('is fetched by its id when no list tells of it, on its own step', () => {
    const at = searching()
    at.searches()
    at.finds([home('a')])
    at.chooses('a')
    expect(dueIn(at)).toEqual([])
    // The list is of a visit whose answers came back, and it did not.
    const state = { ...at.state(), homes: new Map() }
    const back = { ...at, state: () => state }
    expect(dueIn(back)).toEqual([`seekHome ${searchPlace} a`])
    expect(lookupsDue(at.catalogue, viewOf(back))[0]).toMatchObject({ what: 'search', sought: { address: null } })
    const elsewhere = { ...state, screen: '/pension' }
    expect(dueIn({ ...at, state: () => elsewhere })).toEqual([])
  })

  test('of a list that does not tell where it is, is fetched once', () => {
    const at = searching()
    const address = { street: '', number: '', number_addition: '', postcode: '', city: '' }
    at.searches()
    at.finds([home('a', { address })])
    at.chooses('a')
    expect(dueIn(at)).toEqual([`seekHome ${searchPlace} a`])
    at.does({ type: 'NoteHome', at: searchPlace, sought: 'a', home: home('a', { address }), settled: true })
    expect(dueIn(at)).toEqual([])
  })

  test('of an older list is known still', () => {
    const at = searching()
    at.searches()
    at.finds([home('a')])
    at.chooses('a')
    at.searches()
    at.finds([home('b')])
    expect(dueIn(at)).toEqual([])
  })
})

describe('the wanted home', () => {
  const due = `seekHome ${wantedPlace} 1234AB-10-A`

  test.each([
    ['1234 A', '10'],
    ['1234AB', ' '],
    ['', '10'],
  ])('is not due with %j and %j', (postalCode, number) => {
    const at = wanting()
    at.types('postal_code', postalCode)
    at.types('number', number)
    expect(dueIn(at)).toEqual([])
  })

  test('is due with the address as it stands, until it is settled', () => {
    const at = wanting()
    at.typesAddress()
    expect(dueIn(at)).toEqual([due])
    at.isTold('1234AB-10-A', home('x', { image: '' }), false)
    expect(dueIn(at)).toEqual([due])
    at.isTold('1234AB-10-A', home('x'))
    expect(dueIn(at)).toEqual([])
    at.types('addition', '')
    expect(dueIn(at)).toEqual([`seekHome ${wantedPlace} 1234AB-10`])
    at.isTold('1234AB-10', null)
    expect(dueIn(at)).toEqual([])
    at.does({ type: 'SeekHome', at: wantedPlace })
    expect(dueIn(at)).toEqual([`seekHome ${wantedPlace} 1234AB-10`])
  })

  test('is not due while it is hidden, or its step is not on the screen', () => {
    const at = wanting()
    at.typesAddress()
    at.wants(1)
    expect(dueIn(at)).toEqual([])
    at.wants(0)
    expect(dueIn(at)).toEqual([due])
    at.does({ type: 'ShowScreen', screen: '/financing' })
    expect(dueIn(at)).toEqual([])
  })
})

test('the home that the customer lives in is due by its address, when its place shows', () => {
  const at = wanting({
    'customer.address.street': 'Dam',
    'customer.address.postal_code': '1012 js',
    'customer.address.number': '1',
  })
  expect(dueIn(at)).toEqual([])
  at.wants(1)
  expect(lookupsDue(at.catalogue, viewOf(at))).toEqual([
    {
      tag: 'seekHome',
      at: currentPlace,
      what: 'current',
      sought: { key: '1012JS-1', address: { postalCode: '1012JS', number: '1', addition: '' } },
    },
  ])
  at.isTold('1012JS-1', null, true, currentPlace)
  expect(dueIn(at)).toEqual([])
})

test('what is sent says whether something is still being looked up (DATA-36)', () => {
  const loading = (at: Portal): unknown => {
    const { state, tree } = viewOf(at)
    return inventory(at.catalogue, state, tree)
  }
  const at = searching()
  expect(loading(at)).toMatchObject({ status: { moving: false, loading: false } })
  at.searches()
  expect(loading(at)).toMatchObject({ status: { loading: true } })
  at.finds([])
  expect(loading(at)).toMatchObject({ status: { loading: false } })
})
