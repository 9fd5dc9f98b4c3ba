import { describe, expect, test } from 'vitest'
import { childrenOf, otherHomes, peopleOf, personName } from '../../../domain/retrieval/people'
import { retrieved } from './retrieval'

const paths = (result: object) =>
  peopleOf(retrieved(result)).map(([path, { origin, values }]) => [path, origin.at, Object.fromEntries(values)])

test.each([
  ['Jan', 'de', 'Vries', 'Jan de Vries'],
  ['Jan', null, 'Vries', 'Jan Vries'],
  [null, '', 'Vries', 'Vries'],
  [null, null, null, ''],
])('%s, %s and %s is called %j', (first_name, insertion, last_name, name) =>
  expect(personName({ first_name, insertion, last_name })).toBe(name),
)

describe('the people of a result', () => {
  test('each come under a path of their own, with where they live and what their home is worth', () => {
    const address = { street: 'Dam', number: '1' }
    expect(
      paths({
        customer: { source: 'moh', last_name: 'Vries', address },
        partner: { source: 'moh', first_name: 'Kim', address },
        properties: [{ source: 'mbd', woz_waarde: 400_000 }],
      }),
    ).toEqual([
      ['customer.partner', 'partner', { first_name: 'Kim' }],
      ['customer.partner.address', 'partner.address', address],
      ['customer', 'partner', { has_partner: 1 }],
      ['customer', 'customer', { last_name: 'Vries' }],
      ['customer.address', 'customer.address', address],
      ['customer.address', 'properties.0', { woz_waarde: 400_000 }],
    ])
  })

  test('are not there where nothing came of them; a partner without a name is nobody that is known of', () => {
    expect(paths({})).toEqual([])
    expect(paths({ customer: { last_name: 'Vries' } })).toEqual([['customer', 'customer', { last_name: 'Vries' }]])
    expect(paths({ partner: { gender: 'V' } })).toEqual([['customer.partner', 'partner', { gender: 'f' }]])
  })

  test.each([
    ['M', 'm'],
    ['Man', 'm'],
    ['v', 'f'],
    ['f', 'f'],
    ['VROUW', 'f'],
    ['x', 'x'],
  ])('said to be %s are %s', (gender, as) => expect(paths({ customer: { gender } })[0]?.[2]).toEqual({ gender: as }))
})

test('homes behind the first are told by their address, as far as it is known', () => {
  const homes = [
    { source: 'mbd', address: { street: 'Dam', number: '1', place: 'Amsterdam' } },
    { source: 'mbd', address: { street: 'Kerkstraat', number: '10', place: 'Utrecht' } },
    { source: 'mbd', address: { place: 'Zeist' } },
    { woz_waarde: 1 },
  ]
  expect(otherHomes(retrieved({ properties: homes }))).toEqual([
    { at: 'properties.1', name: 'Kerkstraat 10 Utrecht', source: 'mbd', reason: 'notFirst' },
    { at: 'properties.2', name: 'Zeist', source: 'mbd', reason: 'notFirst' },
    { at: 'properties.3', name: '', source: null, reason: 'notFirst' },
  ])
})

test('a child is known by its place and name, used or not', () => {
  const { items, passedOver } = childrenOf(
    retrieved({
      children: [
        { source: 'moh', first_name: 'Kim', last_name: 'Vries', date_of_birth: '2010-01-01' },
        { source: 'moh', first_name: 'Bo', date_of_birth: '1990-01-01' },
        { first_name: 'Jo' },
      ],
    }),
    '2026-11-21',
  )
  expect(items.map(({ called, origin }) => [called, origin])).toEqual([
    ['Kim Vries', { source: 'moh', manner: 'read', at: 'children.0' }],
  ])
  expect(passedOver).toEqual([
    { at: 'children.1', name: 'Bo', source: 'moh', reason: 'tooOld' },
    { at: 'children.2', name: 'Jo', source: null, reason: 'noAge' },
  ])
})
