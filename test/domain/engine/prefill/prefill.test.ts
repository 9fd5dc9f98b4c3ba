import { describe, expect, test } from 'vitest'
import { item, only, portal } from '../../../projections/portal'

const employers = 'customer.employers'
const children = 'customer.children'

describe('what the office knows, OPEN-100', () => {
  test('fills what the customer has not touched', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.first_name', 'Piet')
    home.loads({ 'customer.first_name': 'Jan', 'customer.last_name': 'Smit' })
    expect(home.value('customer.first_name')).toBe('Piet')
    expect(home.value('customer.last_name')).toBe('Smit')
  })

  test('does not fill what the customer emptied', () => {
    const home = portal({ type: 'full', values: { 'customer.first_name': 'Jan' } })
    home.answers('customer.first_name', '')
    home.loads({ 'customer.first_name': 'Jan' })
    expect(home.value('customer.first_name')).toBe('')
  })

  test('follows the office as long as the customer leaves it', () => {
    const home = portal({ type: 'full', values: { 'customer.last_name': 'Smit' } })
    home.loads({ 'customer.last_name': 'Smits' })
    expect(home.value('customer.last_name')).toBe('Smits')
  })

  test('never replaces street and place that were looked up for a postal code of the customer’s own', () => {
    const old = { 'customer.address.postal_code': '1234AB', 'customer.address.street': 'Oudeweg' }
    const home = portal({ type: 'full', values: old })
    home.answers('customer.address.postal_code', '4321BA')
    home.does({ type: 'FillAddress', at: 'customer.address', found: { street: 'Nieuweweg', place: 'Ons Dorp' } })
    home.loads(old)
    expect(home.value('customer.address.street')).toBe('Nieuweweg')
    expect(home.value('customer.address.postal_code')).toBe('4321BA')
  })

  test('always replaces the invitation', () => {
    const home = portal({ type: 'full' })
    expect(home.state().invitation?.type).toBe('full')
    home.does({
      type: 'LoadCustomer',
      invitation: null,
      partnerSession: true,
      office: null,
      customer: item({}),
    })
    expect(home.state().invitation).toBeNull()
    expect(home.state().facts.partnerSession).toBe(true)
  })

  test('brings items, and says Ja to the question before them', () => {
    const home = portal({ type: 'full', lists: { [children]: [item({ id: '1', first_name: 'Sam' })] } })
    expect(home.value('customer.has_children')).toBe(1)
    expect(home.ids(children)).toHaveLength(1)
  })

  test('leaves a Nee of the customer’s own', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.has_children', 0)
    home.loads({ 'customer.has_children': 1 }, { [children]: [item({ id: '1', first_name: 'Sam' })] })
    expect(home.value('customer.has_children')).toBe(0)
  })

  test('with items goes before a Nee that the office sends along, however often it is loaded', () => {
    const home = portal({ type: 'full' })
    const lists = { 'customer.companies': [item({ id: '1', name: 'Zaak' })] }
    for (let n = 0; n < 3; n++) {
      home.loads({ 'customer.has_companies': 0 }, lists)
      expect(home.value('customer.has_companies')).toBe(1)
    }
  })
})

