import { describe, expect, test } from 'vitest'
import { withAnswer, withItem, withoutItem } from '../../../domain/engine/answers'
import { listAddress, slotAddress } from '../../../domain/engine/path'
import { initialState, type State } from '../../../events/state/state'
import { decodeState, encodeState } from '../../../events/state/stateCodec'
import { catalogues } from '../../arbitraries/surveys'
import { criteria, home } from '../../domain/homes/homes'

const catalogue = catalogues.everyKind
const here = { latitude: 52.1, longitude: 5.1 }

const filled = (): State => {
  const list = listAddress(catalogue, 'customer.boats')
  const name = slotAddress(catalogue, 'customer.boats.b1.name')
  if (list === null || name === null) throw new Error('no boats')
  const added = withItem(withItem(initialState(catalogue).answers, list, 'b1'), list, 'b2')
  return {
    ...initialState(catalogue),
    answers: withoutItem(withAnswer(added, name, 'Zwaan', true), list, 'b2'),
    begun: true,
    submitted: new Map([['intro', new Set(['customer.initials'])]]),
    asked: new Set(['customer.has_partner']),
    lookUps: new Map([['customer.address', 'due']]),
    lookedUp: new Set(['customer.address.street']),
    homes: new Map([
      ['a', { search: { criteria, found: null }, single: { sought: 'x', home: home('x'), settled: false } }],
      ['b', { search: { criteria, found: { homes: [home('y', here)], center: here } }, single: null }],
      ['c', { search: { criteria: null, found: null }, single: { sought: 'z', home: null, settled: true } }],
    ]),
    sending: { tag: 'failed', failure: 'invalid', fields: [['a', 'b']], file: null },
  }
}

test.each<State['sending']>([
  { tag: 'idle' },
  { tag: 'busy', at: 7, body: 'b1', again: true },
  { tag: 'oneFile', name: 'loon.pdf' },
  { tag: 'unconfirmed', why: 'noProof', body: null, since: 7, asked: 2, absent: true, sought: false },
  { tag: 'sent', submittedAt: '2026-11-21T10:00:00Z' },
])('a state comes back however far sending has come: $tag', sending => {
  const state: State = { ...filled(), sending, attempt: { at: 5, changed: true } }
  expect(decodeState(catalogue, encodeState(state))).toEqual(state)
})

describe('what is stored is not believed', () => {
  const text = encodeState(filled())

  test.each([
    ['is no JSON', text.slice(0, -1)],
    ['is no state', '{}'],
    ['is of another catalogue', encodeState(initialState(catalogues.shipped))],
    ['has lost a field', text.replace('"begun":true,', '')],
    ['says of a step that there is none of', text.replace('"submitted":[["intro"', '"submitted":[["elsewhere"')],
    ['has an answer that its question cannot hold', text.replace('"Zwaan"', '7')],
    ['has lost an answer', text.replace('"Zwaan",', '')],
    ['has an item twice', text.replace('"b2"', '"b1"')],
    ['has an item without answers', text.replace('"ids":["b1"]', '"ids":["b1","b3"]')],
    ['has an item with an impossible name', text.replace('"ids":["b1"]', '"ids":["__proto__"]')],
    ['has a home without a value', text.replace('"value_high":390000,', '')],
    ['has a removed item in no place', text.replace('"at":1', '"at":-1')],
  ])('when it %s', (_, damaged) => {
    expect(damaged).not.toBe(text)
    expect(decodeState(catalogue, damaged)).toBeNull()
  })
})
