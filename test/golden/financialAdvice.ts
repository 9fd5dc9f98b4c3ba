import { noLenders } from '../../domain/language/lender'
import { defaultTenantStyle } from '../../domain/portal/tenant'
import type { Command } from '../../events/decisions/command'
import { loaded, type Recorder } from './recorder'

const invitation = {
  id: '4711',
  type: 'financial_advice',
  partner_invited: false,
  valid_until: '2026-12-31',
  submitted_at: null,
  aqopi_info: null,
} as const

const office = {
  id: '12',
  code: 'LIN',
  email: 'info@linde-advies.example',
  name: 'Linde Financieel Advies',
  number: '030-1234567',
  phone: '0301234567',
  website: 'https://linde-advies.example',
  street_name: 'Oudegracht',
  house_number: '12',
  house_number_addition: '',
  postcode: '3511AB',
  city: 'Utrecht',
}

const load: Command = {
  type: 'LoadCustomer',
  invitation,
  partnerSession: false,
  office,
  customer: loaded(
    {
      'customer.id': '88',
      'customer.first_name': 'Sanne',
      'customer.last_name': 'Dekker',
      'customer.salutation': 'Mevrouw',
      'customer.email': 'sanne.dekker@voorbeeld.example',
      'customer.date_of_birth': '1984-05-17',
    },
    { 'customer.employers': [loaded({ id: '5', name: 'Bakkerij De Korenaar', salary: '38500.00' })] },
  ),
}

const open = (today: string, build: string, rules: string): Command => ({
  type: 'OpenPortal',
  host: 'localhost',
  association: false,
  today,
  build,
  rules,
})

/** The customer's children: three come, the second goes and comes back, the third goes. */
const withChildren = ({ act, answer, add }: Recorder): void => {
  answer({ 'customer.has_children': 0 })
  const list = 'customer.children'
  const children = ['Bram', 'Lotte', 'Teun'].map((first_name, n) => {
    const id = add(list)
    answer({
      [`${list}.${id}.first_name`]: first_name,
      [`${list}.${id}.last_name`]: 'Dekker',
      [`${list}.${id}.date_of_birth`]: `0${n + 1}-06-201${n}`,
      [`${list}.${id}.gender`]: n === 1 ? 'f' : 'm',
      [`${list}.${id}.lives_at_home`]: 1,
      [`${list}.${id}.studies`]: 0,
    })
    return id
  })
  const [, second = '', third = ''] = children
  act({ type: 'RemoveItem', list, id: second })
  act({ type: 'RestoreItem', list, id: second })
  act({ type: 'RemoveItem', list, id: third })
}

const withWork = ({ act, answer, add }: Recorder): void => {
  const employer = `customer.employers.${add('customer.employers')}`
  answer({
    [`${employer}.name`]: 'Gemeente Utrecht',
    [`${employer}.function`]: 'Beleidsmedewerker',
    [`${employer}.date_of_service`]: '01-02-2020',
    [`${employer}.salary`]: 21000.5,
    [`${employer}.has_car`]: 1,
    [`${employer}.car_addition`]: -1,
  })
  const company = `customer.companies.${add('customer.companies')}`
  answer({
    [`${company}.name`]: 'Dekker Teksten',
    [`${company}.registration_number`]: '12345678',
    [`${company}.legal_type`]: 'one_man_business',
    [`${company}.start_date`]: '31-02-2021',
    [`${company}.average_net_profit`]: -250,
  })
  act({ type: 'SubmitStep', step: 'personal_details' })
  answer({ [`${company}.start_date`]: '28-02-2021', [`${employer}.car_addition`]: 1800 })
}

const withHome = ({ act, answer }: Recorder): void => {
  answer({ 'customer.address.postal_code': '3511 AB', 'customer.address.number': '1' })
  act({ type: 'FillAddress', at: 'customer.address', found: null })
  answer({ 'customer.address.number': '40' })
  act({ type: 'FillAddress', at: 'customer.address', found: { street: 'Oudegracht', place: 'Utrecht' } })
  answer({ 'customer.address.woz_waarde': 412000, 'customer.address.marktwaarde_woning': 'ruim vier ton' })
}

