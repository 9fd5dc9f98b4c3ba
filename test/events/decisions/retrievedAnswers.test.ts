import { describe, expect, test } from 'vitest'
import { lenderNamed } from '../../domain/retrieval/retrieval'
import { item } from '../../projections/portal'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'
import { children, employers, home, mortgages, of, passed, pensions, told, year } from './retrievedHome'

const { couple } = retrievedHouseholds

describe('answers of the customer’s own, OPEN-100', () => {
  test('stay, and what differs is offered beside them', () => {
    const visit = home()
    visit.answers('customer.last_name', 'Jansen')
    visit.answers('customer.first_name', 'Sanne')
    visit.retrieves(couple(year))
    expect(visit.value('customer.last_name')).toBe('Jansen')
    expect(told(visit, 'customer.last_name')).toMatchObject({ value: 'Vries', open: true })
    expect(told(visit, 'customer.first_name')).toMatchObject({ open: false })
  })

  test('stand beside what nobody knows: that is no other answer, and takes none of the office’s away', () => {
    const visit = home()
    visit.answers('customer.has_employers', 1)
    visit.loads({ 'customer.smoking': 1 })
    visit.retrieves({ customer: { has_employers: -1, smoking: -1, maritial_status: -1 } })
    expect(visit.value('customer.smoking')).toBe(1)
    expect(['has_employers', 'smoking', 'maritial_status'].map(key => told(visit, `customer.${key}`))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('are taken over or left, and then nothing is open', () => {
    const visit = home()
    visit.answers('customer.last_name', 'Jansen')
    visit.answers('customer.first_name', 'San')
    visit.retrieves(couple(year))
    visit.does({ type: 'TakeRetrieved', path: 'customer.last_name' })
    visit.does({ type: 'LeaveRetrieved', path: 'customer.first_name' })
    expect([visit.value('customer.last_name'), visit.value('customer.first_name')]).toEqual(['Vries', 'San'])
    expect(told(visit, 'customer.last_name')?.open).toBe(false)
    expect(told(visit, 'customer.first_name')?.open).toBe(false)
    visit.retrieves({ ...couple(year), tax_return: null })
    expect(told(visit, 'customer.first_name')?.open).toBe(false)
  })

  test('at an address, taken back: what was offered beside its street is offered still', () => {
    const visit = home()
    visit.answers('customer.address.street', 'Dorpsstraat')
    visit.answers('customer.address.postal_code', '1234AB')
    visit.retrieves(couple(year))
    const [postalCode, street] = ['customer.address.postal_code', 'customer.address.street']
    expect([told(visit, postalCode)?.open, told(visit, street)?.open]).toEqual([true, true])
    visit.does({ type: 'LeaveRetrieved', path: postalCode })
    const was = { path: postalCode, from: '1234AB', to: '1234AB', own: true, lookedUp: false, offered: true }
    visit.does({ type: 'UndoAction', of: [1], answers: [was], items: [], reopened: [], submit: null })
    expect([told(visit, postalCode)?.open, told(visit, street)?.open]).toEqual([true, true])
  })

  test('come back as they were retrieved, with what follows from them', () => {
    const visit = home('mortgage_pension')
    visit.retrieves(couple(year))
    const [mortgage = ''] = visit.ids(mortgages)
    const lender = `${mortgages}.${mortgage}.hdn_company_id`
    visit.answers(lender, lenderNamed('ING'))
    expect(visit.value(`${mortgages}.${mortgage}.hdn_company_label_id`)).toBe('none')
    visit.does({ type: 'TakeRetrieved', path: lender })
    expect(visit.value(lender)).toBe(lenderNamed('Obvion'))
    expect(visit.refuses({ type: 'TakeRetrieved', path: 'customer.phone' })).toEqual({
      tag: 'NotRetrieved',
      path: 'customer.phone',
    })
  })

  test('name an item otherwise, and it stays the same item; what was removed stays away', () => {
    const visit = home()
    visit.retrieves(couple(year))
    const [tess = '', daan = ''] = visit.ids(children)
    visit.answers(`${children}.${tess}.first_name`, 'Tessa')
    visit.removes(children, daan)
    visit.retrieves({ ...couple(year), tax_return: null })
    expect(of(visit, children, 'first_name')).toEqual(['Tessa'])
    expect(passed(visit)['children.1']).toBe('removed')
    const watched = home('mortgage_pension')
    watched.retrieves(couple(year))
    const before = watched.ids(mortgages)
    watched.answers(`${mortgages}.${before[0]}.hdn_company_id`, lenderNamed('ING'))
    watched.retrieves({ ...couple(year), properties: [] })
    expect(watched.ids(mortgages)).toEqual(before)
  })

  test('an empty item that was opened is filled in; one that was begun is not', () => {
    const visit = home()
    visit.answers('customer.has_children', 1)
    const [empty = ''] = visit.ids(children)
    visit.adds(employers)
    const [begun = ''] = visit.ids(employers)
    visit.answers(`${employers}.${begun}.function`, 'Chef')
    visit.retrieves(couple(year))
    expect(visit.ids(children)[0]).toBe(empty)
    expect(of(visit, children, 'first_name')).toEqual(['Tess', 'Daan'])
    expect(of(visit, employers, 'name')).toEqual(['', 'Stichting Zorggroep Oost'])
  })
})

describe('the office beside the retrieval', () => {
  const values = { 'customer.last_name': 'Fries', 'customer.phone': '0612345678' }
  const lists = {
    [children]: [item({ id: '7', first_name: 'Tess', studies: 1 })],
    [mortgages]: [
      item(
        { id: '8', hdn_company_id: lenderNamed('Obvion'), rsin: '80' },
        { parts: [item({ id: '81', leningdeelnummer: '001', rentepercentage: 9 })] },
      ),
    ],
    [pensions]: [item({ id: '9', vanaf_leeftijd_jaren: 67, bruto_pensioenbedrag: 1 })],
  }
  const bothWays = (type: 'full' | 'mortgage_pension') => {
    const [first, second] = [home(type), home(type)]
    first.loads(values, lists)
    first.retrieves(couple(year))
    second.retrieves(couple(year))
    second.loads(values, lists)
    return [first, second] as const
  }

  test('is the same either way round: what was retrieved is newer, what is assumed is not', () => {
    const [first, second] = bothWays('full')
    for (const visit of [first, second]) {
      expect(visit.value('customer.last_name')).toBe('Vries')
      expect(visit.value('customer.phone')).toBe('0612345678')
      expect(of(visit, children, 'id')).toEqual(['7', ''])
      expect(of(visit, children, 'studies')).toEqual([1, 0])
    }
  })

  test('knows a mortgage by its lender and a part’s number, and a pension by its age', () => {
    for (const visit of bothWays('mortgage_pension')) {
      expect(of(visit, mortgages, 'id')).toEqual(['8'])
      expect(of(visit, `${mortgages}.${visit.ids(mortgages)[0]}.parts`, 'rentepercentage')).toEqual([2.35, 2.6])
      expect(of(visit, pensions, 'id')).toEqual(['9'])
      expect(of(visit, pensions, 'bruto_pensioenbedrag')).toEqual([21_400])
    }
  })
})

describe('what came in', () => {
  test('is told until the customer has seen it, and the same again is nothing new', () => {
    const visit = home()
    visit.retrieves(couple(year))
    visit.does({ type: 'SeeRetrieval' })
    expect(visit.does({ type: 'SeeRetrieval' })).toEqual([])
    expect(visit.retrieves(couple(year))).toEqual([])
    expect(visit.state().retrieval?.seen).toBe(true)
    visit.retrieves({ ...couple(year), tax_return: null })
    expect(visit.state().retrieval?.seen).toBe(false)
  })

  test('changes nothing while the inventory is on its way, or once the office has it', () => {
    const visit = home()
    visit.retrieves(couple(year))
    visit.isInvited(null)
    const { retrieved, setAside } = visit.state().retrieval ?? {}
    if (retrieved === undefined || setAside === undefined) throw new Error('Nothing retrieved')
    expect(visit.refuses({ type: 'LoadRetrieval', retrieved, setAside, files: [] })).toEqual({
      tag: 'InvitationClosed',
    })
  })

  test('brings its documents once', () => {
    const visit = home()
    visit.retrieves(couple(year))
    const { retrieved, setAside } = visit.state().retrieval ?? {}
    if (retrieved === undefined || setAside === undefined) throw new Error('Nothing retrieved')
    const file = { name: 'a.pdf', type: 'application/pdf', size: 1, digest: 'd' } as const
    const command = { type: 'LoadRetrieval', retrieved, setAside, files: [file] } as const
    expect(visit.does(command).map(({ type }) => type)).toEqual(['FileAttached'])
    expect(visit.does(command)).toEqual([])
  })
})
