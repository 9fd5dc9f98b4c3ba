import { describe, expect, test } from 'vitest'
import { surveyTree } from '../../projections/surveyTree'
import { pathOfWireKey } from '../../projections/wireKey'
import { portal } from '../domain/portal/portal'

const visit = portal({ survey: 'everyKind', values: {} })
visit.answers('personal_details.sections.section_1.questions.colour.value', 1)
visit.answers('customer.has_boats', 1)
const first = visit.ids('customer.boats')[0] ?? visit.adds('customer.boats')
const second = visit.adds('customer.boats')
const masts = `customer.boats.${second}.masts`
visit.adds(masts)
const [, mast] = visit.ids(masts)

const pathOf = (key: string) => pathOfWireKey(visit.catalogue, surveyTree(visit.situation()), key)

describe('a field that the office names', () => {
  test.each([
    ['customer.has_boats', 'customer.has_boats'],
    ['customer.has_boats.value', 'customer.has_boats'],
    ['customer.has_boats.title', 'customer.has_boats'],
    ['customer.boats.0.name', `customer.boats.${first}.name`],
    ['customer.boats.1.name', `customer.boats.${second}.name`],
    ['customer.boats.1.masts.1.mast_name', `customer.boats.${second}.masts.${mast}.mast_name`],
    ['customer.boats.1.name.title', `customer.boats.${second}.name`],
    ['personal_details.sections.section_1.questions.born', 'personal_details.sections.section_1.questions.born.value'],
    [
      'personal_details.sections.section_1.questions.colour.explanation',
      'personal_details.sections.section_1.questions.colour.explanation.value',
    ],
    [
      'personal_details.sections.section_1.questions.wishes.questions.b',
      'personal_details.sections.section_1.questions.wishes.value',
    ],
  ])('%s is our question', (key, path) => {
    expect(pathOf(key)).toBe(path)
  })

  test.each(['customer.boats.9.name', 'customer.boats..name', 'customer.nowhere', 'customer.boats', ''])(
    '%s is no question here, and stays as it came',
    key => {
      expect(pathOf(key)).toBe(key)
    },
  )
})
