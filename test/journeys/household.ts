import { expect } from 'vitest'
import { childQuestions, childrenSection } from '../../domain/catalogue/personalDetails/childrenSection'
import { companies, company as companyQuestions } from '../../domain/catalogue/personalDetails/companies'
import { employer, employers as employersSection } from '../../domain/catalogue/personalDetails/employers'
import { home as homeSection } from '../../domain/catalogue/personalDetails/home'
import { partnerDetails, partner as partnerSection } from '../../domain/catalogue/personalDetails/partner'
import { person as personSection } from '../../domain/catalogue/personalDetails/person'
import { questionsForTheAdvisor } from '../../domain/catalogue/questionsForTheAdvisor'
import { unaskedSections } from '../../domain/catalogue/unaskedSections'
import type { Content } from '../../domain/language/section'
import { answerLines, defaultLines } from './answerLines'
import { asSent, type Lines } from './answers'

// What Noa Hendriks types into the portal, and what her adviser must find for it.

export const person = answerLines(personSection.content, {
  salutation: 'Geachte mevrouw',
  initials: 'N.J.',
  official_first_names: 'Noa Johanna',
  insertion: "van 't",
  date_of_birth: ['14-03-1985', '1985-03-14'],
  gender: 'f',
  smoking: 0,
  maritial_status: 5,
  phone: '06 1234 5678',
})

export const home = answerLines(homeSection.content.address.content, {
  postal_code: ['1234ab', '1234AB', '1234 AB'],
  number: '10',
  addition: 'A',
  street: { found: 'Proefstraat' },
  place: { found: 'Hilversum' },
  woz_waarde: ['412.000', 412_000, '412.000,00'],
  marktwaarde_woning: ['445000', 445_000, '445.000,00'],
})

export const employed = answerLines(employersSection.content, { has_employers: 1 })
export const employers: readonly Lines[] = [
  answerLines(employer, {
    name: 'Gemeente Hilversum',
    tax_number: '123456789L01',
    salary: ['52500,5', 52_500.5, '52.500,50'],
    date_of_service: ['01-09-2016', '2016-09-01'],
    function: 'Beleidsmedewerker',
    permanent_service: 1,
    payroll_tax_credit: 1,
    working_hours: ['138', 138],
    has_car: 1,
    car_addition: ['6120', 6120, '6.120,00'],
    car_contribution: ['1200', 1200, '1.200,00'],
  }),
  answerLines(employer, {
    name: 'Bakkerij Jansen & Zn.',
    salary: ['8250', 8250, '8.250,00'],
    date_of_service: ['15-02-2023', '2023-02-15'],
    function: 'Verkoopster op zaterdag',
    permanent_service: 0,
    payroll_tax_credit: 0,
    has_car: 0,
  }),
]

export const enrolled = answerLines(companies.content, { has_companies: 1 })
export const company = answerLines(companyQuestions, {
  name: 'Hendriks Teksten',
  registration_number: '12345678',
  legal_type: 'one_man_business',
  start_date: ['29-02-2020', '2020-02-29'],
  apply_payroll_tax_discount: 0,
  has_personnel: 0,
  is_major_shareholder: 0,
  income_percentage: ['12,5', 12.5],
  average_net_profit: ['-250', -250, '-250,00'],
})

export const together = answerLines(partnerSection.content, { has_partner: 1, has_mortgage_with_partner: 1 })
export const partner = answerLines(partnerDetails, {
  salutation: 'Beste heer',
  first_name: 'Daan',
  last_name: 'Visser',
  gender: 'm',
  date_of_birth: ['30-11-1983', '1983-11-30'],
  email: 'daan.visser@voorbeeld.example',
  salaris_bruto_per_maand: ['3850,75', 3850.75, '3.850,75'],
  different_address: 1,
})

/** Nobody knows this address, so street and town are typed. */
export const partnerHome = answerLines(partnerDetails.address.content, {
  postal_code: ['9999XX', '9999XX', '9999 XX'],
  number: '7',
  street: 'Verzonnenweg',
  place: 'Stitswerd',
})

export const parent = answerLines(childrenSection.content, { has_children: 1 })
const child = (first_name: string, born: string, bornIso: string, gender: 'm' | 'f', studies: 0 | 1): Lines =>
  answerLines(childQuestions, {
    first_name,
    last_name: 'Visser',
    place_of_birth: 'Hilversum',
    date_of_birth: [born, bornIso],
    gender,
    lives_at_home: 1,
    studies,
  })
export const children: readonly [Lines, Lines, Lines] = [
  child('Tess', '28-12-2009', '2009-12-28', 'f', 1),
  child('Bram', '09-06-2012', '2012-06-09', 'm', 0),
  child('Lotte', '17-04-2016', '2016-04-17', 'f', 0),
]

const [unasked] = unaskedSections
const asked = [personSection, employersSection, companies, partnerSection, childrenSection, unasked]

/** What was left empty and what was never asked goes out as its default. */
const sentOf = (content: Content, lines: Lines) => asSent({ ...defaultLines(content), ...lines })

/** What the office knows of a customer before, with a number of its own. */
export const knownOf = (first_name: string, last_name: string, email: string): Lines => ({
  ...answerLines(personSection.content, {
    first_name: { known: first_name },
    last_name: { known: last_name },
    email: { known: email },
  }),
  ...answerLines(unasked.content, { id: { known: expect.any(Number) }, is_main_customer: 1, is_partner: 0 }),
})

/** The customer without partner and items, as the office must get them. */
export const sentPerson = (lines: Lines, home: Lines) => ({
  ...asSent({ ...Object.assign({}, ...asked.map(({ content }) => defaultLines(content))), ...lines }),
  address: sentOf(homeSection.content.address.content, home),
  mortgages: [],
  pensions: [],
})

export const sentPartner = (lines: Lines, home: Lines) => ({
  ...sentOf(partnerDetails, lines),
  address: sentOf(partnerDetails.address.content, home),
})

const known = knownOf('Noa', 'Hendriks', 'noa.hendriks@voorbeeld.example')

/** The customer as the office must get her, with the first two children. */
export const sentCustomer = {
  ...sentPerson({ ...known, ...person, ...employed, ...enrolled, ...together, ...parent }, home),
  employers: employers.map(lines => sentOf(employer, lines)),
  companies: [sentOf(companyQuestions, company)],
  partner: sentPartner(partner, partnerHome),
  children: children.slice(0, 2).map(lines => sentOf(childQuestions, lines)),
}

const [topics] = questionsForTheAdvisor.sections

const texts = {
  question_2: 'Is tien jaar vast nu verstandig?',
  question_6: 'Wij willen een warmtepomp.\nKan dat in de hypotheek?',
} as const

export const questions = (['question_2', 'question_6'] as const).map(key => ({
  topic: topics.content[key].title,
  text: texts[key],
}))

/** The questions for the advisor as the office must get them. */
export const sentQuestionsWith = (lines: Lines): object => ({
  sections: { section_1: { questions: sentOf(topics.content, lines) } },
})
export const sentQuestions = sentQuestionsWith(
  answerLines(topics.content, {
    question_2: 1,
    'question_2.explanation': texts.question_2,
    question_6: 1,
    'question_6.explanation': texts.question_6,
  }),
)
