import { expect } from 'vitest'
import { asSent, chosen, found, type Lines, picked, typed } from '../answers'
import { search, standing } from './homes'
import type { FullAnswers } from './questions'

/** What Wim Kuiper types into the portal: past working age, with no partner, no children and no plans but a new house. */

export const person: Lines = {
  salutation: picked('Aanhef', 'Geachte heer', 'Geachte heer'),
  date_of_birth: typed('Geboortedatum', '02-02-1950', '1950-02-02'),
  gender: picked('Geslacht', 'Man', 'm'),
  maritial_status: picked('Burgerlijke staat', 'Weduwe of weduwnaar', 8),
}

export const home: Lines = {
  postal_code: typed('Postcode', '3581 kw', '3581KW', '3581 KW'),
  number: typed('Huisnummer', '12'),
  addition: typed('Toevoeging', 'A'),
  street: found('Straat', 'Maliesingelhof'),
  place: found('Woonplaats', 'Utrecht'),
}

export const work: Lines = {
  has_employers: chosen('Bent u in loondienst?', 'Nee'),
  has_companies: chosen('Staat u ingeschreven bij de Kamer van Koophandel?', 'Nee'),
}
export const family: Lines = {
  has_partner: chosen('Heeft u een partner?', 'Nee'),
  has_children: chosen('Heeft u kinderen?', 'Nee'),
}

export const alone: FullAnswers = {
  current_living_condition: {
    section_1: { i_have_a_house: 'Ja', i_want_a_new_house: 'Ja' },
    section_2: { goal: 'Ik wil een woning kopen' },
    section_4: {
      live_style: 'Ik leef zuinig en houd geld over',
      my_income_5_years: 'Ongeveer gelijk aan nu',
      max_netto_mortgage: ['0', 0, '0,00'],
    },
    section_5: {
      moving: 'Onwaarschijnlijk',
      heritage: 'Onwaarschijnlijk',
      family_expansion: 'Onwaarschijnlijk',
      study_costs_children: 'Onwaarschijnlijk',
      working_less: 'Onwaarschijnlijk',
      other_possibility: 'Onwaarschijnlijk',
      savings: ['120000', 120_000, '120.000,00'],
      saving_goals: ['none'],
      low_mortgage: 'Nee',
      loans_and_liabilities: ['none'],
    },
    section_6: { have_will: 'Nee', have_life_will: 'Ja', have_will_advice: 'Nee' },
  },
  financing: {
    section_11: {
      mortgage_payments: 'Ik weet het nog niet',
      mortgage_properties: ['low_interest'],
      insurance: '1 jaar',
    },
  },
  mortgage: {
    section_21: {
      question_1: 'Geen renteaftrek',
      question_2: 'Geen renteaftrek',
      question_3: 'Geen renteaftrek',
      question_4: 'Geen renteaftrek',
      question_5: 'Geen renteaftrek',
      question_6: 'Geen renteaftrek',
      experience: 'Nee, nog nooit',
      question_7: 'Niet',
      question_8: 'Niet',
      question_9: 'Niet',
      question_10: 'Niet',
      question_11: 'Niet',
      question_12: 'Niet',
      question_13: 'Niet',
      question_14: 'Niet',
      question_15: 'Niet',
      question_16: 'Niet',
      question_17: 'Niet',
      question_18: 'Niet',
      question_19: 'Niet',
      question_20: 'Volledig',
      form_saving: 'Nee',
    },
    section_22: {
      question_1: 'Binnen 4 weken',
      question_2: '3 maanden',
      question_3: 'Bij de offerte',
      question_4: '10%',
      question_5: 'Eis',
      question_6: 'Nee',
      question_7: 'Ja',
      question_8: 'Wens',
      question_9: 'Eis',
    },
  },
  sustainability: {
    section_1: {
      energy_saving_measures: 'Ja, mijn woning is al energiezuinig',
      savings: 'Nee',
      financing_sustainability: 'Nee',
    },
    section_2: {
      interested_sustainability_housing: 'Nee',
      options_sustainability_housing_mapping: 'Nee',
      report_sustainability_housing: 'Ja',
      discuss_with_advisor_sustainability_housing: 'Nee',
    },
  },
  children: { section_41: { family_expansion: 'Nee' } },
  pension: {
    section_91: {
      current_home: 'Nee',
      ...search('Tussenwoning', '3581KW', '1 km'),
      jumba_id: ['sought', 'Geen resultaten'],
      solutions: ['sell_the_house', 'change_mortgage'],
      moving: 'Kans aanwezig',
      heritage: 'Kans aanwezig',
      relevant_change: 'Onwaarschijnlijk',
    },
  },
  moving: { section_31: { i_expect_to_move: 'Nee' } },
}

