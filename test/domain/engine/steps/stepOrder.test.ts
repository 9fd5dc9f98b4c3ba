import { describe, expect, test } from 'vitest'
import { isLastStep, nextStep, previousStep, sideNavigationSteps } from '../../../../domain/engine/steps/stepOrder'
import { type InvitationType, invitationTypes } from '../../../../domain/language/invitation'
import type { StepKey } from '../../../../domain/language/stepKey'
import { portal } from '../../../projections/portal'

/** ORDER-01 to ORDER-11 and OPEN-01 to OPEN-09, word for word; [with a partner, without one where that differs]. */
const lists: Readonly<Partial<Record<InvitationType, readonly [withPartner: string, without?: string]>>> = {
  full: [
    'intro, personal_details, current_living_condition, financing, mortgage, sustainability, housing_requirements, children, unemployment, incapacity_work, death_of_partner, divorce, pension, moving, personal_characteristics, questions_for_the_advisor, complete, success',
    'intro, personal_details, current_living_condition, financing, mortgage, sustainability, housing_requirements, children, unemployment, incapacity_work, pension, moving, personal_characteristics, questions_for_the_advisor, complete, success',
  ],
  source_data: ['intro, personal_details, sustainability, questions_for_the_advisor, complete, success'],
  financial_advice: ['intro, personal_details, questions_for_the_advisor, complete, success'],
  assessment: [
    'intro, personal_details, current_living_condition, financing, mortgage, sustainability, children, unemployment, incapacity_work, death_of_partner, divorce, pension, personal_characteristics, questions_for_the_advisor, complete, success',
    'intro, personal_details, current_living_condition, financing, mortgage, sustainability, children, unemployment, incapacity_work, pension, personal_characteristics, questions_for_the_advisor, complete, success',
  ],
  advice: [
    'intro, personal_details, current_living_condition, financing, mortgage, sustainability, personal_characteristics, questions_for_the_advisor, complete, success',
  ],
  partner: [
    'intro, personal_details, mortgage, unemployment, incapacity_work, death_of_partner, divorce, pension, personal_characteristics, questions_for_the_advisor, complete, success',
    'intro, personal_details, mortgage, unemployment, incapacity_work, pension, personal_characteristics, questions_for_the_advisor, complete, success',
  ],
  partner_advice: [
    'intro, personal_details, mortgage, personal_characteristics, questions_for_the_advisor, complete, success',
  ],
  partner_assessment: [
    'intro, personal_details, mortgage, unemployment, incapacity_work, death_of_partner, divorce, pension, personal_characteristics, questions_for_the_advisor, complete, success',
    'intro, personal_details, mortgage, unemployment, incapacity_work, pension, personal_characteristics, questions_for_the_advisor, complete, success',
  ],
  partner_source_data: ['intro, personal_details, questions_for_the_advisor, complete, success'],
  partner_financial_advice: ['intro, personal_details, questions_for_the_advisor, complete, success'],
  customer_profile: [
    'intro, personal_details, mortgage, personal_characteristics, questions_for_the_advisor, complete, success',
  ],
  pension: ['intro, aqopi, personal_details, mortgage_and_pension, future_income, complete, success'],
  mortgage: ['intro, aqopi, personal_details, mortgage_and_pension, complete, success'],
  mortgage_pension: ['intro, aqopi, personal_details, mortgage_and_pension, future_income, complete, success'],
  mortgage_enrich: ['intro, mortgage_and_pension, future_income, complete, success'],
  debug: ['intro, personal_details, complete, success'],
}

const types = invitationTypes.filter(type => lists[type] !== undefined)

/** The steps of a visit of this type by a customer who has, or has not, a partner. */
const stepOrder = (type: InvitationType, hasPartner: boolean): readonly StepKey[] =>
  portal({ type, values: { 'customer.has_partner': hasPartner ? 1 : 0 } }).order()

const visits = types.flatMap(type => [true, false].map(hasPartner => ({ type, hasPartner })))

test.each(visits)('$type with partner $hasPartner goes by its list', ({ type, hasPartner }) => {
  const [withPartner = '', without = withPartner] = lists[type] ?? []
  expect(stepOrder(type, hasPartner).join(', ')).toBe(hasPartner ? withPartner : without)
})

test('all types of the specification have their list here', () => {
  expect(types).toHaveLength(16)
})

describe('next and previous', () => {
  test.each(visits)('are the neighbours in the list ($type, partner $hasPartner)', ({ type, hasPartner }) => {
    const order = stepOrder(type, hasPartner)
    order.forEach((step, i) => {
      expect(nextStep(order, step)).toBe(order[i + 1] ?? null)
      expect(previousStep(order, step)).toBe(i === 0 ? 'error' : order[i - 1])
    })
  })

  test('of a step that is not in the list are none and error', () => {
    const order = stepOrder('financial_advice', false)
    expect(nextStep(order, 'pension')).toBeNull()
    expect(previousStep(order, 'pension')).toBe('error')
  })

  test('of personal details lead to the intro, or to the retrieval where that is a step', () => {
    for (const type of types) {
      const order = stepOrder(type, false)
      const expected = order.includes('aqopi') ? 'aqopi' : 'intro'
      if (order.includes('personal_details')) expect(previousStep(order, 'personal_details')).toBe(expected)
    }
    expect(types.filter(type => stepOrder(type, true).includes('aqopi'))).toEqual([
      'pension',
      'mortgage',
      'mortgage_pension',
    ])
  })
})

/** The step before sending, by type (OPEN-16). */
const last: Readonly<Partial<Record<InvitationType, StepKey>>> = {
  full: 'questions_for_the_advisor',
  source_data: 'questions_for_the_advisor',
  financial_advice: 'questions_for_the_advisor',
  assessment: 'questions_for_the_advisor',
  advice: 'questions_for_the_advisor',
  partner: 'questions_for_the_advisor',
  partner_advice: 'questions_for_the_advisor',
  partner_assessment: 'questions_for_the_advisor',
  partner_source_data: 'questions_for_the_advisor',
  partner_financial_advice: 'questions_for_the_advisor',
  customer_profile: 'questions_for_the_advisor',
  pension: 'future_income',
  mortgage: 'mortgage_and_pension',
  mortgage_pension: 'future_income',
  mortgage_enrich: 'future_income',
  debug: 'personal_details',
}

test.each(visits)('one button reads Laatste stap ($type, partner $hasPartner)', ({ type, hasPartner }) => {
  const order = stepOrder(type, hasPartner)
  expect(order.filter(step => isLastStep(order, step))).toEqual([last[type]])
})

test.each(visits)('the side navigation leaves out intro and success ($type)', ({ type, hasPartner }) => {
  const order = stepOrder(type, hasPartner)
  expect(sideNavigationSteps(order)).toEqual(order.slice(1, -1))
})
