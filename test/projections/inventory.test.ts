import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import type { InvitationType } from '../../domain/invitation'
import { inventory } from '../../projections/inventory'
import { surveyTree } from '../../projections/surveyTree'
import { item, type Portal, portal } from '../domain/portal'
import { inventoryCodec } from '../standin/inventory/inventoryBody'
import { problemsIn } from '../standin/inventory/inventoryProblems'

const bodyOf = (visit: Portal): unknown => inventory(visit.catalogue, visit.state(), surveyTree(visit.situation()))

/** What the office finds at a dotted path with positions; undefined where there is nothing. */
const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (tree, key) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, key) : undefined),
      body,
    )

const valueAt = (body: unknown, path: string): unknown => at(body, `${path}.value`)

const lengthAt = (body: unknown, path: string): number | null => {
  const found = at(body, path)
  return Array.isArray(found) ? found.length : null
}

describe('a small inventory', () => {
  test('is exactly this on the wire', () => {
    const visit = portal({ survey: 'everyKind', values: { 'kept.id': '88' } })
    const question = 'personal_details.sections.section_1.questions'
    visit.answers(`${question}.born.value`, '03-02-1990')
    visit.answers(`${question}.colour.value`, 1)
    visit.answers(`${question}.colour.explanation.value`, 'Omdat de lucht blauw is')
    visit.answers(`${question}.retired.value`, 1)
    visit.answers(`${question}.wishes.value`, ['a', 'b'])
    visit.answers(`${question}.hours.value`, 12)
    visit.answers(`${question}.rest.count.value`, 3)
    visit.answers('customer.has_boats', 1)
    const boat = `customer.boats.${visit.ids('customer.boats')[0]}`
    visit.answers(`${boat}.name`, 'Zeemeeuw')
    visit.answers(`${boat}.sails`, 1)
    visit.answers(`${boat}.area`, 30.5)
    visit.answers(`${boat}.built`, '29-02-2000')
    visit.answers(`${boat}.masts.${visit.adds(`${boat}.masts`)}.mast_name`, 'Grote mast')
    const body = bodyOf(visit)
    expect(body).toMatchObject({ style: null, parseResult: null, files: [], status: { personal_details: false } })
    expect({ ...Object(body), style: 0, parseResult: 0, files: 0, status: 0 }).toEqual({
      style: 0,
      parseResult: 0,
      files: 0,
      status: 0,
      kept: { id: { title: 'Nummer', value: '88' } },
      personal_details: {
        sections: {
          section_1: {
            questions: {
              born: { title: 'Geboren', value: '1990-02-03' },
              colour: {
                title: 'Kleur',
                value: 1,
                explanation: { title: 'Waarom blauw?', value: 'Omdat de lucht blauw is' },
              },
              retired: { title: 'Met pensioen?', value: 1 },
              wishes: {
                title: 'Wensen',
                questions: {
                  a: { title: 'A', value: 1 },
                  b: { title: 'B', value: 1 },
                  none: { title: 'Geen', value: 0 },
                },
                explanation: { title: 'Toelichting', value: '' },
              },
              // Hidden by 'Met pensioen?': not chosen.
              row_1: { title: 'Een', value: -1 },
              row_2: { title: 'Twee', value: -1 },
              hours: { title: 'Uren', value: 12 },
              rest: {
                count: { title: 'Aantal', value: 3 },
                topic: { title: 'Vraag', value: 0, explanation: { title: 'Welke?', value: '' } },
              },
            },
          },
        },
      },
      customer: {
        has_boats: { title: 'Boten?', value: 1 },
        lender: { title: 'Geldverstrekker', value: 'none' },
        boats: [
          {
            id: { title: 'Nummer', value: '' },
            name: { title: 'Naam', value: 'Zeemeeuw' },
            sails: { title: 'Zeilt', value: 1 },
            area: { title: 'Oppervlak', value: 30.5 },
            built: { title: 'Gebouwd', value: '2000-02-29' },
            sunk: { title: 'Gezonken', value: '' },
            masts: [{ id: { title: 'Nummer', value: '' }, mast_name: { title: 'Naam', value: 'Grote mast' } }],
          },
        ],
      },
    })
    // An answer that hides a list within an item takes its items along, and they come back with it.
    visit.answers(`${boat}.sails`, 0)
    expect(lengthAt(bodyOf(visit), 'customer.boats.0.masts')).toBe(0)
    visit.answers(`${boat}.sails`, 1)
    expect(lengthAt(bodyOf(visit), 'customer.boats.0.masts')).toBe(1)
  })
})

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

const loadedVisit = (type: InvitationType, partnerSession = false, survey: 'shipped' | 'whole' = 'shipped') =>
  portal({ type, partnerSession, survey, values: loadedValues, lists: loadedLists })

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
    expect(valueAt(body, 'customer.employers.0.salary')).toBe(38500)
    expect(valueAt(body, 'personal_characteristics.sections.section_1.questions.question_1')).toBe(2)
    // The mortgage is none of this visit's business: back it goes as it came.
    expect(valueAt(body, 'customer.mortgages.0.parts.0.opgebouwde_spaarwaarde')).toBe(12000)
    expect(valueAt(body, 'customer.mortgages.0.parts.1.id')).toBe('42')
    expect(valueAt(body, 'customer.pensions.0.bruto_pensioenbedrag')).toBe(9000)
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

  test('for monitoring sends children, companies and hidden questions as they were loaded', () => {
    const body = bodyOf(loadedVisit('mortgage'))
    expect(valueAt(body, 'customer.children.0.first_name')).toBe('Bram')
    expect(valueAt(body, 'customer.children.0.date_of_birth')).toBe('2010-06-01')
    expect(valueAt(body, 'customer.companies.0.start_date')).toBe('2021-02-28')
    expect(valueAt(body, 'customer.first_name')).toBe('Sanne')
    expect(valueAt(body, 'customer.smoking')).toBe(1)
    expect(valueAt(body, 'customer.employers.0.date_of_service')).toBe('2009-09-01')
  })

  test('once its screens are there, hides a savings value of a part that does not save; never for who is not asked', () => {
    const asked = bodyOf(loadedVisit('mortgage', false, 'whole'))
    expect(valueAt(asked, 'customer.mortgages.0.parts.0.opgebouwde_spaarwaarde')).toBe('')
    const partner = bodyOf(loadedVisit('mortgage', true, 'whole'))
    expect(lengthAt(partner, 'customer.mortgages')).toBe(1)
    expect(valueAt(partner, 'customer.mortgages.0.parts.0.opgebouwde_spaarwaarde')).toBe(12000)
  })

  test('names its files and the steps that are right', () => {
    const visit = loadedVisit('financial_advice')
    const file = { name: 'loon.pdf', type: 'application/pdf', size: 3, digest: 'd' } as const
    visit.does({ type: 'AttachFile', file })
    visit.does({ type: 'SubmitStep', step: 'personal_characteristics' })
    visit.does({ type: 'SubmitStep', step: 'personal_details' })
    const body = bodyOf(visit)
    expect(at(body, 'files')).toEqual([{ filename: 'loon.pdf', type: 'application/pdf' }])
    expect(at(body, 'status.personal_characteristics')).toBe(true)
    expect(at(body, 'status.personal_details')).toBe(false)
    expect(at(body, 'status.questions_for_the_advisor')).toBe(false)
  })
})
