import { describe, expect, test } from 'vitest'
import { only, portal } from '../../projections/portal'

const types = (events: readonly { readonly type: string }[]): readonly string[] => events.map(({ type }) => type)

const gates = [
  ['employers', 'has_employers'],
  ['companies', 'has_companies'],
  ['children', 'has_children'],
] as const

describe.each(gates)('OPEN-68: %s', (list, gate) => {
  const at = `customer.${list}`
  const question = `customer.${gate}`

  test('Ja opens one empty item, and no second one', () => {
    const home = portal({ type: 'full' })
    expect(types(home.answers(question, 1))).toEqual(['AnswerChanged', 'ItemAdded'])
    home.answers(question, 0)
    expect(types(home.answers(question, 1))).toEqual(['AnswerChanged'])
    expect(home.ids(at)).toHaveLength(1)
  })

  test('removing the last one says Nee, removing another does not', () => {
    const home = portal({ type: 'full' })
    home.answers(question, 1)
    home.adds(at)
    const [first = '', second = ''] = home.ids(at)
    home.removes(at, first)
    expect(home.value(question)).toBe(1)
    home.removes(at, second)
    expect(home.value(question)).toBe(0)
  })

  test('undoing it brings back the item in its place, its answers, and the Ja', () => {
    const home = portal({ type: 'full' })
    home.answers(question, 1)
    home.adds(at)
    const ids = home.ids(at)
    const name = home.catalogue.slotAt.has(`${at}.*.name`) ? 'name' : 'first_name'
    home.answers(`${at}.${ids[0]}.${name}`, 'Sam')
    for (const id of ids) home.removes(at, id)
    expect(home.value(question)).toBe(0)
    for (const id of [...ids].reverse()) home.restores(at, id)
    expect(home.ids(at)).toEqual(ids)
    expect(home.value(`${at}.${ids[0]}.${name}`)).toBe('Sam')
    expect(home.value(question)).toBe(1)
  })

  test('a removal that was undone cannot be undone again, and what never was cannot be removed', () => {
    const home = portal({ type: 'full' })
    home.answers(question, 1)
    const [id = ''] = home.ids(at)
    home.removes(at, id)
    home.restores(at, id)
    expect(home.refuses({ type: 'RestoreItem', list: at, id })).toEqual({ tag: 'NoSuchItem', list: at, id })
    expect(home.refuses({ type: 'RemoveItem', list: at, id: 'nobody' })).toMatchObject({ tag: 'NoSuchItem' })
  })
})

describe('mortgages', () => {
  test('OPEN-76: a new one starts with one empty loan part', () => {
    const home = portal({ type: 'mortgage' })
    const id = home.adds('customer.mortgages')
    expect(home.ids(`customer.mortgages.${id}.parts`)).toHaveLength(1)
  })

  test('LEN-20, LEN-21: the first loan part stays, later ones can go', () => {
    const home = portal({ type: 'mortgage' })
    const list = `customer.mortgages.${home.adds('customer.mortgages')}.parts`
    const second = home.adds(list)
    const [first = ''] = home.ids(list)
    expect(home.refuses({ type: 'RemoveItem', list, id: first })).toEqual({ tag: 'FirstItemStays', list })
    home.removes(list, second)
    expect(home.ids(list)).toEqual([first])
  })

  test('OPEN-76: the first mortgage can go', () => {
    const home = portal({ type: 'mortgage' })
    home.removes('customer.mortgages', home.adds('customer.mortgages'))
    expect(home.ids('customer.mortgages')).toEqual([])
  })
})

test.each(['customer.nowhere', 'customer.mortgages.none.parts', 'customer', ''])('there is no list %j', list => {
  const home = portal({ type: 'full' })
  expect(home.refuses({ type: 'AddItem', list })).toEqual({ tag: 'NoSuchList', list })
})

test('items that come in one record, and in all records, have ids of their own', () => {
  const home = portal({ type: 'mortgage' })
  for (let n = 0; n < 5; n++) home.adds('customer.mortgages')
  const ids = home.records.flatMap(({ events }) => only(events, 'ItemAdded').map(({ id }) => id))
  expect(ids).toHaveLength(10)
  expect(new Set(ids).size).toBe(10)
})