/** What he answers first, and then thinks better of: none of it may arrive. */
export const secondThoughts: FullAnswers = {
  current_living_condition: {
    section_1: { i_want_a_new_house: 'Nee', i_want_a_existing_house: 'Ja' },
    section_2: {
      new_house: 'Ja',
      postal_code: ['1234AB', '1234AB', '1234 AB'],
      number: ['10', '10', '10'],
      ...standing(['1234AB-10', 351_000, 379_000, 'Proefstraat', 'Hilversum', '10']),
    },
    section_5: { saving_goals: ['buffer', 'children'], low_mortgage: 'Ja', 'low_mortgage.explanation': 'Toch niet.' },
    section_6: { have_will: 'Ja', is_will_old: 'Ja' },
  },
  sustainability: {
    section_2: { discuss_with_advisor_sustainability_housing: 'Ja' },
    section_3: { reason_for_sustainability: ['comfort'] },
  },
  children: {
    section_41: { family_expansion: 'Ja', working_time: 12 },
    section_42: { moving: 'Ja', ...search('Vrijstaand', '3581KW', '10 km'), financing: 'Met hulp van familie' },
  },
}

// What was not answered goes out as its default; a partner who is not there as an empty one.
const empty = (label: string) => typed(label, '')
const open = (label: string) => typed(label, '', -1)

const nobody = {
  ...asSent({
    id: empty('Nummer van uw partner'),
    salutation: empty('Aanhef van uw partner'),
    first_name: empty('Voornaam van uw partner'),
    official_first_names: empty('Voornamen van uw partner (zoals in het paspoort)'),
    insertion: empty('Tussenvoegsel van uw partner'),
    last_name: empty('Achternaam van uw partner'),
    gender: empty('Geslacht van uw partner'),
    date_of_birth: empty('Geboortedatum van uw partner'),
    email: empty('E-mailadres van uw partner'),
    phone: empty('Telefoonnummer van uw partner'),
    salaris_bruto_per_maand: empty('Bruto maandsalaris van uw partner'),
    different_address: typed('Mijn partner heeft een ander adres', '', 0),
  }),
  address: asSent({
    postal_code: empty('Postcode'),
    number: empty('Huisnummer'),
    addition: empty('Toevoeging'),
    street: empty('Straat'),
    place: empty('Woonplaats'),
  }),
}

/** The customer as the office must get him; his number is the office's. */
export const sentAlone = {
  ...asSent({
    first_name: typed('Roepnaam', 'Wim'),
    last_name: typed('Achternaam', 'Kuiper'),
    email: typed('E-mailadres', 'wim.kuiper@voorbeeld.example'),
    is_main_customer: typed('Hoofdklant', '', 1),
    is_partner: typed('Partner van de hoofdklant', '', 0),
    accept_terms: open('Voorwaarden geaccepteerd'),
    customer_number: empty('Lidnummer'),
    initials: empty('Voorletters'),
    official_first_names: empty('Voornamen (zoals in uw paspoort)'),
    insertion: empty('Tussenvoegsel'),
    smoking: open('Rookt u?'),
    phone: empty('Telefoonnummer'),
    // Past 67 nobody asks.
    is_pensioned: typed('Bent u met pensioen?', '', 1),
    has_mortgage_with_partner: open('Heeft u samen met uw partner een hypotheek, of wilt u die samen afsluiten?'),
    ...person,
    ...work,
    ...family,
  }),
  id: { title: 'Klantnummer', value: expect.any(Number) },
  address: asSent({
    woz_waarde: empty('WOZ-waarde'),
    marktwaarde_woning: empty('Geschatte marktwaarde van uw woning'),
    ...home,
  }),
  partner: nobody,
  employers: [],
  companies: [],
  children: [],
  mortgages: [],
  pensions: [],
}
