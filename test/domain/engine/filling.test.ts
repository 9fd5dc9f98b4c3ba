import { describe, expect, test } from 'vitest'
import type { LoadedItem, OriginalOfficeValue } from '../../../domain/engine/loadedCustomer'
import type { RetrievedAnswerAt } from '../../../domain/engine/prefill/matchItems'
import { type PrefillEffect, prefill, prefillRetrieved } from '../../../domain/engine/prefill/prefill'
import type { Answer } from '../../../domain/language/answer'
import type { Json } from '../../../domain/language/json'
import { item, type Portal, portal } from '../../projections/portal'

const children = 'customer.children'
const employers = 'customer.employers'

const ids = () => {
  let count = 0
  return () => `new${++count}`
}
const nothing: RetrievedAnswerAt = () => undefined

const office = (
  visit: Portal,
  loaded: LoadedItem,
  kept: Readonly<Record<string, OriginalOfficeValue>> = {},
): readonly PrefillEffect[] => prefill(visit.situation(), loaded, ids(), new Map(Object.entries(kept)))
const retrieved = (visit: Portal, loaded: LoadedItem, told = nothing): readonly PrefillEffect[] =>
  prefillRetrieved(visit.situation(), loaded, ids(), told)

const answer = (path: string, value: Answer): PrefillEffect => ({ tag: 'answer', path, value })
const kept = (path: string, json: string | null): PrefillEffect => ({ tag: 'kept', path, json })
const whole = (values: Parameters<typeof item>[0], raw: Readonly<Record<string, Json>>): LoadedItem => ({
  ...item(values),
  raw: new Map(Object.entries(raw)),
})

describe('of what the office sends, the very value is kept', () => {
  const full = portal({ type: 'full' })
  const partner = 'customer.has_partner'

  test('only where the answer does not say it whole', () => {
    expect(office(full, item({ 'customer.first_name': 'Jan' }))).toEqual([answer('customer.first_name', 'Jan')])
    expect(office(full, whole({ [partner]: 1 }, { [partner]: true }))).toEqual([
      answer(partner, 1),
      kept(partner, 'true'),
    ])
  })

  test('once, and no longer once the answer says it', () => {
    const yes = whole({ [partner]: 1 }, { [partner]: true })
    expect(office(full, yes, { [partner]: { json: 'true', as: 1 } })).toEqual([answer(partner, 1)])
    // An answer of another that stood there meanwhile was not read from it.
    expect(office(full, yes, { [partner]: { json: 'true', as: 0 } })).toEqual([
      answer(partner, 1),
      kept(partner, 'true'),
    ])
    expect(office(full, yes, { [partner]: { json: '"1"', as: 1 } })).toEqual([
      answer(partner, 1),
      kept(partner, 'true'),
    ])
    expect(office(full, item({ [partner]: 1 }), { [partner]: { json: 'true', as: 1 } })).toEqual([
      answer(partner, 1),
      kept(partner, null),
    ])
  })

  test('where it says nothing that the question can hold, and then nothing is answered', () => {
    const name = 'customer.first_name'
    expect(office(full, whole({}, { [name]: { x: 1 } }))).toEqual([kept(name, '{"x":1}')])
    expect(office(full, item({ [partner]: 'misschien' }))).toEqual([kept(partner, '"misschien"')])
    expect(office(full, whole({}, { [name]: null }))).toEqual([kept(name, 'null')])
  })

  test('of the question before a list too, whose items say more', () => {
    const kim = item({}, { [children]: [item({ first_name: 'Kim' })] })
    const come = [
      answer('customer.has_children', 1),
      { tag: 'item', list: children, id: 'new1' },
      answer(`${children}.new1.first_name`, 'Kim'),
    ]
    expect(office(full, kim)).toEqual(come)
    const no = { ...kim, values: new Map([['customer.has_children', 0]]) }
    // The customer sees 'Ja': that goes out where it is asked.
    expect(office(full, no)).toEqual(come)
    const home = portal({ type: 'mortgage_enrich' })
    expect(office(home, no)).toEqual([kept('customer.has_children', '0'), ...come])
  })

  test('and nothing of what has no place, of no items, or of an item that was taken away', () => {
    expect(office(full, item({ 'customer.nowhere': 1 }, { 'customer.nothings': [item({})], [children]: [] }))).toEqual(
      [],
    )
    const visit = portal({ type: 'full', lists: { [employers]: [item({ id: '5', name: 'Gemeente' })] } })
    visit.removes(employers, visit.ids(employers)[0] ?? '')
    expect(office(visit, item({}, { [employers]: [item({ id: '5', salary: 1 })] }))).toEqual([])
  })
})

