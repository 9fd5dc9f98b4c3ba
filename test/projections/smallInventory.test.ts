import { describe, expect, test } from 'vitest'
import { bodyOf, lengthAt } from './body'
import { portal } from './portal'

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
      housing_requirements: {},
      hdn_companies: [],
      hdn_company_labels: [],
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
        product: { title: 'Product', value: 'none' },
        invitation: { title: 'Uitnodiging', value: visit.state().invitation },
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
