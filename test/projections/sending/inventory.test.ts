import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { addressToLookUp } from '../../../domain/homes/addressToLookUp'
import type { InvitationType } from '../../../domain/language/invitation'
import { searchCommands } from '../../arbitraries/whims'
import { inventoryCodec } from '../../standin/inventory/inventoryBody'
import { problemsIn } from '../../standin/inventory/inventoryProblems'
import { bodyOf, lengthAt, partOf, valueAt } from '../body'
import { item, portal } from '../portal'

const loadedLists = {
  'customer.employers': [item({ id: '5', name: 'De Korenaar', salary: '38500.00', date_of_service: '2009-09-01' })],
  'customer.companies': [item({ id: '6', name: 'Dekker Teksten', start_date: '2021-02-28' })],
  'customer.children': [item({ id: '7', first_name: 'Bram', date_of_birth: '2010-06-01' })],
  'customer.mortgages': [
    item(
      { id: '31', rsin: '123', is_shared: 1, hdn_company_id: '4' },
      {
        parts: [
          item({ id: '41', mortgage_id: '31', leningdeelnummer: '1', aflosvorm: '5', opgebouwde_spaarwaarde: 12000 }),
          item({ id: '42', mortgage_id: '31', leningdeelnummer: '2', aflosvorm: '50' }),
        ],
      },
    ),
  ],
  'customer.pensions': [item({ id: '51', bruto_pensioenbedrag: '9000' })],
}
const loadedValues = {
  'customer.id': '88',
  'customer.last_name': 'Dekker',
  'customer.first_name': 'Sanne',
  'customer.date_of_birth': '1984-05-17',
  'customer.has_partner': 0,
  'customer.smoking': 1,
  'customer.partner.id': '89',
}

const loadedVisit = (type: InvitationType, partnerSession = false) =>
  portal({ type, partnerSession, values: loadedValues, lists: loadedLists })

/** Our own item ids: the record's id and a count. */
const ownId = /"r\d+-\d+"/

