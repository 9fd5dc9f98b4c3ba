import { describe, expect, test } from 'vitest'
import { stepSummary } from '../../../projections/overview/stepSummary'
import { item, portal } from '../portal'
import { viewOf } from '../viewOf'

const summary = (at: ReturnType<typeof portal>, key: Parameters<typeof stepSummary>[2]): string =>
  stepSummary(at.catalogue, viewOf(at), key)

describe('what one knows a step by', () => {
  test('is the names of the customer, the partner and the children, of those that are asked', () => {
    const at = portal({
      type: 'full',
      values: { 'customer.first_name': 'Sanne', 'customer.insertion': 'de', 'customer.last_name': 'Vries' },
      lists: { 'customer.children': [item({ first_name: 'Anna' }), item({ first_name: 'Tim' })] },
    })
    at.answers('customer.has_partner', 1)
    at.answers('customer.has_mortgage_with_partner', 1)
    at.answers('customer.partner.first_name', 'Mark')
    at.answers('customer.partner.last_name', 'Jansen')
    expect(summary(at, 'personal_details')).toBe('Sanne de Vries · Mark Jansen · Anna')
    at.answers('customer.has_partner', 0)
    expect(summary(at, 'personal_details')).toBe('Sanne de Vries · Anna · Tim')
    at.answers('customer.has_children', 0)
    expect(summary(at, 'personal_details')).toBe('Sanne de Vries')
  })

  test('is what a step declares, once it is answered, or the names of its items, and nothing else', () => {
    const at = portal({ type: 'full' })
    at.answers('moving.sections.section_31.questions.i_expect_to_move.value', 1)
    expect(summary(at, 'moving')).toBe('')
    at.answers('moving.sections.section_31.questions.moving_in_years.value', 2)
    expect(summary(at, 'moving')).toBe('Over 1 tot 2 jaar')
    at.answers('current_living_condition.sections.section_6.questions.have_will.value', 1)
    expect(summary(at, 'current_living_condition')).toBe('')
  })

  test('names questions and lists that are there', () => {
    const { catalogue } = portal({ type: 'full' })
    const declared = catalogue.survey.steps.flatMap(({ summary }) => summary.flat())
    expect(declared.length).toBeGreaterThan(0)
    expect(declared.filter(path => !catalogue.slotAt.has(path) && !catalogue.listAt.has(path))).toEqual([])
  })
})
