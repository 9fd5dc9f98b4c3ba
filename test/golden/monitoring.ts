import type { Command } from '../../events/decisions/command'
import { loaded, type Recorder } from './recorder'

const part = (number: string, form: string) =>
  loaded({ id: number, leningdeelnummer: number, aflosvorm: form, huidige_hoogte_leningdeel: '120000.00' })

const load: Command = {
  type: 'LoadCustomer',
  invitation: {
    id: '4712',
    type: 'mortgage_pension',
    partner_invited: true,
    valid_until: null,
    submitted_at: null,
    aqopi_info: null,
  },
  partnerSession: false,
  office: null,
  customer: loaded(
    {
      'customer.id': '89',
      'customer.salutation': 'Geachte heer',
      'customer.last_name': 'Bos',
      'customer.date_of_birth': '1957-11-22',
      'customer.gender': 'm',
      'customer.maritial_status': 1,
    },
    {
      'customer.employers': [loaded({ id: '7', name: 'Scheepswerf Bos' })],
      'customer.mortgages': [
        loaded({ id: '1', hdn_company_id: 'AB' }, { parts: [part('1', '1'), part('2', '51')] }),
        loaded({ id: '2', hdn_company_id: 'CD' }, { parts: [part('1', '5')] }),
      ],
      'customer.pensions': [loaded({ id: '3', bruto_pensioenbedrag: '14250.00', aow_samenwonend: '11880.00' })],
    },
  ),
}

/** A whole visit for the mortgage monitor: what is loaded is checked, and kept where nothing is asked of it yet. */
export const monitoring = ({ act, answer, add }: Recorder, build: string, rules: string): void => {
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build, rules })
  act(load)
  act({ type: 'LoadSetting', name: 'iwize_integration', on: true })
  for (const step of ['intro', 'aqopi', 'personal_details'] as const) {
    act({ type: 'ShowScreen', screen: `/${step}` })
    act({ type: 'SubmitStep', step })
  }
  answer({ 'customer.initials': 'J.P.', 'customer.email': 'jan.bos@voorbeeld' })
  const second = add('customer.employers')
  answer({ [`customer.employers.${second}.salary`]: 'onbekend' })
  act({ type: 'SubmitStep', step: 'personal_details' })
  act({ type: 'RemoveItem', list: 'customer.employers', id: second })
  answer({
    'customer.email': 'jan.bos@voorbeeld.example',
    'customer.address.postal_code': '9712HV',
    'customer.address.number': '8',
    'customer.has_partner': 1,
    'customer.partner.first_name': 'Ineke',
    'customer.partner.last_name': 'Bos',
    'customer.partner.date_of_birth': '01-01-2020',
  })
  act({ type: 'FillAddress', at: 'customer.address', found: { street: 'Vismarkt', place: 'Groningen' } })
  act({ type: 'BeginDay', today: '2026-11-22' })
  act({ type: 'SubmitStep', step: 'complete' })
  act({ type: 'ShowNotice', kind: 'danger', text: 'Niet alle velden zijn ingevuld' })
  answer({ 'customer.partner.date_of_birth': '01-01-1960' })
  for (const step of ['personal_details', 'mortgage_and_pension', 'future_income', 'complete'] as const) {
    act({ type: 'SubmitStep', step })
    act({ type: 'ShowScreen', screen: `/${step}` })
  }
  act({ type: 'StartSending', body: 'b1' })
  act({ type: 'NoteSendingFailed', failure: 'invalid', fields: [['partner.date_of_birth', 'Onbekend']], file: null })
  answer({ 'customer.partner.date_of_birth': '02-01-1960' })
  act({ type: 'SubmitStep', step: 'complete' })
  act({ type: 'StartSending', body: 'b1' })
  act({ type: 'NoteSent', submittedAt: '2026-11-22T11:00:00Z' })
}
