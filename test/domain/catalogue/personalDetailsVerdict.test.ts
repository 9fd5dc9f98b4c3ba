import { describe, expect, test } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { emptyAnswers, withAnswer, withItem } from '../../../domain/engine/answers'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { rootScope, valueAt } from '../../../domain/engine/evaluation/evaluateQuestion'
import { listAddress, slotAddress } from '../../../domain/engine/path'
import { prefill } from '../../../domain/engine/prefill/prefill'
import type { Situation } from '../../../domain/engine/situation'
import { orderOf } from '../../../domain/engine/steps/stepOrder'
import { stepErrors } from '../../../domain/engine/steps/stepVerdict'
import type { Answer } from '../../../domain/language/answer'
import type { InvitationType } from '../../../domain/language/invitation'
import { noLenders } from '../../../domain/language/lender'

const catalogue = compileCatalogue(survey)

const visit = (
  type: InvitationType,
  given: Readonly<Record<string, Answer>>,
  items: readonly string[] = [],
): Situation => {
  const withItems = items.reduce((answers, path) => {
    const address = listAddress(catalogue, `customer.${path}`)
    return address === null ? answers : withItem(answers, address, 'a')
  }, emptyAnswers(catalogue))
  const answers = Object.entries(given).reduce((so, [path, value]) => {
    const address = slotAddress(catalogue, `customer.${path}`)
    if (address === null) throw new Error(path)
    return withAnswer(so, address, value, true)
  }, withItems)
  const facts = { type, partnerSession: false, association: false, discount: 100, today: '2026-11-21' }
  return { catalogue, facts, answers, lenders: noLenders }
}

const refused = (situation: Situation): readonly string[] =>
  stepErrors(situation, 'personal_details').map(([path]) => path.replace('customer.', ''))

const address = ['address.postal_code', 'address.number', 'address.street', 'address.place']

const filled = {
  salutation: 'Geachte mevrouw',
  initials: 'A.',
  first_name: 'Anna',
  last_name: 'Jansen',
  date_of_birth: '01-02-1980',
  gender: 'f',
  maritial_status: 0,
  'address.postal_code': '1234AB',
  'address.number': '1',
  'address.street': 'Dorpsstraat',
  'address.place': 'Ons Dorp',
  has_employers: 0,
}

describe('outside monitoring', () => {
  test('an empty form asks for what the specification names and nothing else', () => {
    expect(refused(visit('full', {}))).toEqual([
      'salutation',
      'first_name',
      'last_name',
      'date_of_birth',
      'gender',
      'maritial_status',
      ...address,
      'has_employers',
    ])
  })

  test('is right once those are filled in', () => {
    expect(refused(visit('full', filled))).toEqual([])
  })

  test('an optional answer in the wrong form is refused', () => {
    expect(refused(visit('full', { ...filled, phone: '12', email: 'anna', 'address.woz_waarde': -1 }))).toEqual([
      'phone',
      'email',
      'address.woz_waarde',
    ])
  })

  test('a partner counts only with a shared mortgage', () => {
    expect(refused(visit('full', { ...filled, has_partner: 1 }))).toEqual([])
    expect(refused(visit('full', { ...filled, has_partner: 1, has_mortgage_with_partner: 1 }))).toEqual(
      ['first_name', 'last_name', 'gender', 'date_of_birth', 'email', 'salaris_bruto_per_maand'].map(
        key => `partner.${key}`,
      ),
    )
  })

  test("the partner's own address is never needed, and refused only in the wrong form", () => {
    const partner = {
      has_partner: 1,
      has_mortgage_with_partner: 1,
      'partner.first_name': 'Jan',
      'partner.last_name': 'Bos',
      'partner.gender': 'm',
      'partner.date_of_birth': '01-02-1981',
      'partner.email': 'jan@voorbeeld.nl',
      'partner.salaris_bruto_per_maand': 0,
      'partner.different_address': 1,
    }
    expect(refused(visit('full', { ...filled, ...partner }))).toEqual([])
    expect(refused(visit('full', { ...filled, ...partner, 'partner.address.number': '1A' }))).toEqual([
      'partner.address.number',
    ])
  })

  test('an empty employer, company and child each ask for what they need', () => {
    const lists = { ...filled, has_employers: 1, has_companies: 1, has_children: 1 }
    expect(refused(visit('full', lists, ['employers', 'companies', 'children']))).toEqual([
      'employers.a.name',
      'employers.a.date_of_service',
      'employers.a.function',
      'companies.a.name',
      'companies.a.registration_number',
      'companies.a.legal_type',
      'companies.a.start_date',
      'children.a.first_name',
      'children.a.last_name',
      'children.a.date_of_birth',
      'children.a.gender',
      'children.a.lives_at_home',
      'children.a.studies',
    ])
  })

  test('companies without an answer are refused, which only a loaded -1 can be', () => {
    expect(refused(visit('full', { ...filled, has_companies: -1 }))).toEqual(['has_companies'])
  })

  test('a salutation of the monitoring variant does not count', () => {
    expect(refused(visit('full', { ...filled, salutation: 'Mevrouw' }))).toEqual(['salutation'])
  })
})