describe('of what was retrieved it is said what became of it', () => {
  const full = portal({ type: 'full' })
  const watched = portal({ type: 'mortgage' })

  test('a value that nobody knows is none; what has no place is passed over', () => {
    expect(retrieved(full, item({ 'customer.first_name': null, 'customer.nowhere': 1 }))).toEqual([])
    expect(retrieved(full, item({}, { 'customer.nothings': [item({})], [children]: [] }))).toEqual([])
  })

  test('a value is read, and fills what nobody has answered', () => {
    const loaded = item({ 'customer.first_name': 'Jan' })
    const path = 'customer.first_name'
    const read = { tag: 'read', item: loaded, key: path, path, value: 'Jan' }
    expect(retrieved(full, loaded)).toEqual([answer(path, 'Jan'), read])
    const visit = portal({ type: 'full' })
    visit.answers(path, 'Piet')
    expect(retrieved(visit, loaded)).toEqual([read])
  })

  test('that something is off is said as well, where an empty answer says nothing', () => {
    const path = 'customer.partner.different_address'
    const loaded = item({ [path]: 0, 'customer.last_name': '' })
    expect(retrieved(full, loaded)).toEqual([{ tag: 'read', item: loaded, key: path, path, value: 0 }])
  })

  test('what this visit never asks is not used, unless it was before; what is only kept goes without a word', () => {
    const path = 'customer.smoking'
    const loaded = item({ [path]: 1, 'customer.id': '7' })
    expect(retrieved(watched, loaded)).toEqual([{ tag: 'unused', item: loaded, key: path, why: 'notAsked' }])
    const before: RetrievedAnswerAt = at => (at === path ? 0 : undefined)
    expect(retrieved(watched, loaded, before)).toEqual([
      answer(path, 1),
      { tag: 'read', item: loaded, key: path, path, value: 1 },
    ])
  })

  test('what is no answer to its question is not used', () => {
    const loaded = item({ 'customer.gender': 'x' })
    expect(retrieved(full, loaded)).toEqual([{ tag: 'unused', item: loaded, key: 'customer.gender', why: 'notListed' }])
  })

  test('a new item brings all it has, one that is there only what is asked', () => {
    const job = item({ name: 'Gemeente', function: 'Bode' })
    const path = `${employers}.new1`
    expect(retrieved(watched, item({}, { [employers]: [job] })).slice(2)).toEqual([
      { tag: 'item', list: employers, id: 'new1' },
      { tag: 'placed', item: job, path },
      answer(`${path}.name`, 'Gemeente'),
      { tag: 'read', item: job, key: 'name', path: `${path}.name`, value: 'Gemeente' },
      answer(`${path}.function`, 'Bode'),
      { tag: 'read', item: job, key: 'function', path: `${path}.function`, value: 'Bode' },
    ])
    const visit = portal({ type: 'mortgage', lists: { [employers]: [item({ name: 'Gemeente' })] } })
    const there = `${employers}.${visit.ids(employers)[0]}`
    expect(retrieved(visit, item({}, { [employers]: [job] })).slice(1)).toEqual([
      { tag: 'placed', item: job, path: there },
      { tag: 'read', item: job, key: 'name', path: `${there}.name`, value: 'Gemeente' },
      { tag: 'unused', item: job, key: 'function', why: 'notAsked' },
    ])
  })

  test('items say yes to the question before them, and it is asked nothing else', () => {
    const kim = item({ first_name: 'Kim' })
    const loaded = item({ 'customer.has_children': 0 }, { [children]: [kim] })
    const gate = 'customer.has_children'
    expect(retrieved(full, loaded).slice(0, 3)).toEqual([
      answer(gate, 1),
      { tag: 'read', item: kim, key: '', path: gate, value: 1 },
      { tag: 'item', list: children, id: 'new1' },
    ])
    expect(retrieved(full, loaded).filter(one => 'path' in one && one.path === gate)).toHaveLength(2)
    const none = item({ 'customer.has_children': 0 })
    expect(retrieved(full, none)).toEqual([
      answer(gate, 0),
      { tag: 'read', item: none, key: gate, path: gate, value: 0 },
    ])
  })

  test('of items that were all taken away nothing is said but that', () => {
    const [kim, sam] = [item({ first_name: 'Kim' }), item({ first_name: 'Sam' })]
    const visit = portal({ type: 'full', lists: { [children]: [kim] } })
    visit.removes(children, visit.ids(children)[0] ?? '')
    const gone = { tag: 'unused', item: kim, key: null, why: 'removed' }
    expect(retrieved(visit, item({}, { [children]: [kim] }))).toEqual([gone])
    const two = retrieved(visit, item({}, { [children]: [kim, sam] }))
    expect(two.filter(one => one.tag === 'read' && one.key === '')).toHaveLength(1)
    expect(two).toContainEqual(gone)
  })

  test('items that this visit does not ask are not used, each of them', () => {
    const [kim, sam] = [item({ first_name: 'Kim' }), item({ first_name: 'Sam' })]
    expect(retrieved(watched, item({}, { [children]: [kim, sam] }))).toEqual([
      { tag: 'unused', item: kim, key: null, why: 'notAsked' },
      { tag: 'unused', item: sam, key: null, why: 'notAsked' },
    ])
  })
})
