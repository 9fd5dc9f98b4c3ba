import { expect, test } from 'vitest'
import type { StepKey } from '../../../domain/language/stepKey'
import { type Given, stepVisit } from './stepVisit'

const withPartner = { 'customer.has_partner': 1 }
const noNewHouse = { 'section_1.i_want_a_new_house': 0 }
const expanding = { 'section_41.family_expansion': 1 }

type Row = readonly [
  id: string,
  step: StepKey,
  around: Given,
  decides: string,
  shownAt: number,
  hiddenAt: number,
  shown: string,
]

/** Spec 2 section 4, 'Conditional display': the answer that shows a question, and one beside it that does not. */
const rows: readonly Row[] = [
  ['CLC-05', 'current_living_condition', {}, 'section_1.i_want_a_new_house', 0, 1, 'section_1.i_want_a_existing_house'],
  ['CLC-06', 'current_living_condition', {}, 'section_1.i_want_a_new_house', 0, 1, 'section_2.new_house'],
  ['CLC-07', 'current_living_condition', noNewHouse, 'section_2.new_house', 1, 0, 'section_2.postal_code'],
  ['CLC-07', 'current_living_condition', noNewHouse, 'section_2.new_house', 1, 0, 'section_2.number'],
  ['CLC-07', 'current_living_condition', noNewHouse, 'section_2.new_house', 1, 0, 'section_2.addition'],
  [
    'CLC-13',
    'current_living_condition',
    withPartner,
    'section_3.whos_the_owner',
    3,
    2,
    'section_3.whos_the_owner.explanation',
  ],
  ['CLC-23', 'current_living_condition', {}, 'section_5.low_mortgage', 1, 0, 'section_5.low_mortgage.explanation'],
  ['OPEN-53', 'current_living_condition', {}, 'section_6.have_will', 1, 0, 'section_6.is_will_old'],
  ['MOV-02', 'moving', {}, 'section_31.i_expect_to_move', 1, 0, 'section_31.moving_in_years'],
  ['MOV-03', 'moving', {}, 'section_31.i_expect_to_move', 1, 0, 'section_31.home_type'],
  ['CHI-03', 'children', {}, 'section_41.family_expansion', 1, 0, 'section_41.working_time'],
  ['CHI-05', 'children', {}, 'section_41.family_expansion', 1, 0, 'section_42.moving'],
  ['CHI-08', 'children', {}, 'section_41.family_expansion', 1, 0, 'section_42.financing'],
  ['CHI-07', 'children', expanding, 'section_42.moving', 1, 0, 'section_42.search_postal_code'],
  ['CHI-09', 'children', expanding, 'section_42.financing', 5, 4, 'section_42.financing.explanation'],
  ['UNE-02', 'unemployment', {}, 'section_51.current_home', 0, 1, 'section_51.search_radius'],
  ['UNE-05', 'unemployment', {}, 'section_51.solution', 4, 3, 'section_51.solution.explanation'],
  ['INC-02', 'incapacity_work', {}, 'section_61.current_home', 0, 1, 'section_61.home_type'],
  ['INC-06', 'incapacity_work', {}, 'section_61.solution', 4, 3, 'section_61.solution.explanation'],
  ['DOP-04', 'death_of_partner', withPartner, 'section_71.current_home', 0, 1, 'section_71.home_type'],
  ['DOP-09', 'death_of_partner', withPartner, 'section_71.solution', 4, 3, 'section_71.solution.explanation'],
  ['DIV-04', 'divorce', withPartner, 'section_81.current_home', 0, 1, 'section_81.home_type'],
  ['DIV-06', 'divorce', withPartner, 'section_81.solution', 4, 3, 'section_81.solution.explanation'],
  ['PEN-02', 'pension', {}, 'section_91.current_home', 0, 1, 'section_91.home_type'],
  ['PEN-12', 'pension', withPartner, 'section_92.solution', 4, 3, 'section_92.solution.explanation'],
  ['MOR-11', 'mortgage', {}, 'section_21.form_saving', 1, 0, 'section_21.continue_saving'],
  [
    'SUS-15',
    'sustainability',
    {},
    'section_2.discuss_with_advisor_sustainability_housing',
    1,
    0,
    'section_3.reason_for_sustainability',
  ],
  [
    'SUS-15',
    'sustainability',
    {},
    'section_2.discuss_with_advisor_sustainability_housing',
    1,
    0,
    'section_4.financing_sustainability',
  ],
]

