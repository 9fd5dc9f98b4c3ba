import { childrenSection } from '../../../domain/catalogue/personalDetails/childrenSection'
import { companies } from '../../../domain/catalogue/personalDetails/companies'
import { employers } from '../../../domain/catalogue/personalDetails/employers'
import { home as homeSection } from '../../../domain/catalogue/personalDetails/home'
import { partner } from '../../../domain/catalogue/personalDetails/partner'
import { person as personSection } from '../../../domain/catalogue/personalDetails/person'
import { answerLines } from '../answerLines'
import { knownOf, sentPartner, sentPerson } from '../household'
import type { AllFullAnswers, FullAnswers } from './answeredInFull'
import { noSearch, search, standing } from './homes'

/** What Wim Kuiper types into the portal: past working age, with no partner, no children and no plans but a new house. */

export const person = answerLines(personSection.content, {
  salutation: 'Geachte heer',
  date_of_birth: ['02-02-1950', '1950-02-02'],
  gender: 'm',
  maritial_status: 8,
})

export const home = answerLines(homeSection.content.address.content, {
  postal_code: ['3581 kw', '3581KW', '3581 KW'],
  number: '12',
  addition: 'A',
  street: { found: 'Maliesingelhof' },
  place: { found: 'Utrecht' },
})

export const workAndFamily = {
  ...answerLines(employers.content, { has_employers: 0 }),
  ...answerLines(companies.content, { has_companies: 0 }),
  ...answerLines(partner.content, { has_partner: 0 }),
  ...answerLines(childrenSection.content, { has_children: 0 }),
}

export const alone: AllFullAnswers = {
  current_living_condition: {
    section_1: { i_have_a_house: 1, i_want_a_new_house: 1, i_want_a_existing_house: null },
    section_2: { new_house: null, goal: 0 },
    section_3: null,
    section_4: {
      live_style: 0,
      my_income_5_years: 1,
      max_netto_mortgage: ['0', 0, '0,00'],
    },
    section_5: {
      moving: 0,
      heritage: 0,
      family_expansion: 0,
      study_costs_children: 0,
      working_less: 0,
      other_possibility: 0,
      savings: ['120000', 120_000, '120.000,00'],
      saving_goals: ['none'],
      low_mortgage: 0,
      loans_and_liabilities: ['none'],
    },
    section_6: { have_will: 0, is_will_old: null, have_life_will: 1, have_will_advice: 0 },
  },
  financing: {
    section_11: {
      mortgage_payments: 4,
      mortgage_properties: ['low_interest'],
      insurance: 1,
    },
  },
  mortgage: {
    section_20: null,
    section_21: {
      question_1: 0,
      question_2: 0,
      question_3: 0,
      question_4: 0,
      question_5: 0,
      question_6: 0,
      experience: 0,
      question_7: 0,
      question_8: 0,
      question_9: 0,
      question_10: 0,
      question_11: 0,
      question_12: 0,
      question_13: 0,
      question_14: 0,
      question_15: 0,
      question_16: 0,
      question_17: 0,
      question_18: 0,
      question_19: 0,
      question_20: 2,
      form_saving: 0,
      continue_saving: null,
    },
    section_22: {
      question_1: 4,
      question_2: 3,
      question_3: 0,
      question_4: 10,
      question_5: 0,
      question_6: 0,
      question_7: 1,
      question_8: 1,
      question_9: 0,
    },
  },
  sustainability: {
    section_1: {
      energy_saving_measures: 2,
      savings: 0,
      financing_sustainability: 0,
    },
    section_2: {
      interested_sustainability_housing: 0,
      options_sustainability_housing_mapping: 0,
      report_sustainability_housing: 1,
      discuss_with_advisor_sustainability_housing: 0,
    },
    section_3: null,
    section_4: null,
  },
  children: { section_41: { family_expansion: 0, working_time: null }, section_42: null },
  unemployment: null,
  incapacity_work: null,
  death_of_partner: null,
  divorce: null,
  pension: {
    section_91: {
      current_home: 0,
      ...search('tussenwoning', '3581KW', 1),
      jumba_id: ['sought', 'Geen resultaten'],
      solutions: ['sell_the_house', 'change_mortgage'],
      moving: 1,
      heritage: 1,
      relevant_change: 0,
      partner_dies: null,
    },
    section_92: null,
  },
  moving: { section_31: { i_expect_to_move: 0, moving_in_years: null, ...noSearch } },
  personal_characteristics: null,
}

/** What he answers first, and then thinks better of: none of it may arrive. */
export const secondThoughts: FullAnswers = {
  current_living_condition: {
    section_1: { i_want_a_new_house: 0, i_want_a_existing_house: 1 },
    section_2: {
      new_house: 1,
      postal_code: ['1234AB', '1234AB', '1234 AB'],
      number: ['10', '10', '10'],
      ...standing(['1234AB-10', 351_000, 379_000, 'Proefstraat', 'Hilversum', '10']),
    },
    section_5: { saving_goals: ['buffer', 'children'], low_mortgage: 1, 'low_mortgage.explanation': 'Toch niet.' },
    section_6: { have_will: 1, is_will_old: 1 },
  },
  sustainability: {
    section_2: { discuss_with_advisor_sustainability_housing: 1 },
    section_3: { reason_for_sustainability: ['comfort'] },
  },
  children: {
    section_41: { family_expansion: 1, working_time: 12 },
    section_42: { moving: 1, ...search('vrijstaand', '3581KW', 10), financing: 4 },
  },
}

// Past 67 nobody asks.
const pensioned = answerLines(employers.content, { is_pensioned: { known: 1 } })
const known = knownOf('Wim', 'Kuiper', 'wim.kuiper@voorbeeld.example')

/** The customer as the office must get him; a partner who is not there as an empty one. */
export const sentAlone = {
  ...sentPerson({ ...known, ...pensioned, ...person, ...workAndFamily }, home),
  partner: sentPartner({}, {}),
  employers: [],
  companies: [],
  children: [],
}
