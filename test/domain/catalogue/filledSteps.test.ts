import { expect, test } from 'vitest'
import type { StepKey } from '../../../domain/language/stepKey'
import { type Given, stepVisit } from './stepVisit'

const answered = (names: readonly string[], value: number): Given =>
  Object.fromEntries(names.map(name => [name, value]))

const home = (section: string): Given => ({
  [`${section}.home_type`]: '2-onder-1-kapwoning',
  // Any six characters will do for a search (spec 2 section 5).
  [`${section}.search_postal_code`]: '0000 XX',
  [`${section}.search_radius`]: 15,
})

const numbered = (section: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `${section}.question_${from + n}`)

/** A page of a customer with a partner, filled in with what shows most. */
const filled: readonly (readonly [step: StepKey, given: Given, next: StepKey])[] = [
  [
    'current_living_condition',
    {
      'section_1.i_have_a_house': 1,
      'section_1.i_want_a_new_house': 0,
      'section_1.i_want_a_existing_house': 1,
      'section_2.new_house': 1,
      'section_2.postal_code': '1234 AB',
      'section_2.number': '12',
      'section_2.goal': 5,
      'section_3.whos_the_owner': 3,
      'section_3.whos_income': 2,
      'section_4.live_style': 0,
      'section_4.my_income_5_years': 1,
      'section_4.max_netto_mortgage': 1250.5,
      'section_5.moving': 0,
      'section_5.heritage': 1,
      'section_5.family_expansion': 2,
      'section_5.study_costs_children': 0,
      'section_5.working_less': 0,
      'section_5.other_possibility': 0,
      'section_5.savings': 0,
      'section_5.saving_goals': ['none'],
      'section_5.low_mortgage': 1,
      'section_5.loans_and_liabilities': ['alimony', 'other'],
      'section_6.have_will': 1,
      'section_6.is_will_old': 0,
      'section_6.have_life_will': 0,
      'section_6.have_will_advice': 1,
    },
    'financing',
  ],
  [
    'financing',
    {
      'section_11.mortgage_payments': 4,
      'section_11.mortgage_properties': ['portable'],
      'section_11.insurance': 30,
    },
    'mortgage',
  ],
  [
    'mortgage',
    {
      ...answered(numbered('section_21', 1, 20), 1),
      'section_21.experience': 2,
      'section_21.form_saving': 1,
      'section_21.continue_saving': 2,
      'section_22.question_1': 99,
      'section_22.question_2': 12,
      'section_22.question_3': 0,
      'section_22.question_4': 100,
      ...answered(numbered('section_22', 5, 9), 1),
    },
    'sustainability',
  ],
  [
    'sustainability',
    {
      'section_1.energy_saving_measures': 2,
      'section_1.savings': 2,
      'section_1.financing_sustainability': 0,
      'section_2.interested_sustainability_housing': 1,
      'section_2.options_sustainability_housing_mapping': 0,
      'section_2.report_sustainability_housing': 1,
      'section_2.discuss_with_advisor_sustainability_housing': 1,
      'section_3.reason_for_sustainability': ['comfort'],
      'section_4.financing_sustainability': 4,
    },
    'housing_requirements',
  ],
  ['housing_requirements', {}, 'children'],
  [
    'children',
    {
      'section_41.family_expansion': 1,
      'section_41.working_time': 24,
      'section_42.moving': 1,
      ...home('section_42'),
      'section_42.financing': 5,
    },
    'unemployment',
  ],
  [
    'unemployment',
    {
      'section_51.becoming_unemployed': ['partner_income', 'other'],
      'section_51.current_home': 0,
      ...home('section_51'),
      'section_51.solution': 4,
      'section_52.partner_working_time': 0,
    },
    'incapacity_work',
  ],
  [
    'incapacity_work',
    {
      'section_61.becoming_incapacitated': ['none'],
      'section_61.insurance_type': 5,
      'section_61.current_home': 0,
      ...home('section_61'),
      'section_61.solution': 0,
      'section_62.incapacity_work_hours': 33,
    },
    'death_of_partner',
  ],
  [
    'death_of_partner',
    {
      'section_71.my_partner_is_going_to_die': ['other'],
      'section_71.partner_dies': ['no_insurance', 'savings'],
      'section_71.current_home': 0,
      ...home('section_71'),
      'section_71.solution': 2,
    },
    'divorce',
  ],
  ['divorce', { 'section_81.current_home': 0, ...home('section_81'), 'section_81.solution': 3 }, 'pension'],
  [
    'pension',
    {
      'section_91.current_home': 0,
      ...home('section_91'),
      'section_91.solutions': ['sell_the_house', 'other'],
      'section_91.moving': 0,
      'section_91.heritage': 1,
      'section_91.relevant_change': 2,
      'section_91.partner_dies': ['unknown'],
      'section_92.solution': 4,
    },
    'moving',
  ],
  [
    'moving',
    { 'section_31.i_expect_to_move': 1, 'section_31.moving_in_years': 99, ...home('section_31') },
    'personal_characteristics',
  ],
]

test.each(filled)('a filled %s is right: %j', (step, given, next) => {
  const visit = stepVisit(step)
  visit.given({ 'customer.has_partner': 1, ...given })
  expect(visit.told()).toEqual([])
  expect(visit.next()).toBe(next)
})
