import { describe, expect, test } from 'vitest'
import type { LoadedItem } from '../../../domain/engine/loadedCustomer'
import { householdPicture } from '../../../projections/pictures/householdPicture'
import { surveyTree } from '../../../projections/tree/surveyTree'
import { item, type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const today = '2026-11-22'
const at = (own: Portal) => householdPicture(own.catalogue, viewOf(own))
const lines = (own: Portal, title: string) => at(own)?.topics.find(topic => topic.title === title)?.lines

const child = (first_name: string, lives_at_home: number, born = '2019-11-22'): LoadedItem =>
  item({ id: first_name, first_name, date_of_birth: born, lives_at_home })

const family = (children: readonly LoadedItem[]): Portal =>
  portal({
    type: 'full',
    today,
    values: {
      'customer.first_name': 'Jan',
      'customer.last_name': 'Jansen',
      'customer.date_of_birth': '1985-11-23',
      'customer.has_partner': 1,
      'customer.has_mortgage_with_partner': 1,
      'customer.partner.first_name': 'Sara',
      'customer.partner.salaris_bruto_per_maand': 3150,
      'customer.has_children': 1,
    },
    lists: { 'customer.children': children },
  })

test('a visit that does not ask who one is has no household', () => {
  expect(at(portal({ type: 'mortgage_enrich', today }))).toBeNull()
})

test('of who said nothing yet there is one person, and what is open says so', () => {
  const own = portal({ type: 'full', today })
  expect(at(own)?.scene).toEqual({
    partner: 'none',
    children: { here: 0, away: 0 },
    home: false,
    incomes: 0,
    debt: 'unasked',
    loans: false,
  })
  expect(at(own)?.topics).toEqual([
    { title: 'Wie', lines: ['U'] },
    { title: 'Wonen', lines: ['Nog niet ingevuld'] },
    { title: 'Inkomen', lines: ['Nog niet ingevuld'] },
    { title: 'Leningen', lines: ['Nog niet ingevuld'] },
  ])
})

describe('people', () => {
  test('it grows with each answer, and what is taken back is gone', () => {
    const own = portal({ type: 'full', today })
    own.answers('customer.first_name', 'Jan')
    own.answers('customer.date_of_birth', '22-11-1985')
    expect(lines(own, 'Wie')).toEqual(['U: Jan, 41 jaar'])
    own.answers('customer.has_partner', 1)
    expect(lines(own, 'Wie')).toEqual(['U: Jan, 41 jaar', 'Uw partner'])
    expect(at(own)?.scene.partner).toBe('here')
    own.answers('customer.has_partner', 0)
    expect(lines(own, 'Wie')).toEqual(['U: Jan, 41 jaar'])
  })

  test('an age is in completed years; a date that is refused gives none', () => {
    expect(lines(family([]), 'Wie')?.[0]).toBe('U: Jan Jansen, 40 jaar')
    const own = family([])
    own.answers('customer.date_of_birth', '31-02-1985')
    expect(lines(own, 'Wie')?.[0]).toBe('U: Jan Jansen')
  })

  test('who lives elsewhere stands outside', () => {
    const own = family([child('Anna', 1), child('Bram', 0), child('Cato', -1)])
    own.answers('customer.partner.different_address', 1)
    expect(at(own)?.scene).toMatchObject({ partner: 'apart', children: { here: 2, away: 1 } })
    expect(lines(own, 'Wie')).toEqual([
      'U: Jan Jansen, 40 jaar',
      'Uw partner: Sara, ander adres',
      'Anna, 7 jaar, woont thuis',
      'Bram, 7 jaar, woont niet thuis',
      'Cato, 7 jaar',
    ])
  })

  test('four children are told one by one, of more how many they are; a child without a name has a number', () => {
    const children = (count: number) => Array.from({ length: count }, (_, nth) => item({ id: String(nth) }))
    expect(lines(family(children(4)), 'Wie')?.slice(2)).toEqual(['Kind 1', 'Kind 2', 'Kind 3', 'Kind 4'])
    expect(lines(family(children(5)), 'Wie')?.slice(-1)).toEqual(['En nog 1 kind'])
    expect(lines(family(children(12)), 'Wie')?.slice(-1)).toEqual(['En nog 8 kinderen'])
  })
})

describe('home, income and debt', () => {
  test('the home is there once its street is', () => {
    const own = portal({ type: 'full', today, values: { 'customer.address.number': '12' } })
    expect(at(own)?.scene.home).toBe(false)
    own.answers('customer.address.street', 'Oudegracht')
    own.answers('customer.address.woz_waarde', 412_000)
    expect(lines(own, 'Wonen')).toEqual(['Oudegracht 12', 'WOZ-waarde €\u00a0412.000,00'])
    expect(at(own)?.scene.home).toBe(true)
  })

  test('pay is a year’s and the partner’s a month’s, as they were asked; what is open is told', () => {
    const own = family([])
    own.answers('customer.has_employers', 1)
    const [first = ''] = own.ids('customer.employers')
    own.answers(`customer.employers.${first}.salary`, 42_000)
    own.adds('customer.employers')
    expect(lines(own, 'Inkomen')).toEqual([
      'Uw loon: €\u00a042.000,00 bruto per jaar',
      'Van 1 werkgever is uw loon nog niet ingevuld',
      'Loon van uw partner: €\u00a03.150,00 bruto per maand',
    ])
    expect(at(own)?.scene.incomes).toBe(2)
  })

  test('over 67 one is pensioned without being asked; at 67 not', () => {
    const born = (date_of_birth: string) =>
      portal({
        type: 'full',
        today,
        values: { 'customer.date_of_birth': date_of_birth, 'customer.has_employers': 0 },
      })
    expect(lines(born('1958-11-23'), 'Inkomen')).toEqual(['Nog niet ingevuld'])
    expect(lines(born('1958-11-22'), 'Inkomen')).toEqual(['U bent met pensioen'])
  })

  test('who says to have no income is not told that it is open, and no place is kept for it', () => {
    const own = portal({ type: 'full', today })
    own.answers('customer.has_employers', 0)
    expect(lines(own, 'Inkomen')).toEqual(['Nog niet ingevuld'])
    expect(at(own)?.scene.incomes).toBe(0)
    own.answers('customer.is_pensioned', 0)
    expect(lines(own, 'Inkomen')).toEqual(['U: geen loon, winst of pensioen'])
    expect(at(own)?.scene.incomes).toBe('none')
    own.answers('customer.has_companies', 1)
    expect(lines(own, 'Inkomen')).toEqual(['Nog niet ingevuld'])
    expect(at(own)?.scene.incomes).toBe(0)
  })

  test('loans are told by their kinds, and none are none', () => {
    const path = 'current_living_condition.sections.section_5.questions.loans_and_liabilities.value'
    const own = portal({ type: 'full', today })
    own.answers(path, ['student_loan', 'credit_card'])
    expect(lines(own, 'Leningen')).toEqual(['Studieschuld en Creditcard of rood staan (bedrag niet gevraagd)'])
    expect(at(own)?.scene.loans).toBe(true)
    own.answers(path, ['none'])
    expect(at(own)?.scene.loans).toBe(false)
    expect(lines(own, 'Leningen')).toEqual(['Geen leningen of verplichtingen genoemd'])
    // Of a mortgage, which this visit does not ask, nothing is said.
    expect(lines(own, 'Schulden')).toBeUndefined()
  })

  test('what is owed on the home stands under it', () => {
    const own = portal({
      type: 'mortgage',
      today,
      lists: {
        'customer.mortgages': [
          item({ id: '1' }, { parts: [item({ huidige_hoogte_leningdeel: 100_000 }), item({ id: '2' })] }),
        ],
      },
    })
    expect(lines(own, 'Schulden')).toEqual([
      'Hypotheek: €\u00a0100.000,00 in 1 leningdeel',
      'Van 1 leningdeel ontbreekt het bedrag',
    ])
    expect(at(own)?.scene.debt).toBe('known')
  })
})

test('an answer that is in no picture leaves it the same object', () => {
  const own = family([])
  const first = viewOf(own)
  const before = householdPicture(own.catalogue, first)
  own.answers('financing.sections.section_11.questions.mortgage_payments.value', 1)
  const then = { state: own.state(), tree: surveyTree(own.situation(), first.tree) }
  expect(householdPicture(own.catalogue, then)).toBe(before)
  own.answers('customer.first_name', 'Piet')
  const last = { state: own.state(), tree: surveyTree(own.situation(), then.tree) }
  expect(householdPicture(own.catalogue, last)).not.toBe(before)
})