describe('in monitoring', () => {
  const watched = { ...filled, salutation: 'Mevrouw', first_name: '' }

  test('an empty form asks for initials and not for a first name', () => {
    expect(refused(visit('mortgage', {}))).toEqual([
      'salutation',
      'initials',
      'last_name',
      'date_of_birth',
      'gender',
      'maritial_status',
      ...address,
      'has_employers',
    ])
    expect(refused(visit('mortgage', watched))).toEqual([])
  })

  test('of a partner only the names and the date of birth', () => {
    expect(refused(visit('pension', { ...watched, has_partner: 1 }))).toEqual([
      'partner.first_name',
      'partner.last_name',
      'partner.date_of_birth',
    ])
  })

  test('of an employer only the name; companies and children are not asked', () => {
    const lists = { ...watched, has_employers: 1, has_companies: 1, has_children: 1 }
    expect(refused(visit('mortgage_pension', lists, ['employers', 'companies', 'children']))).toEqual([
      'employers.a.name',
    ])
  })
})

const counts = (situation: Situation, path: string): Answer | null => {
  const slot = slotAddress(catalogue, `customer.${path}`)?.slot
  const place = slot === undefined ? null : rootScope(situation, slot.group)
  return slot === undefined || place === null ? null : valueAt(situation, place, slot)
}

describe('with a pension', () => {
  test.each([
    ['20-11-1958', 1],
    ['22-11-1958', -1],
    ['', -1],
  ])('who was born on %j and says nothing counts as %j', (date_of_birth, counted) => {
    expect(counts(visit('full', { ...filled, date_of_birth }), 'is_pensioned')).toBe(counted)
  })

  test('who says otherwise is believed', () => {
    expect(counts(visit('full', { ...filled, date_of_birth: '01-01-1950', is_pensioned: 0 }), 'is_pensioned')).toBe(0)
  })
})

test.each<[InvitationType, string, string]>([
  ['full', 'De heer', 'Geachte heer'],
  ['full', 'Mevrouw', 'Geachte mevrouw'],
  ['full', 'Beste heer', 'Beste heer'],
  ['pension', 'Mevrouw', 'Mevrouw'],
  ['pension', 'Geachte heer', 'De heer'],
])('for %s the office may say %s, and the customer sees %s', (type, loaded, shown) => {
  const values = new Map([['customer.salutation', loaded]])
  const filling = prefill(visit(type, {}), { values, lists: new Map() }, () => 'a')
  const path = 'customer.salutation'
  // What the office said is kept where its own words would not go back.
  const kept = loaded === shown ? [] : [{ tag: 'kept', path, json: JSON.stringify(loaded) }]
  expect(filling).toEqual([{ tag: 'answer', path, value: shown }, ...kept])
})

test('only an answer of 1 makes the steps of a partner appear', () => {
  const partners = (order: ReturnType<typeof orderOf>) =>
    order.filter(step => ['death_of_partner', 'divorce'].includes(step))
  expect(partners(orderOf(visit('full', { has_partner: 1 })))).toEqual(['death_of_partner', 'divorce'])
  for (const answer of [0, -1]) expect(partners(orderOf(visit('full', { has_partner: answer })))).toEqual([])
  expect(partners(orderOf(visit('full', {})))).toEqual([])
})