describe('an item that the office sends, OPEN-100', () => {
  const loaded = (...items: readonly ReturnType<typeof item>[]) => ({ [employers]: items })

  test('is the one with the same id, whatever its name has become', () => {
    const home = portal({ type: 'full', lists: loaded(item({ id: '5', name: 'Gemeente' })) })
    const [id = ''] = home.ids(employers)
    home.loads({}, loaded(item({ id: '5', name: 'Provincie', salary: 100 })))
    expect(home.ids(employers)).toEqual([id])
    expect(home.value(`${employers}.${id}.name`)).toBe('Provincie')
    expect(home.value(`${employers}.${id}.salary`)).toBe(100)
  })

  test('is else the one with the same name, and keeps what the customer gave there', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.has_employers', 1)
    const [id = ''] = home.ids(employers)
    home.answers(`${employers}.${id}.name`, 'Gemeente')
    home.answers(`${employers}.${id}.salary`, 5000)
    home.loads({}, loaded(item({ id: '5', name: 'Gemeente', salary: 100, function: 'Bode' })))
    expect(home.ids(employers)).toEqual([id])
    expect(home.value(`${employers}.${id}.salary`)).toBe(5000)
    expect(home.value(`${employers}.${id}.function`)).toBe('Bode')
    expect(home.value(`${employers}.${id}.id`)).toBe('5')
  })

  test('is never the same as another of that load: two of one name stay two', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.has_employers', 1)
    home.answers(`${employers}.${home.ids(employers)[0]}.name`, 'Gemeente')
    const two = loaded(item({ id: '7', name: 'Gemeente' }), item({ id: '8', name: 'Gemeente' }))
    for (let n = 0; n < 2; n++) {
      home.loads({}, two)
      expect(home.ids(employers).map(id => home.value(`${employers}.${id}.id`))).toEqual(['7', '8'])
    }
  })

  test('takes the id before the name, in whatever order they come', () => {
    const home = portal({ type: 'full', lists: loaded(item({ id: '7', name: 'Gemeente' })) })
    const [id = ''] = home.ids(employers)
    home.answers(`${employers}.${id}.salary`, 5000)
    home.loads({}, loaded(item({ id: '8', name: 'Gemeente' }), item({ id: '7', name: 'Gemeente' })))
    expect(home.value(`${employers}.${id}.id`)).toBe('7')
    expect(home.ids(employers)).toHaveLength(2)
  })

  test('stays away when the customer removed it, by id or by name', () => {
    const two = loaded(item({ id: '7', name: 'Gemeente' }), item({ name: 'Provincie' }))
    const home = portal({ type: 'full', lists: two })
    for (const id of home.ids(employers)) home.removes(employers, id)
    home.loads({}, two)
    expect(home.ids(employers)).toEqual([])
    expect(home.value('customer.has_employers')).toBe(0)
  })

  test('does not come again at each load when it has neither id nor name', () => {
    const pensions = { 'customer.pensions': [item({ bruto_pensioenbedrag: 100 }), item({ bruto_pensioenbedrag: 200 })] }
    const home = portal({ type: 'pension', lists: pensions })
    const [first = '', second = ''] = home.ids('customer.pensions')
    expect(home.loads({}, pensions)).toHaveLength(1)
    expect(home.ids('customer.pensions')).toEqual([first, second])
    expect(home.value(`customer.pensions.${second}.bruto_pensioenbedrag`)).toBe(200)
  })

  test('brings the items within it, and meets them again', () => {
    const mortgages = (rate: number) => ({
      'customer.mortgages': [
        item({ id: '1' }, { parts: [item({ leningdeelnummer: 'A', rentepercentage: rate }), item({ id: '9' })] }),
      ],
    })
    const home = portal({ type: 'mortgage', lists: mortgages(2) })
    const [mortgage = ''] = home.ids('customer.mortgages')
    const parts = `customer.mortgages.${mortgage}.parts`
    const before = home.ids(parts)
    expect(before).toHaveLength(2)
    home.loads({}, mortgages(3))
    expect(home.ids(parts)).toEqual(before)
    expect(home.value(`${parts}.${before[0]}.rentepercentage`)).toBe(3)
  })
})

describe('a loaded value becomes the answer that it means', () => {
  test.each([
    ['OPEN-60', 'customer.salutation', 'De heer', 'Geachte heer'],
    ['OPEN-60', 'customer.salutation', 'Mevrouw', 'Geachte mevrouw'],
    ['', 'customer.date_of_birth', '1950-02-03', '03-02-1950'],
    ['', 'customer.date_of_birth', '1950-02-03T00:00:00Z', '03-02-1950'],
    ['', 'customer.date_of_birth', '03-02-1950', '03-02-1950'],
    ['', 'customer.date_of_birth', '1950-02-30', ''],
    ['', 'customer.address.postal_code', '1234 ab', '1234AB'],
    ['', 'customer.address.woz_waarde', '2500.50', 2500.5],
    ['', 'customer.address.woz_waarde', '-0', 0],
    ['', 'customer.address.woz_waarde', 'veel', ''],
    ['', 'customer.has_partner', true, 1],
    ['', 'customer.has_partner', '1', 1],
    ['', 'customer.has_partner', 7, -1],
    ['', 'customer.maritial_status', '3', 3],
    ['', 'customer.gender', 'x', ''],
    ['', 'customer.first_name', null, ''],
    ['', 'customer.first_name', 12, '12'],
  ])('%s %s: %j is %j', (_id, path, loaded, value) => {
    expect(portal({ type: 'full', values: { [path]: loaded } }).value(path)).toBe(value)
  })

  test('OPEN-60: in monitoring De heer is itself', () => {
    const home = portal({ type: 'pension', values: { 'customer.salutation': 'De heer' } })
    expect(home.value('customer.salutation')).toBe('De heer')
  })

  test('an answer that is there already is no event', () => {
    const values = { 'customer.first_name': 'Jan', 'customer.has_companies': 0, 'customer.smoking': -1 }
    const home = portal({ type: 'full', values })
    expect(only(home.loads(values), 'AnswerChanged')).toEqual([])
  })

  test('what the survey does not know is passed over', () => {
    expect(portal({ type: 'full', values: { 'customer.nowhere': 1, __proto__x: 'x' } }).records).toHaveLength(2)
  })
})