describe('a whole visit', () => {
  test.each<InvitationType>(['financial_advice', 'mortgage', 'mortgage_enrich', 'pension', 'partner'])(
    'of type %s is one that the office takes, without ids of our own',
    type => {
      const visit = loadedVisit(type)
      const body = bodyOf(visit)
      const decoded = inventoryCodec.decode(JSON.parse(JSON.stringify(body)))
      expect(E.isRight(decoded)).toBe(true)
      if (E.isRight(decoded)) expect(problemsIn(decoded.right)).toEqual({})
      expect(JSON.stringify(body)).not.toMatch(ownId)
    },
  )

  test('for financial advice holds what was asked: items in order, dates as the office writes them', () => {
    const visit = loadedVisit('financial_advice')
    const child = visit.adds('customer.children')
    visit.answers(`customer.children.${child}.first_name`, 'Lotte')
    visit.answers(`customer.children.${child}.date_of_birth`, '02-06-2011')
    const body = bodyOf(visit)
    expect(valueAt(body, 'customer.date_of_birth')).toBe('1984-05-17')
    expect(valueAt(body, 'customer.children.0.id')).toBe('7')
    expect(valueAt(body, 'customer.children.1.id')).toBe('')
    expect(valueAt(body, 'customer.children.1.date_of_birth')).toBe('2011-06-02')
    // Not changed by the customer, so as it came.
    expect(valueAt(body, 'customer.employers.0.salary')).toBe('38500.00')
    expect(valueAt(body, 'personal_characteristics.sections.section_1.questions.question_1')).toBe(2)
    // The mortgage is none of this visit's business: back it goes as it came.
    expect(valueAt(body, 'customer.mortgages.0.parts.0.opgebouwde_spaarwaarde')).toBe(12000)
    expect(valueAt(body, 'customer.mortgages.0.parts.1.id')).toBe('42')
    expect(valueAt(body, 'customer.pensions.0.bruto_pensioenbedrag')).toBe('9000')
  })

  test('OPEN-64, OPEN-65: sends, looks up and shows one postal code and house number, whatever spaces are typed in them', () => {
    const spaced = (text: string) =>
      fc
        .array(fc.constantFrom('', '', ' ', '  ', '\u00a0', '\t'), {
          minLength: text.length + 1,
          maxLength: text.length + 1,
        })
        .map(spaces => spaces.map((space, at) => `${space}${text[at] ?? ''}`).join(''))
    const visit = loadedVisit('full')
    fc.assert(
      fc.property(spaced('3581kW'), spaced('12'), (code, number) => {
        visit.answers('customer.address.postal_code', code)
        visit.answers('customer.address.number', number)
        expect(visit.value('customer.address.postal_code')).toBe('3581KW')
        expect(visit.message('customer.address.postal_code')).toBeNull()
        expect(visit.message('customer.address.number')).toBeNull()
        expect(addressToLookUp(visit.catalogue, visit.state().answers, 'customer.address')).toEqual({
          postalCode: '3581KW',
          number: '12',
          addition: '',
        })
        const body = bodyOf(visit)
        expect(valueAt(body, 'customer.address.postal_code')).toBe('3581KW')
        expect(valueAt(body, 'customer.address.number')).toBe('12')
      }),
      { numRuns: 20 },
    )
  })

  test.each<InvitationType>(['pension', 'mortgage_pension', 'mortgage_enrich'])(
    'of type %s gives back an amount that cannot be typed into as the very JSON that came',
    type => {
      const amounts = ['24315.40', null, 'n.v.t.', 17000]
      const came = amounts.map((amount, n) => ({ id: `${n}`, aow_alleenstaand: amount }))
      const visit = portal({ type, lists: { 'customer.pensions': came.map(one => item(one)) } })
      const body = bodyOf(visit)
      expect(amounts.map((_, n) => valueAt(body, `customer.pensions.${n}.aow_alleenstaand`))).toEqual(amounts)
    },
  )

  test('gives back what the customer did not change as it came, and what he did as he has it', () => {
    const employer = { id: 5, name: 12, salary: '38500.00', working_hours: null, date_of_service: '01-09-2009' }
    const visit = portal({ type: 'full', lists: { 'customer.employers': [item(employer)] } })
    const key = (name: string) => valueAt(bodyOf(visit), `customer.employers.0.${name}`)
    const sent = () => ['id', 'name', 'salary', 'working_hours', 'date_of_service'].map(key)
    // Dates that are asked are ISO on the wire.
    expect(sent()).toEqual([5, 12, '38500.00', null, '2009-09-01'])
    visit.answers(`customer.employers.${visit.ids('customer.employers')[0]}.salary`, 40000)
    expect(sent()).toEqual([5, 12, 40000, null, '2009-09-01'])
    visit.loads({}, { 'customer.employers': [item({ ...employer, name: 'Bakker', salary: '38600.00' })] })
    expect(sent()).toEqual([5, 'Bakker', 40000, null, '2009-09-01'])
  })

  test('says of aqopi that something was retrieved, not that its screen was passed', () => {
    const visit = portal({ type: 'mortgage' })
    const aqopi = () => partOf(bodyOf(visit), 'status.aqopi')
    visit.does({ type: 'SubmitStep', step: 'aqopi' })
    expect([visit.state().submitted.has('aqopi'), aqopi()]).toEqual([true, false])
    visit.retrieves({ customer: { initials: 'S.M.' } })
    expect(aqopi()).toBe(true)
  })

  test('sends what another answer hides as its default, and hidden lists without items', () => {
    const visit = loadedVisit('financial_advice')
    visit.answers('customer.has_partner', 1)
    visit.answers('customer.has_mortgage_with_partner', 1)
    visit.answers('customer.partner.last_name', 'Visser')
    expect(valueAt(bodyOf(visit), 'customer.partner.last_name')).toBe('Visser')
    visit.answers('customer.has_partner', 0)
    visit.answers('customer.has_children', 0)
    const body = bodyOf(visit)
    expect(valueAt(body, 'customer.partner.last_name')).toBe('')
    expect(valueAt(body, 'customer.has_mortgage_with_partner')).toBe(-1)
    expect(valueAt(body, 'customer.partner.id')).toBe('89')
    expect(lengthAt(body, 'customer.children')).toBe(0)
    visit.answers('customer.has_children', 1)
    expect(valueAt(bodyOf(visit), 'customer.children.0.first_name')).toBe('Bram')
  })

  test('sends a home that was chosen while its search shows, and nothing of it once the customer stays', () => {
    const visit = loadedVisit('full')
    const at = 'divorce.sections.section_81.questions'
    const sent = () => ['jumba_id', 'value_low', 'city'].map(key => valueAt(bodyOf(visit), `${at}.${key}`))
    visit.answers('customer.has_partner', 1)
    visit.answers(`${at}.current_home.value`, 0)
    visit.answers(`${at}.home_type.value`, 'bungalow')
    visit.answers(`${at}.search_postal_code.value`, '3511 AB')
    visit.answers(`${at}.search_radius.value`, 5)
    const place = [...visit.catalogue.homeAt.values()].find(({ slots }) =>
      [...slots.values()].some(({ path }) => path === `${at}.jumba_id.value`),
    )
    if (place === undefined) throw new Error('no homes are searched')
    for (const command of searchCommands(visit.situation(), place, 0)) visit.does(command)
    expect(sent()).toEqual(['h1', 300_000, 'Utrecht'])
    visit.answers(`${at}.current_home.value`, 1)
    expect(sent()).toEqual(['', '', ''])
    visit.answers(`${at}.current_home.value`, 0)
    expect(sent()).toEqual(['h1', 300_000, 'Utrecht'])
  })

  test('for monitoring keeps the address of the partner, of which it asks nothing, as it was loaded', () => {
    for (const different_address of [0, 1]) {
      const visit = portal({
        type: 'mortgage',
        values: {
          ...loadedValues,
          'customer.has_partner': 1,
          'customer.partner.different_address': different_address,
          'customer.partner.address.street': 'Vismarkt',
        },
      })
      expect(visit.shows('customer.partner.address.street')).toBe(false)
      expect(valueAt(bodyOf(visit), 'customer.partner.address.street')).toBe('Vismarkt')
    }
  })

  test('for monitoring sends children, companies and hidden questions as they were loaded', () => {
    const body = bodyOf(loadedVisit('mortgage'))
    expect(valueAt(body, 'customer.children.0.first_name')).toBe('Bram')
    expect(valueAt(body, 'customer.children.0.date_of_birth')).toBe('2010-06-01')
    expect(valueAt(body, 'customer.companies.0.start_date')).toBe('2021-02-28')
    expect(valueAt(body, 'customer.first_name')).toBe('Sanne')
    expect(valueAt(body, 'customer.smoking')).toBe(1)
    expect(valueAt(body, 'customer.employers.0.date_of_service')).toBe('2009-09-01')
  })

  test('hides a savings value of a part that does not save; not for who is not asked', () => {
    const asked = bodyOf(loadedVisit('mortgage'))
    expect(valueAt(asked, 'customer.mortgages.0.parts.0.opgebouwde_spaarwaarde')).toBe('')
    const unasked = bodyOf(loadedVisit('financial_advice'))
    expect(valueAt(unasked, 'customer.mortgages.0.parts.0.opgebouwde_spaarwaarde')).toBe(12000)
  })

  test('LEN-13: has no mortgages from a partner session, where the step is in its list', () => {
    expect(lengthAt(bodyOf(loadedVisit('mortgage', true)), 'customer.mortgages')).toBe(0)
    expect(lengthAt(bodyOf(loadedVisit('pension', true)), 'customer.mortgages')).toBe(0)
    expect(lengthAt(bodyOf(loadedVisit('partner', true)), 'customer.mortgages')).toBe(1)
  })

  test('names its files and the steps that are right', () => {
    const visit = loadedVisit('financial_advice')
    const file = { name: 'loon.pdf', type: 'application/pdf', size: 3, digest: 'd' } as const
    visit.does({ type: 'AttachFile', file })
    visit.does({ type: 'SubmitStep', step: 'personal_characteristics' })
    visit.does({ type: 'SubmitStep', step: 'personal_details' })
    const body = bodyOf(visit)
    expect(partOf(body, 'files')).toEqual([{ filename: 'loon.pdf', type: 'PDF' }])
    expect(partOf(body, 'status.personal_characteristics')).toBe(true)
    expect(partOf(body, 'status.personal_details')).toBe(false)
    expect(partOf(body, 'status.questions_for_the_advisor')).toBe(false)
  })

  test('STEP-09, DATA-36: every step of the order that sending judged right is true, submitted by itself or not', () => {
    const visit = loadedVisit('financial_advice')
    const before = visit.verdict('personal_details').errors
    expect(before).not.toEqual([])
    visit.does({ type: 'SubmitStep', step: 'complete' })
    const body = bodyOf(visit)
    expect(partOf(body, 'status.questions_for_the_advisor')).toBe(true)
    expect(partOf(body, 'status.complete')).toBe(true)
    expect(partOf(body, 'status.personal_details')).toBe(false)
    expect(partOf(body, 'status.moving')).toBe(false)
  })
})