test.each(rows)(
  '%s: on %s, %j and %s = %d, not %d, shows %s',
  (_id, step, around, decides, shownAt, hiddenAt, shown) => {
    const visit = stepVisit(step)
    visit.given(around)
    expect(visit.shows(shown)).toBe(false)
    visit.given({ [decides]: shownAt })
    expect(visit.shows(shown)).toBe(true)
    visit.given({ [decides]: hiddenAt })
    expect(visit.shows(shown)).toBe(false)
  },
)

test.each([
  ['OPEN-52', 'death_of_partner', 'section_71.my_partner_is_going_to_die', 'other', 'section_71.other_explanation'],
  ['OPEN-52', 'death_of_partner', 'section_71.partner_dies', 'no_insurance', 'section_71.no_insurance_explanation'],
  ['OPEN-52', 'pension', 'section_91.partner_dies', 'no_insurance', 'section_91.no_insurance_explanation'],
  ['PEN-04', 'pension', 'section_91.solutions', 'other', 'section_91.solutions.explanation'],
] as const)('%s: on %s the box of %s that is %s shows %s', (_id, step, boxes, box, shown) => {
  const visit = stepVisit(step)
  visit.given(withPartner)
  expect(visit.shows(shown)).toBe(false)
  visit.given({ [boxes]: [box] })
  expect(visit.shows(shown)).toBe(true)
  visit.given({ [boxes]: [] })
  expect(visit.shows(shown)).toBe(false)
})

test('CLC-09: the address of a wanted home is asked no more when the customer turns to a new-build', () => {
  const visit = stepVisit('current_living_condition')
  visit.given({ ...noNewHouse, 'section_2.new_house': 1 })
  expect(visit.told()).toContain('section_2.postal_code: Dit veld is verplicht')
  visit.given({ 'section_1.i_want_a_new_house': 1 })
  expect(visit.shows('section_2.postal_code')).toBe(false)
  expect(visit.told().filter(line => line.startsWith('section_2'))).toEqual(['section_2.goal: Maak een keuze'])
})

test('CHI-07: who expects no family looks for no home, whatever was said of moving', () => {
  const visit = stepVisit('children')
  visit.given({ ...expanding, 'section_42.moving': 1, 'section_41.family_expansion': 0 })
  expect(visit.shows('section_42.home_type')).toBe(false)
  expect(visit.told()).toEqual([])
})

test.each([true, false])('MOR-01: section 20 is asked on the association host: %s', association => {
  const visit = stepVisit('mortgage', { association })
  expect(visit.shows('section_20.question_1')).toBe(association)
  expect(visit.told().includes('section_20.question_1: Maak een keuze')).toBe(association)
})

test('homes are shown in nine places: the current one, the wanted one, and seven searches', () => {
  const { catalogue } = stepVisit('moving')
  const places = [...catalogue.homeAt.values()].map(({ what, path }) => `${what} ${path.replace('.sections', '')}`)
  expect(places.map(place => place.replace('.questions', ''))).toEqual([
    'current current_living_condition.section_2.current_home',
    'wanted current_living_condition.section_2.wanted_home',
    'search children.section_42.home',
    'search unemployment.section_51.home',
    'search incapacity_work.section_61.home',
    'search death_of_partner.section_71.home',
    'search divorce.section_81.home',
    'search pension.section_91.home',
    'search moving.section_31.home',
  ])
})