const withPartner = ({ answer }: Recorder): void =>
  answer({
    'customer.has_partner': 1,
    'customer.has_mortgage_with_partner': 1,
    'customer.partner.first_name': 'Daan',
    'customer.partner.last_name': 'Visser',
    'customer.partner.date_of_birth': '30-02-1980',
    'customer.partner.email': 'daan@voorbeeld.example',
    'customer.partner.salaris_bruto_per_maand': 3900,
    'customer.partner.different_address': 1,
    'customer.partner.address.postal_code': '12',
  })

/**
 * A whole visit of a customer invited for financial advice: two evenings, two employers, a company, three children of
 * whom one is taken away, a partner, refusals on the way, a document, a sending that fails, and one that arrives.
 */
export const financialAdvice = (recorder: Recorder, build: string, rules: string): void => {
  const { act, answer, keep } = recorder
  const logo = keep('data:image/png;base64,iVBORw0KGgo=')
  act(open('2026-11-21', build, rules))
  act({
    type: 'LoadStyle',
    style: { ...defaultTenantStyle, name: 'Linde', slogan: 'Rustig rekenen' },
    logo,
    hero: null,
  })
  act({ type: 'ShowScreen', screen: '/intro' })
  act(load)
  act({ type: 'LoadSetting', name: 'iwize_integration', on: false })
  act({ type: 'LoadLenders', digest: 'leeg', lists: noLenders })
  act({ type: 'SubmitStep', step: 'intro' })
  act({ type: 'ShowScreen', screen: '/personal_details' })
  act({ type: 'SubmitStep', step: 'personal_details' })
  act({ type: 'ShowNotice', kind: 'danger', text: 'Niet alle velden zijn ingevuld' })
  answer({
    'customer.first_name': 'Sanne M.',
    'customer.gender': 'f',
    'customer.maritial_status': 6,
    'customer.phone': '06-123',
    'customer.smoking': 0,
  })
  withHome(recorder)
  withWork(recorder)
  act({ type: 'BeginDay', today: '2026-11-22' })
  act(open('2026-11-22', build, rules))
  act(load)
  withPartner(recorder)
  withChildren(recorder)
  act({ type: 'SubmitStep', step: 'personal_details' })
  act({ type: 'SubmitStep', step: 'complete' })
  const loadedEmployer = 'customer.employers.r004-0'
  answer({
    'customer.phone': '0612345678',
    'customer.address.marktwaarde_woning': 425000,
    'customer.partner.gender': 'm',
    'customer.partner.date_of_birth': '28-02-1980',
    'customer.partner.address.postal_code': '1012 NP',
    [`${loadedEmployer}.function`]: 'Bakker',
    [`${loadedEmployer}.date_of_service`]: '01-09-2009',
  })
  act({ type: 'SubmitStep', step: 'personal_details' })
  act({ type: 'ShowScreen', screen: '/questions_for_the_advisor' })
  answer({
    'questions_for_the_advisor.sections.section_1.questions.question_2.value': 1,
    'questions_for_the_advisor.sections.section_1.questions.question_2.explanation.value': 'Tien of twintig jaar vast?',
  })
  act({ type: 'SubmitStep', step: 'questions_for_the_advisor' })
  act({ type: 'ShowScreen', screen: '/complete' })
  const file = { name: 'loonstrook.pdf', type: 'application/pdf', size: 12, digest: keep('%PDF-1.7 leeg') } as const
  act({ type: 'AttachFile', file })
  act({ type: 'AttachFile', file: { ...file, name: 'dubbel.pdf' } })
  act({ type: 'RemoveFile', name: 'dubbel.pdf' })
  act({ type: 'SubmitStep', step: 'complete' })
  act({ type: 'StartSending', body: 'b1' })
  act({ type: 'NoteFileSent', name: 'loonstrook.pdf' })
  act({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: null })
  act({ type: 'StartSending', body: 'b1' })
  act({ type: 'NoteSent', submittedAt: '2026-11-22T10:00:00Z' })
  act({ type: 'ShowScreen', screen: '/success' })
}
