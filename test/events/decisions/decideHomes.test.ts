import { describe, expect, test } from 'vitest'
import { criteria, currentPlace, home, searching, searchPlace, wantedPlace, wanting } from '../../domain/homes/homes'
import { only } from '../../projections/portal'

const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type)

describe('searching for homes (spec 2 section 5)', () => {
  test('asks for what stands there, the postal code without spaces', () => {
    const at = searching()
    expect(at.searches()).toEqual([{ type: 'HomesSought', v: 1, at: searchPlace, criteria }])
    expect(at.records.at(-1)?.by).toBe('customer')
  })

  test.each([
    ['search_postal_code', '1234'],
    ['search_postal_code', '1234 ABC'],
    ['home_type', 'none'],
    ['search_radius', -1],
  ])('with %s %j is refused, and the log says so once', (key, value) => {
    const at = searching()
    at.asks(key, value)
    expect(at.searches()).toEqual([{ type: 'HomesSought', v: 1, at: searchPlace, criteria: null }])
    expect(at.searches()).toEqual([])
    at.asks('home_type', 'bungalow')
    at.asks('search_postal_code', '1234AB')
    at.asks('search_radius', 5)
    expect(only(at.searches(), 'HomesSought')[0]?.criteria).toEqual({ ...criteria, homeType: 'bungalow' })
  })

  test('where the questions are not asked is refused', () => {
    const at = searching()
    at.asks('i_expect_to_move', 0)
    expect(only(at.searches(), 'HomesSought')[0]?.criteria).toBeNull()
  })

  test('that is on its way is not begun twice; one that came back is', () => {
    const at = searching()
    at.searches()
    expect(at.searches()).toEqual([])
    at.finds([home('a')])
    expect(types(at.searches())).toEqual(['HomesSought'])
    expect(at.state().homes.get(searchPlace)?.search?.found).toBeNull()
  })

  test('answers the last search alone: an answer to an older one, or a second answer, changes nothing', () => {
    const at = searching()
    expect(at.finds([home('a')])).toEqual([])
    at.searches()
    at.asks('search_radius', 10)
    at.searches()
    expect(at.finds([home('a')])).toEqual([])
    expect(at.finds([home('a')], { ...criteria, radius: 10, homeType: 'bungalow' })).toEqual([])
    expect(at.finds([home('a')], { ...criteria, radius: 10, postalCode: '9999ZZ' })).toEqual([])
    expect(types(at.finds([home('b')], { ...criteria, radius: 10 }))).toEqual(['HomesFound'])
    expect(at.records.at(-1)?.by).toBe('server')
    expect(at.finds([home('c')], { ...criteria, radius: 10 })).toEqual([])
    expect(
      at
        .state()
        .homes.get(searchPlace)
        ?.search?.found?.homes.map(({ id }) => id),
    ).toEqual(['b'])
  })

  test('that was refused since does not hear of it any more', () => {
    const at = searching()
    at.searches()
    at.asks('search_postal_code', '12')
    at.searches()
    expect(at.finds([home('a')])).toEqual([])
  })

  test('is not possible where no homes are searched', () => {
    const at = searching()
    for (const place of ['customer.nowhere', wantedPlace, currentPlace])
      expect(at.refuses({ type: 'SearchHomes', at: place })).toEqual({ tag: 'NoSuchQuestion', path: place })
  })
})

describe('choosing a home (spec 2 section 3)', () => {
  const found = () => {
    const at = searching()
    at.searches()
    at.finds([home('a'), home('b', { value_low: 0, value_high: 200_000 }), home('free', { value_high: 0 })])
    return at
  }
  const keys = [
    'jumba_id',
    'value_low',
    'value_high',
    'postal_code',
    'number',
    'number_addition',
    'street',
    'city',
  ] as const

  test('keeps everything that is sent of it; another choice replaces it, and it can be taken back', () => {
    const at = found()
    at.chooses('a')
    expect(at.kept(...keys)).toEqual(['a', 350_000, 390_000, '1234AB', '10', 'A', 'Dorpsstraat', 'Ons Dorp'])
    at.chooses('b')
    expect(at.kept(...keys)).toEqual(['b', 0, 200_000, '1234AB', '10', 'A', 'Dorpsstraat', 'Ons Dorp'])
    expect(at.chooses('b')).toEqual([])
    at.chooses(null)
    expect(at.kept(...keys)).toEqual(keys.map(() => ''))
    expect(at.kept('home_type', 'search_postal_code')).toEqual(['hoekwoning', '1234AB'])
  })

  test.each(['elsewhere', 'free'])('that was not offered (%s) is refused', id => {
    expect(found().refuses({ type: 'ChooseHome', at: searchPlace, id })).toEqual({
      tag: 'NoSuchHome',
      at: searchPlace,
      id,
    })
  })

  test('goes out as nothing while the place is hidden, and is there again when it shows', () => {
    const at = found()
    at.chooses('a')
    at.asks('i_expect_to_move', 0)
    expect(at.kept('jumba_id', 'street')).toEqual(['', ''])
    at.asks('i_expect_to_move', 1)
    expect(at.kept('jumba_id', 'street')).toEqual(['a', 'Dorpsstraat'])
  })

  test('stays as it was chosen when it is looked up again, but for an address that the search did not tell', () => {
    const at = searching()
    const nameless = { street: '', number: '', number_addition: '', postcode: '', city: '' }
    at.searches()
    at.finds([home('a', { address: nameless }), home('b')])
    at.chooses('a')
    const otherwise = home('a by another name', { value_low: 0, value_high: 0 })
    at.does({ type: 'NoteHome', at: searchPlace, sought: 'a', home: otherwise, settled: true })
    expect(at.kept(...keys)).toEqual(['a', 350_000, 390_000, '1234AB', '10', 'A', 'Dorpsstraat', 'Ons Dorp'])
    at.chooses('b')
    const dearer = home('b', { value_high: 999_000 })
    const events = at.does({ type: 'NoteHome', at: searchPlace, sought: 'b', home: dearer, settled: true })
    expect(types(events)).toEqual(['HomeFound'])
    expect(at.kept('value_high')).toEqual([390_000])
  })
})

