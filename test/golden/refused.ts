import { loaded, type Recorder } from './recorder'

/** A step that is refused, with the words that the customer read; and hours that were typed with a decimal, twice. */
export const refused = ({ act, answer, add }: Recorder, build: string, rules: string): void => {
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-24', build, rules })
  act({
    type: 'LoadCustomer',
    invitation: {
      id: '4741',
      type: 'full',
      partner_invited: null,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    },
    partnerSession: false,
    office: null,
    customer: loaded({ 'customer.last_name': 'Kramer', 'customer.date_of_birth': '1981-03-04' }),
  })
  act({ type: 'ShowScreen', screen: '/personal_details' })
  answer({ 'customer.initials': 'T.', 'customer.date_of_birth': '31-02-1981', 'customer.has_employers': 1 })
  const hours = `customer.employers.${add('customer.employers')}.working_hours`
  act({ type: 'ChangeAnswer', path: hours, value: 10, typed: '10,3' })
  act({ type: 'ChangeAnswer', path: hours, value: 10, typed: '10,35' })
  act({ type: 'SubmitStep', step: 'personal_details' })
  answer({ 'customer.date_of_birth': '28-02-1981', 'customer.gender': 'm' })
}
