import { describe, expect, test } from 'vitest'
import type { StepKey } from '../../../domain/language/stepKey'
import { type Given, stepVisit } from './stepVisit'

const choice = (...names: readonly string[]) => names.map(name => `${name}: Maak een keuze`)
const boxes = (name: string) => `${name}: Minimaal 1 antwoord(en)`
const amount = (name: string) => `${name}: Vul een bedrag in`
const numbered = (section: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `${section}.question_${from + n}`)
const search = (section: string) => [
  ...choice(`${section}.home_type`),
  `${section}.search_postal_code: Postcode moet bestaan uit 6 karakters`,
  ...choice(`${section}.search_radius`),
]

/** What an untouched page of a customer with a partner says (spec 2 section 5), from top to bottom. */
const empty: readonly (readonly [step: StepKey, told: readonly string[]])[] = [
  [
    'current_living_condition',
    [
      ...choice('section_1.i_have_a_house', 'section_1.i_want_a_new_house', 'section_2.goal'),
      ...choice('section_3.whos_the_owner', 'section_3.whos_income'),
      ...choice('section_4.live_style', 'section_4.my_income_5_years'),
      amount('section_4.max_netto_mortgage'),
      ...choice('section_5.moving', 'section_5.heritage', 'section_5.family_expansion'),
      ...choice('section_5.study_costs_children', 'section_5.working_less', 'section_5.other_possibility'),
      amount('section_5.savings'),
      boxes('section_5.saving_goals'),
      ...choice('section_5.low_mortgage'),
      boxes('section_5.loans_and_liabilities'),
      ...choice('section_6.have_will', 'section_6.have_life_will', 'section_6.have_will_advice'),
    ],
  ],
  [
    'financing',
    [
      ...choice('section_11.mortgage_payments'),
      boxes('section_11.mortgage_properties'),
      ...choice('section_11.insurance'),
    ],
  ],
  [
    'mortgage',
    [
      ...choice(...numbered('section_21', 1, 6), 'section_21.experience', ...numbered('section_21', 7, 20)),
      ...choice('section_21.form_saving', ...numbered('section_22', 1, 9)),
    ],
  ],
  [
    'sustainability',
    [
      ...choice('section_1.energy_saving_measures', 'section_1.savings', 'section_1.financing_sustainability'),
      ...choice('section_2.interested_sustainability_housing', 'section_2.options_sustainability_housing_mapping'),
      ...choice('section_2.report_sustainability_housing', 'section_2.discuss_with_advisor_sustainability_housing'),
    ],
  ],
  ['housing_requirements', []],
  ['children', choice('section_41.family_expansion')],
  [
    'unemployment',
    [boxes('section_51.becoming_unemployed'), ...choice('section_51.current_home', 'section_51.solution')],
  ],
  [
    'incapacity_work',
    [
      boxes('section_61.becoming_incapacitated'),
      ...choice('section_61.insurance_type', 'section_61.current_home', 'section_61.solution'),
    ],
  ],
  [
    'death_of_partner',
    [
      boxes('section_71.my_partner_is_going_to_die'),
      boxes('section_71.partner_dies'),
      ...choice('section_71.current_home', 'section_71.solution'),
    ],
  ],
  ['divorce', choice('section_81.current_home', 'section_81.solution')],
  [
    'pension',
    [
      ...choice('section_91.current_home'),
      boxes('section_91.solutions'),
      ...choice('section_91.moving', 'section_91.heritage', 'section_91.relevant_change'),
      boxes('section_91.partner_dies'),
      ...choice('section_92.solution'),
    ],
  ],
  ['moving', choice('section_31.i_expect_to_move')],
]

test.each(empty)('an untouched %s is refused', (step, told) => {
  const visit = stepVisit(step)
  visit.given({ 'customer.has_partner': 1 })
  expect(visit.told()).toEqual(told)
})

describe('a further answer asks', () => {
  const further: readonly (readonly [step: StepKey, given: Given, told: readonly string[]])[] = [
    [
      'moving',
      { 'section_31.i_expect_to_move': 1 },
      [...choice('section_31.moving_in_years'), ...search('section_31')],
    ],
    ['children', { 'section_41.family_expansion': 1 }, choice('section_42.moving', 'section_42.financing')],
    [
      'children',
      { 'section_41.family_expansion': 1, 'section_42.moving': 1 },
      [...search('section_42'), ...choice('section_42.financing')],
    ],
    ['divorce', { 'section_81.current_home': 0 }, [...search('section_81'), ...choice('section_81.solution')]],
  ]
  test.each(further)('on %s, %j', (step, given, told) => {
    const visit = stepVisit(step)
    visit.given({ 'customer.has_partner': 1, ...given })
    expect(visit.told()).toEqual(told)
  })

  test('SUS-16: for the reasons and the money of who discusses it with the adviser, and of nobody else', () => {
    const visit = stepVisit('sustainability')
    const last = () => visit.told().filter(line => /^section_[34]/.test(line))
    expect(last()).toEqual([])
    visit.given({ 'section_2.discuss_with_advisor_sustainability_housing': 1 })
    expect(last()).toEqual([
      boxes('section_3.reason_for_sustainability'),
      ...choice('section_4.financing_sustainability'),
    ])
    visit.given({ 'section_2.discuss_with_advisor_sustainability_housing': 0 })
    expect(last()).toEqual([])
  })

  test('OPEN-36: whether to go on saving, of who saves', () => {
    const visit = stepVisit('mortgage')
    visit.given({ 'section_21.form_saving': 1 })
    expect(visit.told()).toContain('section_21.continue_saving: Maak een keuze')
    visit.given({ 'section_21.form_saving': 0 })
    expect(visit.told()).not.toContain('section_21.continue_saving: Maak een keuze')
  })
})

describe('an amount, OPEN-48', () => {
  test.each(['section_4.max_netto_mortgage', 'section_5.savings'])('at %s may be 0, not less', name => {
    const visit = stepVisit('current_living_condition')
    const said = () => visit.told().find(line => line.startsWith(name))
    visit.given({ [name]: 0 })
    expect(said()).toBeUndefined()
    visit.given({ [name]: -0.01 })
    expect(said()).toBe(`${name}: Ongeldige waarde`)
    visit.given({ [name]: 'veel' })
    expect(said()).toBe(`${name}: Ongeldige waarde`)
  })
})