describe('the wanted home (spec 2 section 7)', () => {
  const there = ['x', 350_000, 390_000, 'Dorpsstraat', 'Ons Dorp']
  const nothing = ['', '', '', '', '']
  const found = () => {
    const at = wanting()
    at.typesAddress()
    at.isTold('1234AB-10-A', home('x'))
    return at
  }

  test('is kept with the answers when it is found, and says nothing when it is not', () => {
    const at = found()
    expect(at.kept()).toEqual(there)
    expect(at.records.at(-1)?.by).toBe('server')
    at.types('number', '11')
    expect(types(at.isTold('1234AB-11-A', null))).toEqual(['HomeFound'])
    expect(at.kept()).toEqual(nothing)
  })

  test.each([
    ['postal_code', '1234AC'],
    ['number', '11'],
    ['addition', ''],
    ['number', ''],
  ])('at another address (%s %j) takes what was found along at once, and nothing that was typed', (key, value) => {
    const at = found()
    at.types(key, value)
    expect(at.kept()).toEqual(nothing)
    expect(at.typed()).toContain(value)
    expect(at.typed().filter(text => text !== '').length).toBeGreaterThanOrEqual(2)
    expect(at.state().homes.get(wantedPlace)?.single).toBeNull()
  })

  test('stays when the same address is written otherwise', () => {
    const at = found()
    at.types('postal_code', '1234AB')
    at.types('addition', ' A ')
    expect(at.kept()).toEqual(there)
    expect(at.state().homes.get(wantedPlace)?.single?.home?.id).toBe('x')
  })

  test('of an address that is no longer there changes nothing, and neither does a place that is hidden', () => {
    const at = wanting()
    at.typesAddress()
    at.types('number', '11')
    expect(at.isTold('1234AB-10-A', home('x'))).toEqual([])
    at.wants(1)
    expect(at.isTold('1234AB-11-A', home('x'))).toEqual([])
    at.wants(0)
    expect(types(at.isTold('1234AB-11-A', home('x')))).toContain('HomeFound')
  })

  test('is told once with its picture; what comes after is stale', () => {
    const at = wanting()
    at.typesAddress()
    at.isTold('1234AB-10-A', home('x', { image: '' }), false)
    expect(types(at.isTold('1234AB-10-A', home('x')))).toEqual(['HomeFound'])
    expect(at.isTold('1234AB-10-A', null)).toEqual([])
    expect(at.kept()).toEqual(there)
  })

  test('can be asked for again once it is settled, and keeps what it has until then', () => {
    const at = wanting()
    at.typesAddress()
    expect(at.does({ type: 'SeekHome', at: wantedPlace })).toEqual([])
    at.isTold('1234AB-10-A', home('x', { image: '' }), false)
    expect(at.does({ type: 'SeekHome', at: wantedPlace })).toEqual([])
    at.isTold('1234AB-10-A', home('x', { image: '' }))
    expect(types(at.does({ type: 'SeekHome', at: wantedPlace }))).toEqual(['HomeSought'])
    expect(at.kept()).toEqual(there)
    expect(at.state().homes.get(wantedPlace)?.single).toBeNull()
  })

  test('that is gone, or is worth something else, when it is asked for again, is kept as it is now', () => {
    const at = found()
    at.does({ type: 'SeekHome', at: wantedPlace })
    at.isTold('1234AB-10-A', home('x', { value_high: 410_000 }))
    expect(at.kept()[2]).toBe(410_000)
    at.does({ type: 'SeekHome', at: wantedPlace })
    at.isTold('1234AB-10-A', null)
    expect(at.kept()).toEqual(nothing)
  })

  test('needs more than five characters and a number before it can be told', () => {
    const at = wanting()
    at.types('postal_code', '1234A')
    at.types('number', '10')
    expect(at.isTold('1234A-10', home('x'))).toEqual([])
  })
})

test('the home that the customer lives in is shown, and nothing of it is an answer', () => {
  const at = wanting({
    'customer.address.street': 'Dam',
    'customer.address.postal_code': '1012JS',
    'customer.address.number': '1',
  })
  at.wants(1)
  expect(types(at.isTold('1012JS-1', home('x'), true, currentPlace))).toEqual(['HomeFound'])
  expect(at.state().homes.get(currentPlace)?.single?.home?.id).toBe('x')
})
